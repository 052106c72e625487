// Python code that prints chats from their JSON, in each wire format.
import type { Call } from "hubsmith";
import { type Code, python, type ValueObject } from "hubsmith/code";
import { type ChatPart, chatPrinter, type ChatWire } from "../chat.ts";

type Python = Code<"python">;

/** Runs statements with the data of each server-sent event. */
type ForEachEvent = (statements: (data: Python) => Python) => Python;

/** Statements that print what a streamed delta adds to the thoughts or to the text, after `start = "\n\n"`. */
export const printDelta = (
  delta: Python,
  thought = python`delta.get("reasoning_content") or delta.get("reasoning")`,
  text = "content",
): Python => python`
  delta = ${delta}
  thought = ${thought} or ""
  print(thought, end="", flush=True)
  if delta.get(${text}):
      print(start + delta[${text}], end="", flush=True)
      start = ""
`;

const failsIf = (condition: Python): Python => python`
  if ${condition}:
      raise RuntimeError("The response has no text.")
`;

/** A loop that runs `printPart`, and fails if nothing was printed. */
export const printStreamed = (loop: Python): Python => python`
  answer = ""
  ${loop}
  ${failsIf(python`not answer`)}
`;

/** Statements that print a part of the answer. */
export const printPart = (text: Python): Python => python`
  delta = ${text}
  print(delta, end="", flush=True)
  answer += delta
`;

/** A loop that runs `printDelta`, and fails if no text was printed. */
export const afterThoughts = (loop: Python): Python => python`
  start = "\n\n"
  ${loop}
  ${failsIf(python`start`)}
`;

function streamChat(forEachEvent: ForEachEvent, reasons: boolean): Python {
  const loop = forEachEvent(
    (data) => python`
      ${python.requires("json")}
      event = json.loads(${data})
      if event.get("error") or "choices" not in event:
          raise RuntimeError(event)
      for choice in event["choices"]:
          ${
            reasons
              ? printDelta(python`choice["delta"]`)
              : printPart(python`choice["delta"].get("content") or ""`)
          }
    `,
  );
  return reasons ? afterThoughts(loop) : printStreamed(loop);
}

const THOUGHTS: Readonly<Record<Exclude<ChatWire, "chat">, Python>> = {
  responses: python`
    if event.get("type", "error") in ("error", "response.failed"):
        raise RuntimeError(event)
    if event["type"].endswith("text.delta"):
        ${printPart(python`event["delta"]`)}
    if "reasoning" in event["type"] and event["type"].endswith("text.done"):
        print("\n")
  `,
  messages: python`
    if event.get("type", "error") == "error":
        raise RuntimeError(event)
    if event["type"] == "content_block_delta":
        ${printDelta(python`event["delta"]`, python`delta.get("thinking")`, "text")}
  `,
};

const streamThoughts = (forEachEvent: ForEachEvent, wire: keyof typeof THOUGHTS): Python =>
  (wire === "messages" ? afterThoughts : printStreamed)(
    forEachEvent(
      (data) => python`
        ${python.requires("json")}
        event = json.loads(${data})
        ${THOUGHTS[wire]}
      `,
    ),
  );

const MESSAGES_TEXTS = python`block["text"] for block in result["content"] if block["type"] == "text"`;

const RESPONSES_TEXTS = python`part.get("text", "") for message in messages for part in message["content"]`;

function textsOf(isMessages: boolean, isIndented: boolean): Python {
  const texts = isMessages ? MESSAGES_TEXTS : RESPONSES_TEXTS;
  // The list has no room on one line.
  const list = isIndented
    ? python`
      texts = [
          ${texts}
      ]
    `
    : python`texts = [${texts}]`;
  if (isMessages) return list;
  return python`
    messages = [item for item in result["output"] if item["type"] == "message"]
    ${list}
  `;
}

/**
 * Statements that print the text in the `result` of Messages or Responses, or the result with the reason. Are they
 * indented, such as in a function?
 */
export const printTexts = (isMessages: boolean, isIndented: boolean): Python => python`
  ${textsOf(isMessages, isIndented)}
  print("".join(texts) or result)
`;

const printObject = (isMessages: boolean, isIndented: boolean): Python => python`
  ${textsOf(isMessages, isIndented)}
  if not "".join(texts):
      raise RuntimeError(result)
  print("".join(texts))
`;

// A response without text has the reason: a refusal, a filter or the maximum of tokens.
function printChoice(part: ChatPart, { n = 1 }: ValueObject): Python {
  if (n !== 1)
    return python`
      for choice in response.json()["choices"]:
          print(choice["message"]["content"] or choice)
    `;
  if (part !== "object")
    return python`print(response.json()["choices"][0]["message"]["content"] or response.text)`;
  return python`
    choice = response.json()["choices"][0]
    if not choice["message"]["content"]:
        raise RuntimeError(choice)
    print(choice["message"]["content"])
  `;
}

/** Statements that print the response of a chat in a known wire format; undefined for those that need no others. */
export const printChats = (
  forEachEvent: ForEachEvent,
  isIndented: boolean,
): ((call: Call) => Python | undefined) =>
  chatPrinter({
    whole: (wire, part, parameters) => {
      const isChat = wire === "chat";
      if (part === "all") return isChat ? PRINT_CHOICE : python`print(response.json())`;
      if (part === "message") return undefined;
      if (isChat) return printChoice(part, parameters);
      return python`
        result = response.json()
        ${(part === "object" ? printObject : printTexts)(wire === "messages", isIndented)}
      `;
    },
    stream: (wire, _stream, reasons) => {
      if (wire === "chat") return streamChat(forEachEvent, reasons);
      return reasons ? streamThoughts(forEachEvent, wire) : undefined;
    },
  });

const PRINT_CHOICE = python`print(response.json()["choices"][0])`;
