// The chat call that OpenAI's Python SDK and huggingface_hub share.
import type { Call } from "hubsmith";
import { type Code, type Hole, isFile, python, type Value, type ValueObject } from "hubsmith/code";
import { showsMessage, showsReasoning } from "../response.ts";
import { toolFunctions } from "../tools.ts";
import { afterThoughts, printDelta, printPart, printStreamed } from "./raw-chat.ts";
import { decoded, loop, resultOf } from "./tools.ts";

/** The arguments of a method: those that the SDK declares by name, the others in `extra_body`. A file is opened. */
export function sdkArguments(
  all: Readonly<Record<string, Hole<"python">>>,
  known: readonly string[],
  streaming: boolean,
): Code<"python"> {
  const named: Record<string, Hole<"python">> = {};
  const others: [string, Value][] = [];
  for (const [name, value] of Object.entries(all)) {
    if (name === "stream") continue;
    if (!known.includes(name)) others.push([name, value as Value]);
    else named[name] = isFile(value) ? python`open(${value.path}, "rb")` : value;
  }
  if (others.length > 0) named["extra_body"] = Object.fromEntries(others);
  if (streaming) named["stream"] = true;
  return python.args([], named);
}

/** Statements that show why a service refused a request: of an error without a `message`, the SDK shows only the status. */
export const withReason = (statements: Code<"python">): Code<"python"> => python`
  ${python.requires("openai", "APIStatusError")}
  try:
      ${statements}
  except APIStatusError as error:
      raise RuntimeError(error.response.text) from error
`;

/** Calls the model and prints its message, or the streamed tokens; with tools, runs the functions that it calls first. */
export function complete(call: Call, all: ValueObject, known: readonly string[]): Code<"python"> {
  if (toolFunctions(call, python) !== undefined) return runTools(all, known);
  const name = call.streaming ? python`stream` : python`completion`;
  return python`
    ${name} = client.chat.completions.create(${sdkArguments(all, known, call.streaming)})

    ${call.streaming ? printStream(call.parameters) : print(call.parameters)}
  `;
}

function runTools({ messages, ...all }: ValueObject, known: readonly string[]): Code<"python"> {
  const args = sdkArguments({ ...all, messages: python`messages` }, known, false);
  const turn = python`
    completion = client.chat.completions.create(${args})
    message = completion.choices[0].message
    messages.append(message)
    if not message.tool_calls:
        break
    for call in message.tool_calls:
        result = ${resultOf(python`call.function.name`, decoded(python`call.function.arguments`))}
        messages.append({"role": "tool", "tool_call_id": call.id, "content": result})
  `;
  return python`
    messages = ${messages!}
    ${loop(turn)}

    print(message.content or completion)
  `;
}

// The last chunk may have no choices.
const PRINT_STREAM = printStreamed(python`
  for chunk in stream:
      for choice in chunk.choices:
          ${printPart(python`choice.delta.content or ""`)}
`);

// Services have one of two names for it.
const PRINT_REASONING_STREAM = afterThoughts(python`
  for chunk in stream:
      for choice in chunk.choices:
          ${printDelta(python`dict(choice.delta)`)}
`);

const printStream = (parameters: ValueObject): Code<"python"> =>
  showsReasoning(parameters) ? PRINT_REASONING_STREAM : PRINT_STREAM;

const PRINT_REASONING = python`
  message = completion.choices[0].message
  print(
      getattr(message, "reasoning_content", None) or getattr(message, "reasoning", None)
  )
  print(message.content or completion)
`;

// A completion without text has the reason: a refusal, a filter or the maximum of tokens.
function print(parameters: ValueObject): Code<"python"> {
  if (showsReasoning(parameters)) return PRINT_REASONING;
  const { n, response_format: format } = parameters;
  const shown = showsMessage(parameters) ? python`message` : python`message.content or choice`;
  if (typeof n === "number" && n > 1)
    return python`
      for choice in completion.choices:
          print(choice.${shown})
    `;
  if (showsMessage(parameters)) return python`print(completion.choices[0].message)`;
  if (format === undefined)
    return python`print(completion.choices[0].message.content or completion)`;
  return python`
    message = completion.choices[0].message
    if not message.content:
        raise RuntimeError(completion)
    print(message.content)
  `;
}
