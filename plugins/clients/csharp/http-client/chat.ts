// C# code that prints the response to an HTTP request for a chat, in each wire format.
import type { Call } from "hubsmith";
import { type Code, csharp, type ValueObject } from "hubsmith/code";
import { isChatAnswer } from "../../../kit/tasks/chat-api.ts";
import { isChat, requireRequest } from "../../../kit/clients/refusals.ts";
import { hasSchema, showsMessage, showsReasoning } from "../../../kit/clients/response.ts";

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

function printItems(isMessages: boolean, parameters: ValueObject): CSharp | undefined {
  const reasons = showsReasoning(parameters);
  if (showsMessage(parameters) && !reasons) return undefined;
  const otherwise = hasSchema(parameters["response_format"]) ? FAILS : undefined;
  return csharp`
    var answer = ${ANSWER};
    var result = ${NODES}JsonNode.Parse(answer)!;
    ${FAILS_IF_ERROR}
    ${reasons ? csharp`Console.WriteLine(answer);` : printTexts(isMessages, otherwise)}
  `;
}

function printFirst(parameters: ValueObject): CSharp | undefined {
  const { n = 1, response_format: format } = parameters;
  const reasons = showsReasoning(parameters);
  if (n !== 1 || (showsMessage(parameters) && !reasons)) return undefined;
  if (reasons)
    return csharp`
      var answer = ${ANSWER};
      if (${NODES}JsonNode.Parse(answer)!["choices"] == null)
          ${FAILS};
      Console.WriteLine(answer);
    `;
  return csharp`
    var answer = ${ANSWER};
    var choice = ${CHOICE};
    ${printChoice(hasSchema(format) ? FAILS : undefined)}
  `;
}

/** Statements for the data of an event. */
type PrintEvent = (data: CSharp) => CSharp;

/**
 * Statements that print the response of a chat in a known wire format; undefined for those that need no others.
 * @param read - Makes the statements that read a stream from those for an event.
 */
export function printChat(call: Call, read: (print: PrintEvent) => CSharp): CSharp | undefined {
  const { parameters, task } = call;
  const { answer } = requireRequest(call);
  if (!isChat(call)) return undefined;
  const isUsual = task.wireOf === undefined;
  if (isUsual && !isChatAnswer(answer)) return undefined;
  if (answer.kind !== "stream")
    return isUsual ? printFirst(parameters) : printItems(task.id === "messages", parameters);
  if (!showsReasoning(parameters)) return undefined;
  return csharp`
    ${task.id === "responses" ? csharp`` : csharp`var start = "\n\n"; // of the text, after the thoughts`}
    ${read(THOUGHTS.get(task.id) ?? printDeltas)}
  `;
}

const printText = (text: CSharp): CSharp => csharp`
  if (${text}?.ToString() is { Length: > 0 } text)
  {
      Console.Write(start + text);
      start = "";
  }
`;

const printDeltas: PrintEvent = (data) => csharp`
  ${NODES}
  foreach (var choice in JsonNode.Parse(${data})!["choices"]?.AsArray() ?? throw new HttpRequestException(${data}))
  {
      var delta = choice!["delta"]!;
      Console.Write(delta["reasoning_content"] ?? delta["reasoning"]);
      ${printText(csharp`delta["content"]`)}
  }
`;

const typed = (data: CSharp, failures: CSharp, statements: CSharp): CSharp => csharp`
  var json = ${NODES}JsonNode.Parse(${data})!;
  var type = json["type"]?.ToString();
  if (type is null or ${failures})
      throw new HttpRequestException(${data});
  ${statements}
`;

const THOUGHTS: ReadonlyMap<string, PrintEvent> = new Map<string, PrintEvent>([
  [
    "messages",
    (data) =>
      typed(
        data,
        csharp`"error"`,
        csharp`
          Console.Write(json["delta"]?["thinking"]);
          ${printText(csharp`json["delta"]?["text"]`)}
        `,
      ),
  ],
  [
    "responses",
    (data) =>
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
  ],
]);
