// The chat call that OpenAI's Python SDK and huggingface_hub share.
import type { Call } from "hubsmith";
import { type Code, type Hole, isFile, python, type Value, type ValueObject } from "hubsmith/code";

/** The arguments of a method: those that the SDK declares by name, the others in `extra_body`. A file is opened. */
export function sdkArguments(
  all: ValueObject,
  known: readonly string[],
  streaming: boolean,
): Code<"python"> {
  const named: Record<string, Hole<"python">> = {};
  const others: [string, Value][] = [];
  for (const [name, value] of Object.entries(all)) {
    if (name === "stream") continue;
    if (!known.includes(name)) others.push([name, value]);
    else named[name] = isFile(value) ? python`open(${value.path}, "rb")` : value;
  }
  if (others.length > 0) named["extra_body"] = Object.fromEntries(others);
  if (streaming) named["stream"] = true;
  return python.args([], named);
}

/** Calls the model and prints its message, or the streamed tokens. */
export function complete({ streaming, parameters }: Call, args: Code<"python">): Code<"python"> {
  const name = streaming ? python`stream` : python`completion`;
  return python`
    ${name} = client.chat.completions.create(${args})

    ${streaming ? PRINT_STREAM : print(parameters)}
  `;
}

// The last chunk may have no choices.
const PRINT_STREAM = python`
  for chunk in stream:
      for choice in chunk.choices:
          print(choice.delta.content or "", end="", flush=True)
`;

// The content may be empty with tools or a format.
function print({ n, tools, response_format: format }: ValueObject): Code<"python"> {
  const showsMessage = tools !== undefined || format !== undefined;
  const shown = showsMessage ? python`message` : python`message.content`;
  if (typeof n !== "number" || n < 2) return python`print(completion.choices[0].${shown})`;
  return python`
    for choice in completion.choices:
        print(choice.${shown})
  `;
}
