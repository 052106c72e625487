// JavaScript code that prints the response to an HTTP request for a chat, in each wire format.
import type { Call } from "hubsmith";
import type { TextStream } from "#core/http/response";
import { type Code, js, ts } from "hubsmith/code";
import { blocksText } from "./json.ts";
import { anyOf, typed } from "./typed.ts";
import { type ChatPart, chatPrinter } from "../chat.ts";
import { afterThoughts, printChoices, printPart, printStreamed, printThought } from "./chat.ts";
import { PRINT_ALL_DELTAS } from "./responses.ts";

type Js = Code<"js">;

/** The lines of a response. The types of its body differ between browsers and Node. */
export const LINES = js`${js.requires("node:readline", "createInterface")}${js.requires("node:stream", "Readable")}${typed(
  js`createInterface({ input: Readable.fromWeb(response.body) })`,
  ts`createInterface({ input: Readable.fromWeb(response.body as any) })`,
)}`;

/** Runs statements with the `data` of each server-sent event. */
export const forEachEvent = (statements: Js): Js => js`
  async function* lines() {
      yield* ${LINES};
      yield ""; // ends the last event
  }
  let data = "";
  for await (const line of lines()) {
      if (line.startsWith("data:")) data += line.slice(5);
      if (line !== "") continue;
      if (data.includes("{")) {
          ${statements}
      }
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

const BLOCKS_TEXT = blocksText(js`result`);

const textOfParts = (part: Js): Js => js`
  const messages = result.output.filter((${anyOf("item")}) => item.type === "message");
  const content = messages.flatMap((${anyOf("message")}) => message.content);
  const text = content.map((${anyOf("part")}) => ${part}).join("");
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

function printItems(isMessages: boolean, part: ChatPart): Js {
  if (part === "all") return js`console.log(JSON.stringify(result));`;
  if (part === "message")
    return js`console.log(JSON.stringify(${isMessages ? js`result.content` : js`result.output`}));`;
  return part === "object" ? printObject(isMessages) : printText(isMessages);
}

const parsed = (statements: Js): Js => js`
  const result = await response.json();
  ${FAILS_IF_ERROR}
  ${statements}
`;

function streamChat(reasons: boolean): Js {
  const loop = forEachEvent(js`
    const event = JSON.parse(data);
    if (event.error || !event.choices) throw new Error(data);
    ${
      reasons
        ? printThought(js`event.choices[0]?.delta`)
        : printPart(js`event.choices[0]?.delta.content ?? ""`)
    }
  `);
  return reasons ? afterThoughts(loop) : printStreamed(loop);
}

const PRINT_ALL_BLOCKS = js`
  ${printPart(js`event.delta?.thinking ?? event.delta?.text ?? ""`)}
  if (event.type === "content_block_stop") process.stdout.write("\n\n");
`;

const streamAll = (isMessages: boolean, { failures = [] }: Pick<TextStream, "failures">): Js =>
  printStreamed(
    forEachEvent(js`
      ${parseEvent(failures)}
      ${isMessages ? PRINT_ALL_BLOCKS : PRINT_ALL_DELTAS}
    `),
  );

/** Statements that print the response of a chat in a known wire format; undefined for those that need no others. */
export const printRawChat: (call: Call) => Js | undefined = chatPrinter({
  whole: (wire, part, parameters) => {
    if (wire !== "chat") return parsed(printItems(wire === "messages", part));
    return parsed(
      part === "all"
        ? js`console.log(JSON.stringify(result.choices[0]));`
        : printChoices(js`result`, parameters),
    );
  },
  stream: (wire, stream, reasons) => {
    if (wire === "chat") return streamChat(reasons);
    return reasons ? streamAll(wire === "messages", stream) : undefined;
  },
});
