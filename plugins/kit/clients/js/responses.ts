// What OpenAI's JavaScript SDK does with OpenAI's Responses API.
import type { Call } from "hubsmith";
import { type Code, js, ts, type Value, type ValueObject } from "hubsmith/code";
import { typed } from "./typed.ts";
import { printPart, printStreamed } from "./chat.ts";
import { hasSchema, showsReasoning } from "../response.ts";
import { toolFunctions } from "../tools.ts";
import { defineFunctions, failsIfUnknown, loop } from "./tools.ts";

type Js = Code<"js">;

const INPUT = ts`OpenAI.Responses.ResponseInput`;

/** The arguments of a request. OpenAI's types require members that have defaults. */
export const typedArguments = (all: ValueObject): Readonly<Record<string, Value | Js>> =>
  Object.fromEntries(
    Object.entries(all).map(([name, value]) => {
      if (name === "tools") return [name, cast(value, ts`any`)];
      return [name, name === "input" && hasPicture(value) ? cast(value, INPUT) : value];
    }),
  );

const cast = (value: Value, type: Code<"ts">): Js => typed(js`${value}`, ts`${value} as ${type}`);

const hasPicture = (input: Value): boolean => JSON.stringify(input).includes('"input_image"');

/** The loop of a chat with tools, which prints the last text; undefined if there is none. */
export function respondWithTools(call: Call, given: ValueObject): Js | undefined {
  const functions = toolFunctions(call, js);
  if (functions === undefined) return undefined;
  const { input: first, ...all } = typedArguments(given);
  const turn = js`
    response = await client.responses.create(${js.object({ ...all, input: js`input` })});
    ${FAILS}
    input.push(...${typed(js`response.output`, ts`(response.output as ${INPUT})`)});
    const calls = response.output.filter((item) => item.type === "function_call");
    if (calls.length === 0) break;
    for (const call of calls) {
        ${failsIfUnknown(js`call.name`)}
        const output = functions[call.name](JSON.parse(call.arguments));
        input.push({
            type: "function_call_output",
            call_id: call.call_id,
            output,
        });
    }
  `;
  return js`
    ${defineFunctions(functions)}

    const ${typed(js`input`, ts`input: ${INPUT}`)} = ${first!};
    let response;
    ${loop(turn)}

    ${PRINT}
  `;
}

// The SDK does not throw an error for these. An event without a type is an error of the server.
const FAILS = js`if (response.error) throw new Error(JSON.stringify(response.error));`;
const FAILS_IF_EVENT = js`
  if (["error", "response.failed", undefined].includes(event.type)) {
      throw new Error(JSON.stringify(event));
  }
`;

// A response without text has the reason: a refusal, a filter or the maximum of tokens.
const PRINT = js`console.log(response.output_text || JSON.stringify(response));`;

/** Prints `response`, or the text of `stream`. */
export function printResponse({ streaming, parameters }: Call): Js {
  if (streaming)
    return printStreamed(js`
      for await (const event of stream) {
          ${FAILS_IF_EVENT}
          ${showsReasoning(parameters) ? typed(PRINT_ALL_DELTAS, TYPED_DELTAS) : PRINT_DELTA}
      }
    `);
  if (hasSchema(parameters["response_format"]))
    return js`
      if (!response.output_text) throw new Error(JSON.stringify(response));
      console.log(response.output_text);
    `;
  return js`
    ${FAILS}
    ${print(parameters)}
  `;
}

const PRINT_DELTA = js`
  if (event.type === "response.output_text.delta") {
      ${printPart(js`event.delta`)}
  }
`;

/** Statements that print the text of an event, and of the thoughts before it, with an empty line between them. */
export const PRINT_ALL_DELTAS = js`
  if (event.type.endsWith("text.delta")) {
      ${printPart(js`event.delta`)}
  }
  if (event.type.endsWith("text.done")) process.stdout.write("\n\n");
`;

// Other events that end so have one, too, but the types of the SDK do not know it.
const TYPED_DELTAS = ts`
  if (event.type.endsWith("text.delta")) {
      const delta = (event as any).delta;
      process.stdout.write(delta);
      answer += delta;
  }
  if (event.type.endsWith("text.done")) process.stdout.write("\n\n");
`;

function print(parameters: ValueObject): Js {
  if (parameters["tools"] !== undefined) return js`console.log(JSON.stringify(response.output));`;
  if (!showsReasoning(parameters)) return PRINT;
  return js`
    for (const item of response.output) {
        if (item.type !== "reasoning") continue;
        for (const part of [...item.summary, ...(item.content ?? [])]) {
            console.log(part.text);
        }
    }
    ${PRINT}
  `;
}
