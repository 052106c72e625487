// What OpenAI's Python SDK does with OpenAI's Responses API.
import type { Call } from "hubsmith";
import { type Code, python, type ValueObject } from "hubsmith/code";
import { showsReasoning } from "../response.ts";
import { toolFunctions } from "../tools.ts";
import { sdkArguments } from "./chat.ts";
import { decoded, resultOf } from "./tools.ts";

type Python = Code<"python">;

/** Calls the model and prints its text, complete or streamed; with tools, runs the functions that it calls first. */
export function respond(call: Call, all: ValueObject, known: readonly string[]): Python {
  const loop = runTools(call, all, known);
  if (loop !== undefined) return loop;
  const name = call.streaming ? python`stream` : python`response`;
  return python`
    ${name} = client.responses.create(${sdkArguments(all, known, call.streaming)})

    ${call.streaming ? PRINT_STREAM : print(call)}
  `;
}

function runTools(
  call: Call,
  { input, ...all }: ValueObject,
  known: readonly string[],
): Python | undefined {
  const functions = toolFunctions(call, python);
  if (functions === undefined) return undefined;
  return python`
    items = ${input!}
    while True:
        response = client.responses.create(${sdkArguments({ ...all, input: python`items` }, known, false)})
        items += response.output
        calls = [item for item in response.output if item.type == "function_call"]
        if not calls:
            break
        for call in calls:
            result = ${resultOf(functions, python`call.name`, decoded(python`call.arguments`))}
            items.append(
                {"type": "function_call_output", "call_id": call.call_id, "output": result}
            )

    print(response.output_text)
  `;
}

// The SDK does not raise an error for these events.
const PRINT_STREAM = python`
  for event in stream:
      if event.type in ("error", "response.failed"):
          raise RuntimeError(event)
      if event.type == "response.output_text.delta":
          print(event.delta, end="", flush=True)
`;

function print({ parameters }: Call): Python {
  if (parameters["tools"] !== undefined) return python`print(response.output)`;
  if (!showsReasoning(parameters)) return python`print(response.output_text)`;
  return python`
    for item in response.output:
        if item.type == "reasoning":
            for part in [*item.summary, *(item.content or [])]:
                print(part.text)
    print(response.output_text)
  `;
}
