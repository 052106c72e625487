// JavaScript code that prints the response to an HTTP request for a chat, in each wire format.
import type { Call } from "hubsmith";
import type { TextStream } from "#core/http/response";
import { type Code, js, type ValueObject } from "hubsmith/code";
import { isChatAnswer } from "../../tasks/chat-api.ts";
import { isChat, requireRequest } from "../refusals.ts";
import { hasSchema, showsMessage, showsReasoning } from "../response.ts";
import { printChoices, printThought, START } from "./chat.ts";
import { PRINT_ALL_DELTAS } from "./responses.ts";

type Js = Code<"js">;

/** The lines of a response. */
export const LINES = js`${js.requires("node:readline", "createInterface")}${js.requires("node:stream", "Readable")}createInterface({ input: Readable.fromWeb(response.body) })`;

/** Runs statements with the `data` of each server-sent event. */
export const forEachEvent = (statements: Js): Js => js`
  async function* lines() {
      yield* ${LINES};
      yield ""; // ends the last event
  }
  let data = "";
  for await (const line of lines()) {
      if (line.startsWith("data:")) data += line.slice(5);
      if (line !== "" || !data.includes("{")) continue;
      ${statements}
      data = "";
  }
`;

/** Statements that parse the `data` of an event with a type, and fail if it is an error, which may have no type. */
export const parseEvent = (failures: readonly string[]): Js => js`
  const event = JSON.parse(data);
  if ([${js.join([...failures.map((one) => js`${one}`), js`undefined`], ", ")}].includes(event.type)) {
      throw new Error(data);
  }
`;

/** A statement that fails if `result` is an error, which services send with any status. */
export const FAILS_IF_ERROR = js`if (result.error) throw new Error(JSON.stringify(result));`;

// Other blocks have no text.
const BLOCKS_TEXT = js`result.content.map((block) => block.text).join("")`;

const textOfParts = (part: Js): Js => js`
  const messages = result.output.filter((item) => item.type === "message");
  const content = messages.flatMap((message) => message.content);
  const text = content.map((part) => ${part}).join("");
`;

/** Statements that print the text in the `result` of Messages or Responses, or the result with the reason why it has none. */
export const printText = (isMessages: boolean): Js =>
  isMessages
    ? js`console.log(${BLOCKS_TEXT} || result);`
    : js`
      ${textOfParts(js`part.text ?? part.refusal`)}
      console.log(text || result);
    `;

const printObject = (isMessages: boolean): Js => js`
  ${isMessages ? js`const text = ${BLOCKS_TEXT};` : textOfParts(js`part.text`)}
  if (!text) throw new Error(JSON.stringify(result));
  console.log(text);
`;

function printItems(isMessages: boolean, parameters: ValueObject): Js {
  if (showsReasoning(parameters)) return js`console.log(JSON.stringify(result));`;
  if (showsMessage(parameters))
    return js`console.log(JSON.stringify(${isMessages ? js`result.content` : js`result.output`}));`;
  return hasSchema(parameters["response_format"]) ? printObject(isMessages) : printText(isMessages);
}

const parsed = (statements: Js): Js => js`
  const result = await response.json();
  ${FAILS_IF_ERROR}
  ${statements}
`;

const streamChat = (parameters: ValueObject): Js => js`
  ${showsReasoning(parameters) ? START : js``}
  ${forEachEvent(js`
    const event = JSON.parse(data);
    if (event.error || !event.choices) throw new Error(data);
    ${
      showsReasoning(parameters)
        ? printThought(js`event.choices[0]?.delta`)
        : js`process.stdout.write(event.choices[0]?.delta.content ?? "");`
    }
  `)}
`;

const PRINT_ALL_BLOCKS = js`
  process.stdout.write(event.delta?.thinking ?? event.delta?.text ?? "");
  if (event.type === "content_block_stop") process.stdout.write("\n\n");
`;

const streamAll = (isMessages: boolean, { failures = [] }: Pick<TextStream, "failures">): Js =>
  forEachEvent(js`
    ${parseEvent(failures)}
    ${isMessages ? PRINT_ALL_BLOCKS : PRINT_ALL_DELTAS}
  `);

/** Statements that print the response of a chat in a known wire format; undefined for those that need no others. */
export function printRawChat(call: Call): Js | undefined {
  const { parameters, task } = call;
  const { answer } = requireRequest(call);
  if (!isChat(call)) return undefined;
  const isMessages = task.id === "messages";
  if (isMessages || task.id === "responses") {
    if (answer.kind !== "stream") return parsed(printItems(isMessages, parameters));
    return showsReasoning(parameters) ? streamAll(isMessages, answer) : undefined;
  }
  if (!isChatAnswer(answer)) return undefined;
  if (answer.kind === "stream") return streamChat(parameters);
  return parsed(
    showsReasoning(parameters)
      ? js`console.log(JSON.stringify(result.choices[0]));`
      : printChoices(js`result`, parameters),
  );
}
