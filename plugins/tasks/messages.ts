// Messages. Anthropic's wire format of chats: blocks of content, and events with a type.
import { absent, answer, defineTask, isAbsence, type Absence, type RequestContext } from "hubsmith";
import type { Value, ValueObject } from "hubsmith/code";
import { isText } from "hubsmith/language";
import {
  functionsIn,
  listIn,
  type Message,
  messagesIn,
  objectIn,
  partsOf,
} from "../kit/tasks/chat-messages.ts";
import { wireParts } from "../kit/tasks/wire.ts";

// The maximum is required.
const TOKENS = 1024;

function messageOf({ role, content, calls, callId }: Message): ValueObject {
  if (role === "tool")
    return { role: "user", content: [{ type: "tool_result", tool_use_id: callId, content }] };
  if (calls.length === 0) return { role, content: contentOf(content) };
  const used = calls.map(({ id, name, arguments: given }) => ({
    type: "tool_use",
    id,
    name,
    input: parsed(given),
  }));
  const isEmpty = content === null || content === "";
  return { role, content: [...(isEmpty ? [] : blocksOf(content)), ...used] };
}

function parsed(text: Value): Value {
  try {
    return JSON.parse(text as string) as Value;
  } catch {
    return {};
  }
}

const contentOf = (content: Value): Value =>
  typeof content === "string" ? content : blocksOf(content);

const blocksOf = (content: Value): readonly Value[] =>
  partsOf(content).map((part) =>
    "text" in part
      ? { type: "text", text: part.text }
      : { type: "image", source: sourceOf(part.url) },
  );

// The data of a URL is sent without the URL.
function sourceOf(url: Value): Value {
  const content = isText(url)
    ? url.parts.find((part) => typeof part === "object" && "file" in part)
    : undefined;
  if (content !== undefined)
    return { type: "base64", media_type: content.file.type, data: content };
  const [, type, data] =
    typeof url === "string" ? (/^data:([^;,]+);base64,(.*)$/s.exec(url) ?? []) : [];
  return type === undefined
    ? { type: "url", url }
    : { type: "base64", media_type: type, data: data! };
}

// The results of several calls are in one message.
const merged = (messages: readonly ValueObject[]): readonly Value[] =>
  messages.reduce<readonly ValueObject[]>((all, message) => {
    const last = all.at(-1);
    const isResult = ({ content }: ValueObject): boolean =>
      objectIn(listIn(content!)[0] ?? null)["type"] === "tool_result";
    if (last === undefined || !isResult(last) || !isResult(message)) return [...all, message];
    const content = [...listIn(last["content"]!), ...listIn(message["content"]!)];
    return [...all.slice(0, -1), { ...last, content }];
  }, []);

const isSystem = ({ role }: Message): boolean => role === "system" || role === "developer";

function body({ providerId, inputs, parameters }: RequestContext<Value>): ValueObject | Absence {
  const { tools, tool_choice: choice, stop, ...more } = parameters;
  const { reasoning_effort: effort, response_format: wanted, ...given } = more;
  const { max_tokens: max = TOKENS, ...others } = given;
  const all = messagesIn(inputs, "The Messages API");
  if (isAbsence(all)) return all;
  const format = wanted === undefined ? undefined : formatOf(wanted);
  if (isAbsence(format)) return format;
  const output: ValueObject = {
    ...(effort === undefined ? {} : { effort }),
    ...(format === undefined ? {} : { format }),
  };
  const system = all.filter(isSystem).flatMap(({ content }) => partsOf(content));
  const texts = system.flatMap((part) => ("text" in part ? [part.text] : []));
  return {
    model: providerId,
    max_tokens: max,
    ...(texts.length === 0 ? {} : { system: texts.join("\n\n") }),
    messages: merged(all.filter((message) => !isSystem(message)).map(messageOf)),
    ...others,
    ...(stop === undefined ? {} : { stop_sequences: [stop].flat() }),
    ...(tools === undefined ? {} : { tools: functionsIn(tools).map(toolOf) }),
    ...(choice === undefined ? {} : { tool_choice: choiceOf(choice) }),
    ...(Object.keys(output).length === 0 ? {} : { output_config: output }),
  };
}

// A schema has no name here, and is always strict.
function formatOf(format: Value): Value | Absence {
  const { type, json_schema: named = {} } = objectIn(format);
  const { schema } = objectIn(named);
  return type === "json_schema" && schema !== undefined
    ? { type, schema }
    : absent({
        code: "wrong-parameter",
        reason: "The Messages API needs a JSON schema as response_format.",
        fix: "Pass a schema, or use chat completions.",
      });
}

const toolOf = ({
  parameters = { type: "object" },
  ...more
}: ReturnType<typeof functionsIn>[number]): Value => ({
  ...more,
  input_schema: parameters,
});

const CHOICES: ReadonlyMap<Value, string> = new Map([["required", "any"]]);

function choiceOf(choice: Value): Value {
  const { name } = objectIn(objectIn(choice)["function"] ?? null);
  return name === undefined ? { type: CHOICES.get(choice) ?? choice } : { type: "tool", name };
}

const parts = wireParts(
  "temperature",
  "max_tokens",
  "top_p",
  "stop",
  "response_format",
  "tools",
  "tool_choice",
  "reasoning_effort",
);

// It has no objects without a schema.
const NAMED = {
  type: "json_schema",
  json_schema: {
    name: "named",
    schema: {
      type: "object",
      properties: { name: { type: "string" } },
      required: ["name"],
      additionalProperties: false,
    },
  },
};

export default defineTask({
  ...parts,
  parameters: {
    ...parts.parameters,
    response_format: { ...parts.parameters.response_format, example: NAMED },
  },
  id: "messages",
  label: "Messages",
  inputs: "json",
  output: "json",
  toolCalls: {
    items: "content",
    history: "messages",
    inMessages: true,
    type: "tool_use",
    arguments: "input",
    id: "id",
    result: { type: "tool_result", id: "tool_use_id", content: "content" },
  },
  routerApi: {
    request: (context) => {
      const json = body(context);
      const headers = { "anthropic-version": "2023-06-01" };
      return isAbsence(json) ? json : { path: "v1/messages", headers, json };
    },
    answer: (streaming) =>
      streaming
        ? answer.stream({
            format: "sse",
            at: "delta.text",
            type: "content_block_delta",
            failures: ["error"],
          })
        : // What a model thinks comes before its text.
          answer.json("content.-1.text", "string"),
  },
});
