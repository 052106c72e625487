// What OpenAI's JavaScript SDK does with OpenAI's Responses API.
import type { Call } from "hubsmith";
import { type Code, js, type ValueObject } from "hubsmith/code";
import { showsReasoning } from "../response.ts";
import { toolFunctions } from "../tools.ts";
import { defineFunctions, resultOf } from "./tools.ts";

type Js = Code<"js">;

/** The loop of a chat with tools, which prints the last text; undefined if there is none. */
export function respondWithTools(
  call: Call,
  { input: first, ...all }: ValueObject,
): Js | undefined {
  const functions = toolFunctions(call, js);
  if (functions === undefined) return undefined;
  return js`
    ${defineFunctions(functions)}

    const input = ${first!};
    let response;
    let calls;
    do {
        response = await client.responses.create(${js.object({ ...all, input: js`input` })});
        input.push(...response.output);
        calls = response.output.filter((item) => item.type === "function_call");
        for (const call of calls) {
            const output = ${resultOf(functions, js`call.name`, js`JSON.parse(call.arguments)`)};
            input.push({
                type: "function_call_output",
                call_id: call.call_id,
                output,
            });
        }
    } while (calls.length > 0);

    console.log(response.output_text);
  `;
}

/** Prints `response`, or the text of `stream`. */
export function printResponse({ streaming, parameters }: Call): Js {
  if (streaming)
    return js`
      for await (const event of stream) {
          if (event.type === "error" || event.type === "response.failed") {
              throw new Error(JSON.stringify(event));
          }
          if (event.type === "response.output_text.delta") {
              process.stdout.write(event.delta);
          }
      }
    `;
  if (parameters["tools"] !== undefined) return js`console.log(JSON.stringify(response.output));`;
  if (!showsReasoning(parameters)) return js`console.log(response.output_text);`;
  return js`
    for (const item of response.output) {
        if (item.type !== "reasoning") continue;
        for (const part of [...item.summary, ...(item.content ?? [])]) {
            console.log(part.text);
        }
    }
    console.log(response.output_text);
  `;
}
