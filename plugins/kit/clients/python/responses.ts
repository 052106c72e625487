// What OpenAI's Python SDK does with OpenAI's Responses API.
import type { Call } from "hubsmith";
import { type Code, python, type ValueObject } from "hubsmith/code";
import { showsReasoning } from "../response.ts";
import { toolFunctions } from "../tools.ts";
import { sdkArguments } from "./chat.ts";
import { printPart, printStreamed } from "./raw-chat.ts";
import { decoded, loop, resultOf } from "./tools.ts";

type Python = Code<"python">;

/** Calls the model and prints its text, complete or streamed; with tools, runs the functions that it calls first. */
export function respond(call: Call, all: ValueObject, known: readonly string[]): Python {
  const loop = runTools(call, all, known);
  if (loop !== undefined) return loop;
  const name = call.streaming ? python`stream` : python`response`;
  return python`
    ${name} = client.responses.create(${sdkArguments(all, known, call.streaming)})

    ${call.streaming ? printStream(call.parameters) : print(call)}
  `;
}

function runTools(
  call: Call,
  { input, ...all }: ValueObject,
  known: readonly string[],
): Python | undefined {
  if (toolFunctions(call, python) === undefined) return undefined;
  const turn = python`
    response = client.responses.create(${sdkArguments({ ...all, input: python`items` }, known, false)})
    ${FAILS}
    items += response.output
    calls = [item for item in response.output if item.type == "function_call"]
    if not calls:
        break
    for call in calls:
        result = ${resultOf(python`call.name`, decoded(python`call.arguments`))}
        items.append(
            {"type": "function_call_output", "call_id": call.call_id, "output": result}
        )
  `;
  return python`
    items = ${input!}
    ${loop(turn)}

    print(response.output_text or response)
  `;
}

// The SDK does not raise an error for these. An event without a type is an error of the server.
const FAILS = python`
  if response.error:
      raise RuntimeError(response.error)
`;

const FAILS_IF_EVENT = python`
  if event.type in ("error", "response.failed", None):
      raise RuntimeError(event)
`;

function printStream(parameters: ValueObject): Python {
  const shown = showsReasoning(parameters)
    ? python`
      if event.type.endswith("text.delta"):
          ${printPart(python`event.delta`)}
      if "reasoning" in event.type and event.type.endswith("text.done"):
          print("\n")
    `
    : python`
      if event.type == "response.output_text.delta":
          ${printPart(python`event.delta`)}
    `;
  return printStreamed(python`
    for event in stream:
        ${FAILS_IF_EVENT}
        ${shown}
  `);
}

const PRINT_REASONING = python`
  for item in response.output:
      if item.type == "reasoning":
          for part in [*item.summary, *(item.content or [])]:
              print(part.text)
`;

// A response without text has the reason.
function print({ parameters }: Call): Python {
  if (parameters["tools"] !== undefined)
    return python`
      ${FAILS}

      print(response.output)
    `;
  if (parameters["response_format"] !== undefined)
    return python`
      if not response.output_text:
          raise RuntimeError(response)

      print(response.output_text)
    `;
  return python`
    ${FAILS}

    ${showsReasoning(parameters) ? PRINT_REASONING : python``}
    print(response.output_text or response)
  `;
}
