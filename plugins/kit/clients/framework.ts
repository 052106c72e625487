// What frameworks for language models share: a chat with OpenAI's API, whose loop, schema and stream the framework hides.
import { absent, type Absence, type Call, defineClient, type Plugin, template } from "hubsmith";
import type { ClientSpec } from "hubsmith";
import type { Code, Value, ValueObject } from "hubsmith/code";
import type { Tag } from "hubsmith/language";
import { isObject } from "#core/base/describe";
import conversational from "../../tasks/conversational.ts";
import featureExtraction from "../../tasks/feature-extraction.ts";
import { openAiCall, refuseUnlessOpenAi } from "./openai-sdk.ts";
import { hasSchema, showsMessage, showsReasoning } from "./response.ts";
import { schemaOf, type SimpleSchema } from "./structured.ts";
import { type ToolFunction, toolFunctions } from "./tools.ts";

/** A chat, as frameworks receive it. @public */
export interface FrameworkChat {
  /** The id of the provider, or `endpoint`. */
  readonly provider: string;
  /** The id of the model there. */
  readonly model: Value;
  /** The URL up to `/chat/completions`, the key, and other headers if there are some, under the framework's names. */
  readonly connection: ValueObject;
  /** The messages, as OpenAI's API has them. */
  readonly messages: readonly Message[];
  /** The content of the only message, if it is a user's. */
  readonly prompt?: Message["content"];
  /** The prompt if it is a string, or else the messages. */
  readonly input: Value;
  /** The other members of the body, under the framework's names. */
  readonly settings: ValueObject;
  /** The functions that the model may call. */
  readonly functions?: readonly ToolFunction[];
  /** The schema of the answer. */
  readonly schema?: SimpleSchema;
  /** Whether what the model thought is printed, too. */
  readonly reasons: boolean;
  /** Whether the answer is streamed. */
  readonly streaming: boolean;
}

/** A message of OpenAI's API. @public */
export type Message = ValueObject & {
  readonly role: string;
  readonly content: string | readonly ValueObject[];
};

/**
 * What a framework does not support, with the reason as a sentence without its subject: `runs no tools`. `text`, `stream`,
 * `tools` and `structured` are kinds of chats, and have a reason by default if there is no method for them. `pictures` are
 * all parts of messages other than text; `conversations` are several messages, or one with the role `system`; `calls` are
 * messages with the calls and the results of functions.
 * @public
 */
export type Lacking = Partial<
  Record<
    | "text"
    | "tools"
    | "structured"
    | "stream"
    | "reasoning"
    | "pictures"
    | "conversations"
    | "calls",
    string
  >
>;

/**
 * The settings of a chat, for frameworks that name them as OpenAI's API does.
 * @example
 * ```ts
 * import { CHAT_SETTINGS } from "hubsmith/clients";
 *
 * const settings = { ...CHAT_SETTINGS, stop: "stop_sequences" };
 * settings.stop; // → "stop_sequences"
 * ```
 * @public
 */
export const CHAT_SETTINGS: Readonly<Record<string, string>> = {
  temperature: "temperature",
  max_tokens: "max_tokens",
  top_p: "top_p",
  seed: "seed",
  stop: "stop",
  frequency_penalty: "frequency_penalty",
  presence_penalty: "presence_penalty",
  logit_bias: "logit_bias",
};

/** The definition of a framework's client, for `frameworkClient`. @public */
export interface FrameworkSpec<L extends string> extends Pick<
  ClientSpec,
  "id" | "label" | "order" | "install"
> {
  /** The tag of its language. */
  readonly tag: Tag<L>;
  /** Its names of the options of a connection. Without one for headers, a call that needs some is rejected. */
  readonly connection: {
    readonly baseUrl: string;
    readonly key: string;
    readonly headers?: string;
  };
  /**
   * Its names of the members of a request's body; a call with other members is rejected. A name with a dot is a member of
   * an argument: `extra_body.max_tokens`.
   */
  readonly settings: Readonly<Record<string, string>>;
  /**
   * Matches the members of messages that it sends, besides those that all send: `name`; and members of their parts, such as
   * `part.image_url.detail`. A call with others is rejected. By default, it sends none.
   */
  readonly keeps?: RegExp;
  /** Why it cannot do what it has no method for, and what else it cannot do. */
  readonly lacks?: Lacking;
  /** Why it cannot make a chat, besides `lacks`, as a sentence without its subject; undefined if it can. */
  refuses?(chat: FrameworkChat): string | undefined;
  /** Prints the statements of each chat before all others, such as those that connect with the provider. */
  connect?(chat: FrameworkChat): Code<L>;
  /** Prints the program that prints an answer. By default, there is none. */
  text?(chat: FrameworkChat): Code<L>;
  /** Prints the program that prints an answer while it arrives. By default, there is none. */
  stream?(chat: FrameworkChat): Code<L>;
  /** Prints the program that runs the functions that a model calls, in at most ten turns. By default, there is none. */
  tools?(chat: FrameworkChat, functions: readonly ToolFunction[]): Code<L>;
  /** Prints the program that parses an answer by a schema. By default, there is none. */
  structured?(chat: FrameworkChat, schema: SimpleSchema): Code<L>;
  /**
   * Prints the program that embeds a text, and prints the length of its embedding; or an array of texts, and prints the
   * number of embeddings. By default, there is none.
   */
  embeddings?(call: FrameworkCall, input: Value): Code<L>;
}

/** A call that is not a chat. @public */
export type FrameworkCall = Pick<FrameworkChat, "provider" | "model" | "connection" | "settings">;

/**
 * Creates the client of a framework, which calls chats with OpenAI's API. Never throws.
 * @returns The client plugin.
 * @example
 * ```ts
 * import { frameworkClient } from "hubsmith/clients";
 * import { python } from "hubsmith/code";
 *
 * const easel = frameworkClient({
 *   id: "python/easel",
 *   label: "Easel",
 *   order: 29,
 *   install: { pip: ["easel"] },
 *   tag: python,
 *   connection: { baseUrl: "url", key: "api_key" },
 *   settings: { max_tokens: "max_tokens" },
 *   text: ({ model, connection, input, settings }) => python`
 *     print(easel.chat(${python.args([model, input], { ...connection, ...settings })}))
 *   `,
 * });
 * easel.id; // → "python/easel"
 * ```
 * @public
 */
export function frameworkClient<L extends string>(spec: FrameworkSpec<L>): Plugin<"client"> {
  const { id, label, order, install, tag, embeddings } = spec;
  return defineClient({
    id,
    label,
    order,
    ...(install === undefined ? {} : { install }),
    language: tag.language,
    isFramework: true,
    refuses: (call) => refuseUnlessOpenAi(call, label) ?? refuse(spec, call),
    templates: [
      template(conversational, (call) => print(spec, chatOf(spec, call))),
      ...(embeddings === undefined
        ? []
        : [
            template(featureExtraction, (call) => {
              const { input = null } = openAiCall(call).arguments;
              return embeddings(chatOf(spec, call), input);
            }),
          ]),
    ],
  });
}

function print<L extends string>(spec: FrameworkSpec<L>, chat: FrameworkChat): Code<L> {
  const program = programOf(spec, chat);
  return spec.connect ? spec.tag.join([spec.connect(chat), program], "\n\n") : program;
}

function programOf<L extends string>(spec: FrameworkSpec<L>, chat: FrameworkChat): Code<L> {
  const { functions, schema, streaming } = chat;
  if (functions !== undefined) return spec.tools!(chat, functions);
  if (schema !== undefined) return spec.structured!(chat, schema);
  return streaming ? spec.stream!(chat) : spec.text!(chat);
}

const NOT_SETTINGS = /^(?:model|messages|stream|tools|response_format|input|encoding_format)$/;

function chatOf<L extends string>(spec: FrameworkSpec<L>, call: Call): FrameworkChat {
  const { baseUrl, headers, arguments: all } = openAiCall(call);
  const { model = null, messages: given } = all;
  const messages = (Array.isArray(given) ? given : []) as readonly Message[];
  const [first, ...others] = messages;
  const prompt = others.length === 0 && first?.role === "user" ? first.content : undefined;
  const functions = toolFunctions(call, spec.tag);
  const schema = schemaOf(call);
  const names = spec.connection;
  return {
    provider: call.target === "endpoint" ? "endpoint" : call.provider,
    model,
    connection: {
      [names.baseUrl]: baseUrl,
      [names.key]: call.token,
      ...(names.headers !== undefined && Object.keys(headers).length > 0
        ? { [names.headers]: headers }
        : {}),
    },
    messages,
    ...(prompt === undefined ? {} : { prompt }),
    input: typeof prompt === "string" ? prompt : messages,
    settings: settingsOf(all, spec.settings),
    ...(functions === undefined ? {} : { functions }),
    ...(schema === undefined ? {} : { schema }),
    reasons: showsReasoning(call.parameters),
    streaming: call.streaming,
  };
}

function settingsOf(all: ValueObject, names: Readonly<Record<string, string>>): ValueObject {
  const settings: Record<string, Value> = {};
  for (const [name, value] of Object.entries(all)) {
    if (NOT_SETTINGS.test(name)) continue;
    const [argument = name, member] = (names[name] ?? name).split(".");
    settings[argument] =
      member === undefined ? value : { ...(settings[argument] as ValueObject), [member]: value };
  }
  return settings;
}

/** What a framework cannot do; what it has no method for is among it. */
const lacksOf = <L extends string>({
  text,
  tools,
  structured,
  stream,
  lacks,
}: FrameworkSpec<L>): Lacking => ({
  ...(text === undefined ? { text: "prints no text" } : {}),
  ...(tools === undefined ? { tools: "runs no tools" } : {}),
  ...(structured === undefined ? { structured: "parses no answers" } : {}),
  ...(stream === undefined ? { stream: "streams no answers" } : {}),
  ...lacks,
});

/** Why a framework cannot make a call that OpenAI's SDK can. */
function refuse<L extends string>(spec: FrameworkSpec<L>, call: Call): Absence | undefined {
  const { label, settings, connection, embeddings } = spec;
  const { parameters, task } = call;
  const no = (code: string, what: string): Absence =>
    absent({
      code,
      reason: `${label} ${what}.`,
      fix: "Choose the SDK of OpenAI.",
    });
  const { arguments: all, method, headers } = openAiCall(call);
  const isChat = method.path === "/chat/completions";
  if (!isChat && (embeddings === undefined || method.path !== "/embeddings"))
    return no(
      "framework-lacks-task",
      `does not have the ${task.wireOf === undefined ? "task" : "wire format"} ${task.label}`,
    );
  if (connection.headers === undefined && Object.keys(headers).length > 0)
    return no("framework-lacks-headers", "sends no other headers than the key");
  const unknown = Object.keys(all).filter(
    (name) => !NOT_SETTINGS.test(name) && !Object.hasOwn(settings, name),
  );
  if (unknown.length > 0)
    return no("framework-lacks-parameter", `has no setting for ${unknown.join(", ")}`);
  if (!isChat) return undefined;
  const chat = chatOf(spec, call);
  if (!chat.messages.every(isMessage))
    return no("framework-lacks-chat", "needs messages with texts or parts");
  const { response_format: format, tools, n = 1 } = parameters;
  const isUsed: Readonly<Record<keyof Lacking, boolean>> = {
    text: tools === undefined && format === undefined && !chat.streaming,
    tools: tools !== undefined,
    structured: format !== undefined,
    stream: chat.streaming,
    reasoning: chat.reasons,
    pictures: chat.messages.some(({ content }) => typeof content !== "string"),
    conversations: chat.prompt === undefined,
    calls: chat.messages.some((one) => one.role === "tool" || "tool_calls" in one),
  };
  const lacks = lacksOf(spec);
  const lacking = (Object.keys(isUsed) as (keyof Lacking)[]).find(
    (one) => isUsed[one] && lacks[one] !== undefined,
  );
  if (lacking !== undefined) return no(`framework-lacks-${lacking}`, lacks[lacking]!);
  const dropped = chat.messages.flatMap(moreMembers).find((name) => !spec.keeps?.test(name));
  if (dropped !== undefined)
    return no("framework-lacks-members", `does not send the member ${dropped} of messages`);
  if (isUsed.tools && !chat.functions?.every(hasSimpleTypes))
    return no("framework-lacks-tools", "runs tools in its own loop, which cannot run these");
  if (isUsed.structured && chat.schema === undefined)
    return no("framework-lacks-structured", "needs a schema with members of simple types");
  if (n !== 1) return no("framework-lacks-parameter", "returns one answer");
  const isMore = showsMessage(parameters) && !isUsed.tools && !chat.reasons;
  if (isMore && !hasSchema(format))
    return no("framework-lacks-parameter", "returns only the text of an answer");
  const other = spec.refuses?.(chat);
  return other === undefined ? undefined : no("framework-lacks-chat", other);
}

// The libraries need these strings.
function isPart(part: Value): boolean {
  if (!isObject(part)) return false;
  const { text = "", input_audio: audio } = part;
  const isAudio = audio === undefined || (isObject(audio) && typeof audio["format"] === "string");
  return typeof text === "string" && isAudio;
}

const isMessage = (message: Value): boolean => {
  const content = isObject(message) ? message["content"] : undefined;
  const isCalling = isObject(message) && message["tool_calls"] !== undefined;
  return (
    typeof content === "string" ||
    (Array.isArray(content) && content.every(isPart)) ||
    (isCalling && (content ?? null) === null)
  );
};

// The members that frameworks send: those of parts are inside their type.
const SENT =
  /^(?:role|content|tool_calls|tool_call_id|part\.(?:type|text|image_url|image_url\.url|input_audio|input_audio\.(?:data|format)))$/;

/** The members of a message and of its parts that frameworks may drop. */
const moreMembers = ({ content, ...message }: Message): readonly string[] =>
  [
    ...Object.keys(message),
    ...(Array.isArray(content) ? (content as readonly ValueObject[]) : []).flatMap((part) =>
      Object.entries(part).flatMap(([name, value]) => [
        `part.${name}`,
        ...(isObject(value) ? Object.keys(value).map((key) => `part.${name}.${key}`) : []),
      ]),
    ),
  ].filter((name) => !SENT.test(name));

const hasSimpleTypes = ({ parameters }: ToolFunction): boolean =>
  parameters.every(
    ({ isLimited, type }) => !isLimited && /^(?:string|integer|number|boolean)$/.test(type),
  );
