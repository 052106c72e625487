// The chat call that OpenAI's Python SDK and huggingface_hub have in common.
import type { Call } from "hubsmith";
import { type Code, python, type Value } from "hubsmith/code";

/** The arguments of a chat: options the SDK knows by name, the others in `extra_body`. */
export function chatArguments(
  call: Call,
  model: string | undefined,
  known: string,
): Code<"python"> {
  const names = new Set(known.split(" "));
  const given = Object.entries(call.parameters);
  const extra = given.filter(([name]) => !names.has(name));
  const named: Record<string, Value> = {
    ...(model === undefined ? {} : { model }),
    messages: call.inputs,
    ...Object.fromEntries(given.filter(([name]) => names.has(name))),
    ...(extra.length > 0 ? { extra_body: Object.fromEntries(extra) } : {}),
    ...(call.streaming ? { stream: true } : {}),
  };
  return python.args([], named);
}

/** Makes the call and prints what comes: the message, or its pieces as they come. */
export function readCompletion(call: Call, args: Code<"python">): Code<"python"> {
  return call.streaming
    ? python`
        stream = client.chat.completions.create(${args})

        for chunk in stream:
            for choice in chunk.choices:
                print(choice.delta.content or "", end="", flush=True)
      `
    : python`
        completion = client.chat.completions.create(${args})

        print(completion.choices[0].message.content)
      `;
}
