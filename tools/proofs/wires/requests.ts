// What the published schemas of the three wires want from a request: every problem is a line.
import type { Seen } from "#plugins/kit/testing/running/service/received";

type Json = Readonly<Record<string, unknown>>;
/** The id of the task of a wire format. */
export type WireId = "conversational" | "responses" | "messages";

type Check = (seen: Seen, body: Json) => readonly string[];

const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? (value as Json[]) : []);
const objectIn = (value: unknown): Json => (value ?? {}) as Json;
const isText = (value: unknown): boolean => typeof value === "string" && value !== "";
/** The sentences whose condition is not met. */
const unmet = (wanted: Readonly<Record<string, boolean>>): readonly string[] =>
  Object.keys(wanted).filter((sentence) => !wanted[sentence]);

const unknownIn = (body: Json, names: string): readonly string[] =>
  Object.keys(body)
    .filter((name) => !names.split(" ").includes(name))
    .map((name) => `${name} is not a member`);

const isSchema = (schema: unknown): boolean => objectIn(schema)["type"] === "object";
const NAMED = /^[\w-]{1,64}$/;

/** Every call has one result, directly after it, and every result has a call. */
function pairs(calls: readonly unknown[], results: readonly unknown[]): readonly string[] {
  return unmet({
    "each call has one result with its id":
      calls.every(isText) && [...calls].sort().join() === [...results].sort().join(),
  });
}

// https://platform.openai.com/docs/api-reference/chat/create
const CHAT =
  "model messages stream stream_options temperature max_tokens max_completion_tokens top_p stop seed frequency_penalty presence_penalty response_format tools tool_choice parallel_tool_calls reasoning_effort logprobs top_logprobs n logit_bias user store metadata";
const chat: Check = (_, body) => {
  const messages = list(body["messages"]);
  const format = objectIn(body["response_format"]);
  const schema = objectIn(format["json_schema"]);
  return [
    ...unknownIn(body, CHAT),
    ...messages.flatMap((message, at) => chatMessage(message, messages, at)),
    ...list(body["tools"]).flatMap((tool) => {
      const { name, parameters } = objectIn(tool["function"]);
      return unmet({
        "a tool is a function with a name and a schema":
          tool["type"] === "function" && NAMED.test(String(name)) && isSchema(parameters),
      });
    }),
    ...unmet({
      "model is a string": isText(body["model"]),
      "messages has messages": messages.length > 0,
      "response_format has a json_schema with a name and a schema":
        body["response_format"] === undefined ||
        (format["type"] === "json_schema" && isText(schema["name"]) && isSchema(schema["schema"])),
    }),
  ];
};

function chatMessage(message: Json, all: readonly Json[], at: number): readonly string[] {
  const { role, content, tool_calls: given } = message;
  const calls = list(given);
  const end = all.findIndex((next, place) => place > at && next["role"] !== "tool");
  const results = all.slice(at + 1, end < 0 ? undefined : end);
  const orphan = role === "tool" && !["tool", "assistant"].includes(String(all[at - 1]?.["role"]));
  return [
    ...unmet({
      "the role of a message is known": [
        "system",
        "developer",
        "user",
        "assistant",
        "tool",
      ].includes(String(role)),
      "a message has content": isText(content) || Array.isArray(content) || calls.length > 0,
      "a result follows its call": !orphan,
      "a call of a message is complete": calls.every(
        (call) => call["type"] === "function" && isText(objectIn(call["function"])["name"]),
      ),
    }),
    ...(role === "assistant"
      ? pairs(
          calls.map(({ id }) => id),
          results.map((result) => result["tool_call_id"]),
        )
      : []),
  ];
}

// https://platform.openai.com/docs/api-reference/responses/create
const RESPONSES =
  "model input instructions stream temperature top_p max_output_tokens text tools tool_choice parallel_tool_calls reasoning top_logprobs store include metadata previous_response_id truncation user";
const TYPES = ["message", "function_call", "function_call_output", "reasoning"];
const responses: Check = (_, body) => {
  const items = list(body["input"]);
  const format = objectIn(objectIn(body["text"])["format"]);
  const callIds = (type: string): readonly unknown[] =>
    items.filter((item) => item["type"] === type).map((item) => item["call_id"]);
  return [
    ...unknownIn(body, RESPONSES),
    ...pairs(callIds("function_call"), callIds("function_call_output")),
    ...items.flatMap((item) => {
      const type = String(item["type"] ?? "message");
      const isMessage = type === "message";
      return unmet({
        "the type of an item is known": TYPES.includes(type),
        "the role of a message is known":
          !isMessage || ["user", "assistant", "system", "developer"].includes(String(item["role"])),
        "a message has content":
          !isMessage || isText(item["content"]) || Array.isArray(item["content"]),
        "the output of a function is a string":
          type !== "function_call_output" || typeof item["output"] === "string",
        "the arguments of a call are a string":
          type !== "function_call" || typeof item["arguments"] === "string",
      });
    }),
    ...list(body["tools"]).flatMap((tool) =>
      unmet({
        "a tool is a function with a name and a schema":
          tool["type"] === "function" &&
          NAMED.test(String(tool["name"])) &&
          isSchema(tool["parameters"]),
      }),
    ),
    ...unmet({
      "model is a string": isText(body["model"]),
      "input is a string or items": isText(body["input"]) || items.length > 0,
      "text.format has a name and a schema":
        body["text"] === undefined ||
        (format["type"] === "json_schema" && isText(format["name"]) && isSchema(format["schema"])),
      "reasoning is an object": ["undefined", "object"].includes(typeof body["reasoning"]),
    }),
  ];
};

// https://docs.claude.com/en/api/messages
const MESSAGES =
  "model messages max_tokens system stream temperature top_p top_k stop_sequences tools tool_choice thinking metadata output_config service_tier";
const messages: Check = ({ headers }, body) => {
  const turns = list(body["messages"]);
  const format = objectIn(body["output_config"])["format"] as Json | undefined;
  return [
    ...unknownIn(body, MESSAGES),
    ...turns.flatMap((turn, at) => messageTurn(turn, turns[at + 1])),
    ...list(body["tools"]).flatMap((tool) =>
      unmet({
        "a tool has a name and an input_schema":
          NAMED.test(String(tool["name"])) && isSchema(tool["input_schema"]),
      }),
    ),
    ...unmet({
      "the header anthropic-version is set": isText(headers["anthropic-version"]),
      "model is a string": isText(body["model"]),
      "max_tokens is an integer": Number.isInteger(body["max_tokens"]),
      "messages begins with the user": turns[0]?.["role"] === "user",
      "a schema is in output_config.format":
        format === undefined || (format["type"] === "json_schema" && isSchema(format["schema"])),
    }),
  ];
};

function messageTurn({ role, content }: Json, next: Json | undefined): readonly string[] {
  const ids = (of: unknown, type: string, member: string): readonly unknown[] =>
    list(of)
      .filter((block) => block["type"] === type)
      .map((block) => block[member]);
  const isKnown = role === "user" || role === "assistant";
  return [
    ...unmet({
      "the role of a message is known": isKnown,
      "a message has content": isText(content) || list(content).length > 0,
      "each block has a type": list(content).every((block) => isText(block["type"])),
    }),
    ...(role === "assistant"
      ? pairs(ids(content, "tool_use", "id"), ids(next?.["content"], "tool_result", "tool_use_id"))
      : []),
  ];
}

export const REQUESTS: Readonly<Record<WireId, Check>> = {
  conversational: chat,
  responses,
  messages,
};
