// What the three wires want from the messages of a request: every problem is a line. The contracts check all else, but their
// model calls a fixed function once.
import type { WireId } from "#plugins/kit/providers/turns.contract";

type Json = Readonly<Record<string, unknown>>;

const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? (value as Json[]) : []);
const isText = (value: unknown): boolean => typeof value === "string" && value !== "";
/** The sentences whose condition is not met. */
const unmet = (wanted: Readonly<Record<string, boolean>>): readonly string[] =>
  Object.keys(wanted).filter((sentence) => !wanted[sentence]);

/** Every call has one result, directly after it, and every result has a call. */
const pairs = (calls: readonly unknown[], results: readonly unknown[]): readonly string[] =>
  unmet({
    "each call has one result with its id":
      calls.every(isText) && [...calls].sort().join() === [...results].sort().join(),
  });

function messageFaults(
  { role, content, tool_calls: calls }: Json,
  roles: readonly string[],
): readonly string[] {
  return unmet({
    "the role of a message is known": roles.includes(String(role)),
    "a message has content": isText(content) || list(content).length > 0 || list(calls).length > 0,
  });
}

// https://platform.openai.com/docs/api-reference/chat/create
function chat(body: Json): readonly string[] {
  const messages = list(body["messages"]);
  return messages.flatMap((message, at) => {
    const isOrphan =
      message["role"] === "tool" && !/tool|assistant/.test(String(messages[at - 1]?.["role"]));
    const end = messages.findIndex((next, place) => place > at && next["role"] !== "tool");
    const results = messages.slice(at + 1, end < 0 ? undefined : end);
    return [
      ...messageFaults(message, ["system", "developer", "user", "assistant", "tool"]),
      ...unmet({ "a result follows its call": !isOrphan }),
      ...(message["role"] === "assistant"
        ? pairs(
            list(message["tool_calls"]).map(({ id }) => id),
            results.map((result) => result["tool_call_id"]),
          )
        : []),
    ];
  });
}

// https://platform.openai.com/docs/api-reference/responses/create
const TYPES = ["message", "function_call", "function_call_output", "reasoning"];
function responses({ input }: Json): readonly string[] {
  const items = list(input);
  const callIds = (wanted: string): readonly unknown[] =>
    items.filter(({ type }) => type === wanted).map((item) => item["call_id"]);
  return [
    ...pairs(callIds("function_call"), callIds("function_call_output")),
    ...items.flatMap((item) => {
      const { type = "message", output = "", arguments: given = "" } = item;
      return [
        ...unmet({
          "the type of an item is known": TYPES.includes(String(type)),
          "the output of a function is a string": typeof output === "string",
          "the arguments of a call are a string": typeof given === "string",
        }),
        ...(type === "message"
          ? messageFaults(item, ["user", "assistant", "system", "developer"])
          : []),
      ];
    }),
  ];
}

// https://docs.claude.com/en/api/messages
function messages(body: Json): readonly string[] {
  const turns = list(body["messages"]);
  const ids = (content: unknown, wanted: string, member: string): readonly unknown[] =>
    list(content)
      .filter(({ type }) => type === wanted)
      .map((block) => block[member]);
  return turns.flatMap((turn, at) => [
    ...messageFaults(turn, ["user", "assistant"]),
    ...(turn["role"] === "assistant"
      ? pairs(
          ids(turn["content"], "tool_use", "id"),
          ids(turns[at + 1]?.["content"], "tool_result", "tool_use_id"),
        )
      : []),
  ]);
}

export const REQUESTS: Readonly<Record<WireId, (body: Json) => readonly string[]>> = {
  conversational: chat,
  responses,
  messages,
};

/** The paths of the wire formats. */
export const PATHS: Readonly<Record<WireId, string>> = {
  conversational: "/v1/chat/completions",
  responses: "/v1/responses",
  messages: "/v1/messages",
};
