// What frameworks for language models share: a chat with OpenAI's API, whose loop, schema and stream the framework hides.
import { absent, type Absence, type Call, defineClient, type Plugin, template } from "hubsmith";
import type { ClientSpec } from "hubsmith";
import type { Code, Value, ValueObject } from "hubsmith/code";
import type { Tag, Text } from "hubsmith/language";
import conversational from "../../tasks/conversational.ts";
import featureExtraction from "../../tasks/feature-extraction.ts";
import { openAiCall, refuseUnlessOpenAi } from "./openai-sdk.ts";
import { hasSchema, showsMessage, showsReasoning } from "./response.ts";
import { schemaOf, type SimpleSchema } from "./structured.ts";
import { type ToolFunction, toolFunctions } from "./tools.ts";

/** A chat, as frameworks take it. @public */
export interface FrameworkChat {
  /** The id of the provider, or `endpoint`. */
  readonly provider: string;
  /** The URL up to `/chat/completions`. */
  readonly baseUrl: string | Text;
  /** The headers without the key. */
  readonly headers: ValueObject;
  /** The key. */
  readonly key: Value;
  /** The id of the model there. */
  readonly model: Value;
  /** The messages, as OpenAI's API has them. */
  readonly messages: readonly Message[];
  /** The content of the only message, if it is a user's. */
  readonly prompt?: Message["content"];
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

/** What a framework may not be able to do, with the reason as a sentence without its subject: `runs no tools`. @public */
export type Lacking = Partial<
  Record<"tools" | "structured" | "reasoning" | "streaming" | "pictures" | "conversations", string>
>;

/** The definition of a framework's client, for `frameworkClient`. @public */
export interface FrameworkSpec<L extends string> extends Pick<
  ClientSpec,
  "id" | "label" | "order" | "install"
> {
  /** The tag of its language. */
  readonly tag: Tag<L>;
  /**
   * Its names of the members of a request's body; a call with other members is refused. A name with a dot is a member of
   * an argument: `extra_body.max_tokens`.
   */
  readonly settings: Readonly<Record<string, string>>;
  /** What it cannot do. */
  readonly lacks?: Lacking;
  /** Why it cannot make a chat, besides `lacks`, as a sentence without its subject; undefined if it can. */
  refuses?(chat: FrameworkChat): string | undefined;
  /** Prints the program of a chat. */
  chat(chat: FrameworkChat): Code<L>;
  /** Prints the program that embeds an input, and prints the length of its embedding. By default, there is none. */
  embeddings?(call: Omit<FrameworkChat, "messages" | "prompt">, input: Value): Code<L>;
}

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
 *   settings: { max_tokens: "max_tokens" },
 *   lacks: { tools: "runs no tools" },
 *   chat: ({ model, messages }) => python`print(easel.chat(${model}, ${messages}))`,
 * });
 * easel.id; // → "python/easel"
 * ```
 * @public
 */
export function frameworkClient<L extends string>(spec: FrameworkSpec<L>): Plugin<"client"> {
  const { tag, settings: _, lacks: __, refuses: ___, chat, embeddings, ...more } = spec;
  return defineClient({
    ...more,
    language: tag.language,
    isFramework: true,
    refuses: (call) => refuseUnlessOpenAi(call, spec.label) ?? refuse(spec, call),
    templates: [
      template(conversational, (call) => chat(chatOf(spec, call))),
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

const NOT_SETTINGS = /^(?:model|messages|stream|tools|response_format|input|encoding_format)$/;

function chatOf<L extends string>({ tag, settings }: FrameworkSpec<L>, call: Call): FrameworkChat {
  const { baseUrl, headers, arguments: all } = openAiCall(call);
  const { model = null, messages: given } = all;
  const messages = (Array.isArray(given) ? given : []) as readonly Message[];
  const [first, ...others] = messages;
  const isPrompt = others.length === 0 && first?.role === "user";
  const functions = toolFunctions(call, tag);
  const schema = schemaOf(call);
  return {
    provider: call.target === "endpoint" ? "endpoint" : call.provider,
    baseUrl,
    headers,
    key: call.token,
    model,
    messages,
    ...(isPrompt ? { prompt: first.content } : {}),
    settings: settingsOf(all, settings),
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

/** Why a framework cannot make a call that OpenAI's SDK can. */
function refuse<L extends string>(spec: FrameworkSpec<L>, call: Call): Absence | undefined {
  const { label, settings, embeddings, refuses, lacks = {} } = spec;
  const { parameters, task } = call;
  const no = (code: string, what: string): Absence =>
    absent({ code, reason: `${label} ${what}.`, fix: "Choose the SDK of OpenAI." });
  const { arguments: all, method } = openAiCall(call);
  const isChat = method.path === "/chat/completions";
  if (!isChat && (embeddings === undefined || method.path !== "/embeddings"))
    return no("framework-lacks-task", `does not have the task ${task.label}`);
  const unknown = Object.keys(all).filter(
    (name) => !NOT_SETTINGS.test(name) && !Object.hasOwn(settings, name),
  );
  if (unknown.length > 0)
    return no("framework-lacks-parameter", `has no setting for ${unknown.join(", ")}`);
  if (!isChat) return undefined;
  const chat = chatOf(spec, call);
  const { response_format: format, tools, n = 1 } = parameters;
  const isUsed: Readonly<Record<keyof Lacking, boolean>> = {
    tools: tools !== undefined,
    structured: format !== undefined,
    reasoning: chat.reasons,
    streaming: chat.streaming,
    pictures: chat.messages.some(({ content }) => typeof content !== "string"),
    conversations: chat.prompt === undefined,
  };
  const lacking = (Object.keys(isUsed) as (keyof Lacking)[]).find(
    (one) => isUsed[one] && lacks[one] !== undefined,
  );
  if (lacking !== undefined) return no(`framework-lacks-${lacking}`, lacks[lacking]!);
  if (isUsed.tools && !chat.functions?.every(hasSimpleTypes))
    return no("framework-lacks-tools", "runs tools in its own loop, which cannot run these");
  if (isUsed.structured && chat.schema === undefined)
    return no("framework-lacks-structured", "needs a schema with members of simple types");
  if (n !== 1) return no("framework-lacks-parameter", "returns one answer");
  const isMore = showsMessage(parameters) && !isUsed.tools && !chat.reasons;
  if (isMore && !hasSchema(format))
    return no("framework-lacks-parameter", "returns only the text of an answer");
  const other = refuses?.(chat);
  return other === undefined ? undefined : no("framework-lacks-chat", other);
}

const hasSimpleTypes = ({ parameters }: ToolFunction): boolean =>
  parameters.every(({ type }) => /^(?:string|integer|number|boolean)$/.test(type));
