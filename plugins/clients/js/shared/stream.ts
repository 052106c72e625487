// How JavaScript prints a chat as it comes: line by line, whatever pieces the network makes of it.
import { once } from "hubsmith/clients";
import { type Code, js } from "hubsmith/code";

type Js = Code<"js">;

// Marked as pure, so that a bundler leaves out what a client does not print.
/** Prints the stream in `response`. */
export const readStream: (hasTools: boolean) => Js = /* @__PURE__ */ once(
  (hasTools) => js`
    if (!response.headers.get("content-type")?.includes("event-stream")) {
        throw new Error(await response.text());
    }

    async function* linesOf(body) {
        let rest = "";
        for await (const text of body.pipeThrough(new TextDecoderStream())) {
            const lines = (rest + text).split("\n");
            rest = lines.pop() ?? "";
            yield* lines;
        }
        yield rest;
    }

    let isDone = false;
    for await (const line of linesOf(response.body)) {
        const data = line.startsWith("data:") ? line.slice("data:".length).trim() : "";
        if (data === "") continue;
        isDone ||= data === "[DONE]";
        if (data === "[DONE]") break;
        const event = JSON.parse(data);
        if (event.error || !(event.choices || event.usage)) throw new Error(data);
        ${writeChoices(js`event`, hasTools)}
    }
    ${MUST_BE_DONE}
  `,
);

/** Prints the chunks that an SDK gives. */
export const readChunks: (chunks: Js, hasTools: boolean) => Js = /* @__PURE__ */ once(
  (chunks, hasTools) => js`
    let isDone = false;
    for await (const chunk of ${chunks}) {
        ${writeChoices(js`chunk`, hasTools)}
    }
    ${MUST_BE_DONE}
  `,
);

// A stream that is cut looks like one that has ended, but for its last event.
const MUST_BE_DONE = js`if (!isDone) throw new Error("The stream ended before the answer did.");`;

// Events without a choice or a text are part of every stream; a model calls tools only where it was given some.
function writeChoices(chunk: Js, hasTools: boolean): Js {
  const tools = js`
    for (const { function: tool } of delta?.tool_calls ?? []) {
        if (tool?.name) process.stdout.write("\n" + tool.name + " ");
        process.stdout.write(tool?.arguments ?? "");
    }
  `;
  return js`
    for (const { delta, finish_reason } of ${chunk}.choices ?? []) {
        process.stdout.write(delta?.content ?? "");
        ${hasTools ? tools : js``}
        isDone ||= Boolean(finish_reason);
    }
  `;
}
