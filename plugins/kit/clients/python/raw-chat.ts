// Python code that prints chats from their JSON, in each wire format.
import type { Call } from "hubsmith";
import { type Code, python, type ValueObject } from "hubsmith/code";
import { isChatAnswer } from "../../tasks/chat-api.ts";
import { isChat, requireRequest } from "../refusals.ts";
import { showsMessage, showsReasoning } from "../response.ts";

type Python = Code<"python">;

/** Runs statements with the `data` of each server-sent event. Groups of lines are between empty lines. */
export const forEachEvent = (statements: Python): Python => python`
  ${python.requires("itertools")}
  for _, lines in itertools.groupby(response.iter_lines(), bool):
      data = b"".join(line[5:] for line in lines if line.startswith(b"data:"))
      if b"{" in data:
          ${statements}
`;

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

const START = python`start = "\n\n"`;

const streamChat = (parameters: ValueObject): Python => python`
  ${showsReasoning(parameters) ? START : python``}
  ${forEachEvent(python`
    ${python.requires("json")}
    event = json.loads(data)
    if event.get("error") or "choices" not in event:
        raise RuntimeError(event)
    for choice in event["choices"]:
        ${
          showsReasoning(parameters)
            ? printDelta(python`choice["delta"]`)
            : python`print(choice["delta"].get("content") or "", end="", flush=True)`
        }
  `)}
`;

const REASONING_STREAM: ReadonlyMap<string, Python> = new Map([
  [
    "responses",
    python`
      if event.get("type", "error") in ("error", "response.failed"):
          raise RuntimeError(event)
      if event["type"].endswith("text.delta"):
          print(event["delta"], end="", flush=True)
      if "reasoning" in event["type"] and event["type"].endswith("text.done"):
          print("\n")
    `,
  ],
  [
    "messages",
    python`
      if event.get("type", "error") == "error":
          raise RuntimeError(event)
      if event["type"] == "content_block_delta":
          ${printDelta(python`event["delta"]`, python`delta.get("thinking")`, "text")}
    `,
  ],
]);

function streamReasoning(wire: string): Python | undefined {
  const printed = REASONING_STREAM.get(wire);
  if (printed === undefined) return undefined;
  return python`
    ${wire === "messages" ? START : python``}
    ${forEachEvent(python`
      ${python.requires("json")}
      event = json.loads(data)
      ${printed}
    `)}
  `;
}

const MESSAGES_TEXTS = python`texts = [block["text"] for block in result["content"] if block["type"] == "text"]`;

const RESPONSES_TEXTS = python`
  messages = [item for item in result["output"] if item["type"] == "message"]
  texts = [part.get("text", "") for message in messages for part in message["content"]]
`;

/** Statements that print the text in the `result` of Messages or Responses, or the result with the reason. */
export const printTexts = (isMessages: boolean): Python => python`
  ${isMessages ? MESSAGES_TEXTS : RESPONSES_TEXTS}
  print("".join(texts) or result)
`;

const printObject = (isMessages: boolean): Python => python`
  ${isMessages ? MESSAGES_TEXTS : RESPONSES_TEXTS}
  if not "".join(texts):
      raise RuntimeError(result)
  print("".join(texts))
`;

/** The whole response of Messages or Responses. */
function printWhole({ task, parameters }: Call): Python | undefined {
  const isMessages = task.id === "messages";
  if (!isMessages && task.id !== "responses") return undefined;
  if (showsReasoning(parameters)) return python`print(response.json())`;
  if (showsMessage(parameters)) return undefined;
  const shown =
    parameters["response_format"] === undefined ? printTexts(isMessages) : printObject(isMessages);
  return python`
    result = response.json()
    ${shown}
  `;
}

// A response without a text has the reason: a refusal, a filter or the maximum of tokens.
function printChoice({ n = 1, response_format: format }: ValueObject): Python | undefined {
  if (n !== 1)
    return python`
      for choice in response.json()["choices"]:
          print(choice["message"]["content"] or choice)
    `;
  if (format === undefined)
    return python`print(response.json()["choices"][0]["message"]["content"] or response.text)`;
  return python`
    choice = response.json()["choices"][0]
    if not choice["message"]["content"]:
        raise RuntimeError(choice)
    print(choice["message"]["content"])
  `;
}

/** Statements that print the response of a chat in a known wire format; undefined for those that need no others. */
export function printChat(call: Call): Python | undefined {
  const { parameters, task } = call;
  const { answer } = requireRequest(call);
  if (!isChat(call)) return undefined;
  if (task.wireOf !== undefined) {
    if (answer.kind !== "stream") return printWhole(call);
    return showsReasoning(parameters) ? streamReasoning(task.id) : undefined;
  }
  if (!isChatAnswer(answer)) return undefined;
  if (answer.kind === "stream") return streamChat(parameters);
  if (showsReasoning(parameters)) return python`print(response.json()["choices"][0])`;
  return showsMessage(parameters) ? undefined : printChoice(parameters);
}
