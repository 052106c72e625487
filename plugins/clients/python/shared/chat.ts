// The chat call that OpenAI's Python SDK and huggingface_hub have in common.
import type { Call } from "hubsmith";
import { once } from "hubsmith/clients";
import { type Code, python, type Value, type ValueObject } from "hubsmith/code";

/** The arguments of a chat, added to the first: those that the SDK knows go by name, the others in `extra_body`. */
export function chatArguments(
  addressed: { model?: string; messages: Value },
  options: ValueObject,
  known: readonly string[],
  streaming: boolean,
): Code<"python"> {
  const named: Record<string, Value> = addressed;
  const others: [string, Value][] = [];
  for (const name of Object.keys(options)) {
    if (known.includes(name)) named[name] = options[name]!;
    else others.push([name, options[name]!]);
  }
  if (others.length > 0) named["extra_body"] = Object.fromEntries(others);
  if (streaming) named["stream"] = true;
  return python.args([], named);
}

/** Makes the call and prints what comes: the message, or its pieces as they come. `guard` may stand around the call. */
export function readCompletion(
  call: Call,
  args: Code<"python">,
  guard = (called: Code<"python">): Code<"python"> => called,
): Code<"python"> {
  if (!call.streaming) {
    return python`
      ${guard(python`completion = client.chat.completions.create(${args})`)}
      ${MESSAGE}
    `;
  }
  return python`
    ${guard(python`stream = client.chat.completions.create(${args})`)}

    ${readChunks(call.parameters["tools"] !== undefined)}
  `;
}

const MESSAGE = python`
  if not completion.choices:
      raise SystemExit(f"Unexpected answer: {completion}")

  message = completion.choices[0].message
  print(message.content or message)
`;

const readChunks = once(
  (hasTools: boolean) => python`
    finished = False
    for chunk in stream:
        for choice in chunk.choices:
            print(choice.delta.content or "", end="", flush=True)
            ${hasTools ? CALLS : python``}
            finished = finished or choice.finish_reason is not None
    if not finished:
        raise SystemExit("\nThe stream ended early.")
  `,
);

const CALLS = python`
  for call in choice.delta.tool_calls or []:
      if call.function:
          print(call.function.name or "", call.function.arguments or "", sep="", end="", flush=True)
`;
