// Responses. OpenAI's newer wire format of chats: items instead of messages, and events with a type.
import { answer, defineTask, isAbsence, type Absence, type RequestContext } from "hubsmith";
import type { Value, ValueObject } from "hubsmith/code";
import {
  functionsIn,
  type Message,
  messagesIn,
  objectIn,
  partsOf,
} from "../kit/tasks/chat-messages.ts";
import { wireParts } from "../kit/tasks/wire.ts";

// A message with calls is an item for each call, and a result is an item of its own.
function itemsOf({ role, content, calls, callId }: Message): readonly Value[] {
  if (role === "tool") return [{ type: "function_call_output", call_id: callId, output: content }];
  const asked = calls.map(({ id, name, arguments: given }) => ({
    type: "function_call",
    call_id: id,
    name,
    arguments: given,
  }));
  const isEmpty = content === null || content === "";
  return isEmpty && asked.length > 0
    ? asked
    : [{ role, content: contentOf(role, content) }, ...asked];
}

function contentOf(role: string, content: Value): Value {
  if (typeof content === "string") return content;
  const type = role === "assistant" ? "output_text" : "input_text";
  return partsOf(content).map((part) =>
    "text" in part ? { type, text: part.text } : { type: "input_image", image_url: part.url },
  );
}

// A single text is sent unchanged.
function inputOf(messages: readonly Message[], hasTools: boolean): Value {
  const [first, ...others] = messages;
  const isPlain =
    others.length === 0 && first!.role === "user" && typeof first!.content === "string";
  return isPlain && !hasTools ? first!.content : messages.flatMap(itemsOf);
}

function body({ providerId, inputs, parameters }: RequestContext<Value>): ValueObject | Absence {
  const { tools, tool_choice: choice, response_format: format, ...more } = parameters;
  const { max_tokens: max, reasoning_effort: effort, ...others } = more;
  const messages = messagesIn(inputs, "The Responses API");
  if (isAbsence(messages)) return messages;
  return {
    model: providerId,
    input: inputOf(messages, tools !== undefined),
    ...others,
    ...(max === undefined ? {} : { max_output_tokens: max }),
    ...(tools === undefined
      ? {}
      : { tools: functionsIn(tools).map((tool) => ({ type: "function", ...tool })) }),
    ...(choice === undefined ? {} : { tool_choice: choiceOf(choice) }),
    ...(format === undefined ? {} : { text: { format: formatOf(format) } }),
    ...(effort === undefined ? {} : { reasoning: { effort } }),
  };
}

function choiceOf(choice: Value): Value {
  const { name } = objectIn(objectIn(choice)["function"] ?? null);
  return name === undefined ? choice : { type: "function", name };
}

function formatOf(format: Value): Value {
  const { json_schema: schema, ...more } = objectIn(format);
  return schema === undefined ? format : { ...more, ...objectIn(schema) };
}

export default defineTask({
  ...wireParts(
    "temperature",
    "max_tokens",
    "top_p",
    "response_format",
    "tools",
    "tool_choice",
    "parallel_tool_calls",
    "reasoning_effort",
    "top_logprobs",
  ),
  id: "responses",
  label: "Responses",
  inputs: "json",
  output: "json",
  toolCalls: {
    items: "output",
    history: "input",
    type: "function_call",
    arguments: "arguments",
    id: "call_id",
    result: { type: "function_call_output", id: "call_id", content: "output" },
  },
  routerApi: {
    request: (context) => {
      const json = body(context);
      return isAbsence(json) ? json : { path: "v1/responses", json };
    },
    answer: (streaming) =>
      streaming
        ? answer.stream({
            format: "sse",
            at: "delta",
            type: "response.output_text.delta",
            failures: ["error", "response.failed"],
          })
        : // What a model thinks comes before its message.
          answer.json("output.-1.content.0.text", "string"),
  },
});
