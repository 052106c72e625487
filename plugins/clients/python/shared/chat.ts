// The chat call that OpenAI's Python SDK and huggingface_hub have in common.
import type { Call } from "hubsmith";
import { once } from "hubsmith/clients";
import { type Code, python, type Value, type ValueObject } from "hubsmith/code";

/** The arguments of a chat: those that the SDK knows go by name, the others in `extra_body`. */
export function chatArguments(
  addressed: { readonly model?: string; readonly messages: Value },
  options: ValueObject,
  known: readonly string[],
  streaming: boolean,
): Code<"python"> {
  const isKnown = ([name]: readonly [string, Value]): boolean => known.includes(name);
  const given = Object.entries(options);
  const others = given.filter((one) => !isKnown(one));
  return python.args([], {
    ...addressed,
    ...Object.fromEntries(given.filter(isKnown)),
    ...(others.length > 0 ? { extra_body: Object.fromEntries(others) } : {}),
    ...(streaming ? { stream: true } : {}),
  });
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
