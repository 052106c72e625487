// C# code that prints the response to an HTTP request for a chat, in each wire format.
import { type Code, csharp, type ValueObject } from "hubsmith/code";
import type { ChatPart, ChatWire } from "../../../kit/clients/chat.ts";

type CSharp = Code<"csharp">;

const NODES = csharp.requires("System.Text.Json.Nodes");
const LINQ = csharp.requires("System.Linq");
const FAILS = csharp`throw new HttpRequestException(answer)`;

/** An expression: the body of the response. */
export const ANSWER = csharp`await response.Content.ReadAsStringAsync()`;

/** An expression: the first choice in `answer`. */
export const CHOICE = csharp`${NODES}JsonNode.Parse(answer)!["choices"]?[0] ?? ${FAILS}`;

/** A statement that prints the text of `choice`, or the response with the reason why it has none. */
export const printChoice = (otherwise = csharp`answer`): CSharp =>
  csharp`Console.WriteLine(choice["message"]?["content"]?.ToString() is { Length: > 0 } text ? text : ${otherwise});`;

/** A statement that fails if `result` is an error. */
export const FAILS_IF_ERROR = csharp`
  if (result["error"] != null)
      ${FAILS};
`;

/** Statements that print the text in `result` of Messages or Responses, or the response with the reason. */
export const printTexts = (isMessages: boolean, otherwise = csharp`answer`): CSharp => csharp`
  ${
    isMessages
      ? csharp`var text = string.Concat(result["content"]!.AsArray().Select(block => block!["text"]));`
      : csharp`
        var messages = result["output"]!.AsArray().Where(one => one!["type"]!.ToString() == "message");
        var text = string.Concat(messages.SelectMany(one => one!["content"]!.AsArray()).Select(part => part!["text"]));
      `
  }
  ${LINQ}Console.WriteLine(text != "" ? text : ${otherwise});
`;

const RESULT = csharp`
  var result = ${NODES}JsonNode.Parse(answer)!;
  ${FAILS_IF_ERROR}
`;

const FAILS_WITHOUT_CHOICES = csharp`
  if (${NODES}JsonNode.Parse(answer)!["choices"] == null)
      ${FAILS};
`;

/** Statements that print a part of a complete response. */
export function printWhole(
  wire: ChatWire,
  part: ChatPart,
  { n = 1 }: ValueObject,
): CSharp | undefined {
  const isChat = wire === "chat";
  if (part === "message" || (isChat && n !== 1)) return undefined;
  const first = part === "all" ? FAILS_WITHOUT_CHOICES : csharp`var choice = ${CHOICE};`;
  const otherwise = part === "object" ? FAILS : undefined;
  const text = isChat ? printChoice(otherwise) : printTexts(wire === "messages", otherwise);
  return csharp`
    var answer = ${ANSWER};
    ${isChat ? first : RESULT}
    ${part === "all" ? csharp`Console.WriteLine(answer);` : text}
  `;
}

/** Statements for the data of an event. */
type PrintEvent = (data: CSharp) => CSharp;

/**
 * Statements that print a stream with thoughts.
 * @param read - Makes the statements that read a stream from those for an event.
 */
export const printThoughts = (
  wire: ChatWire,
  read: (print: PrintEvent) => CSharp,
): CSharp => csharp`
  ${wire === "responses" ? csharp`` : csharp`var start = "\n\n"; // of the text, after the thoughts`}
  ${read(THOUGHTS[wire])}
`;

const printText = (text: CSharp): CSharp => csharp`
  if (${text}?.ToString() is { Length: > 0 } text)
  {
      Console.Write(start + text);
      start = "";
  }
`;

const typed = (data: CSharp, failures: CSharp, statements: CSharp): CSharp => csharp`
  var json = ${NODES}JsonNode.Parse(${data})!;
  var type = json["type"]?.ToString();
  if (type is null or ${failures})
      throw new HttpRequestException(${data});
  ${statements}
`;

const THOUGHTS: Readonly<Record<ChatWire, PrintEvent>> = {
  chat: (data) => csharp`
    ${NODES}
    foreach (var choice in JsonNode.Parse(${data})!["choices"]?.AsArray() ?? throw new HttpRequestException(${data}))
    {
        var delta = choice!["delta"]!;
        Console.Write(delta["reasoning_content"] ?? delta["reasoning"]);
        ${printText(csharp`delta["content"]`)}
    }
  `,
  messages: (data) =>
    typed(
      data,
      csharp`"error"`,
      csharp`
        Console.Write(json["delta"]?["thinking"]);
        ${printText(csharp`json["delta"]?["text"]`)}
      `,
    ),
  responses: (data) =>
    typed(
      data,
      csharp`"error" or "response.failed"`,
      csharp`
        if (type.EndsWith("text.delta"))
            Console.Write(json["delta"]);
        if (type.Contains("reasoning") && type.EndsWith("text.done"))
            Console.Write("\n\n");
      `,
    ),
};
