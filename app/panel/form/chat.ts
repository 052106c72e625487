// A chat that a form can show: messages with a role, a content of texts and images, and calls of tools or the result
// of one.
import { valueIn } from "hubsmith";
import type { Value } from "hubsmith/code";

/** A text in a message. */
export type TextPart = { readonly type: "text"; readonly text: string };
/** An image in a message, by its URL. */
export type ImagePart = {
  readonly type: "image_url";
  readonly image_url: { readonly url: string };
};
/** A call of a tool. */
export type ToolCall = {
  readonly id: string;
  readonly type: "function";
  readonly function: { readonly name: string; readonly arguments: string };
};
/** A message. */
export type Message = {
  readonly role: string;
  readonly content: string | readonly (TextPart | ImagePart)[];
  readonly tool_calls?: readonly ToolCall[];
  readonly tool_call_id?: string;
};
/** Messages in order; at least one. */
export type Chat = readonly Message[];

/** A text or an image of a message, as a field. */
export interface Piece {
  readonly kind: "text" | "image";
  readonly text: string;
  /** Its path below the message, e.g. `content.1.image_url.url`. */
  readonly name: string;
}

/** The available roles. */
export const ROLES = ["system", "user", "assistant"] as const;
/** The maximum number of messages in a form. */
export const MOST_MESSAGES = 64;
/** The maximum number of texts and images of each message. */
export const MOST_PIECES = 16;

/** Reads a chat; `undefined` if it is invalid, has other fields in its messages, or is too long for a form. */
export function chatIn(value: unknown): Chat | undefined {
  return listIn(value, MOST_MESSAGES, (one) => {
    const tool = toolFieldIn(one);
    if (tool === undefined) return undefined;
    const { role, content } = one as Readonly<Record<string, unknown>>;
    const read = typeof content === "string" ? content : listIn(content, MOST_PIECES, partIn);
    return typeof role !== "string" || read === undefined
      ? undefined
      : { role, content: read, ...tool };
  });
}

// What a message has apart from its role and its content.
function toolFieldIn(one: unknown): Pick<Message, "tool_calls" | "tool_call_id"> | undefined {
  if (hasOnly(one, "role", "content")) return one["role"] === "tool" ? undefined : {};
  if (hasOnly(one, "role", "content", "tool_call_id")) {
    const { role, tool_call_id } = one;
    return role === "tool" && typeof tool_call_id === "string" ? { tool_call_id } : undefined;
  }
  if (!hasOnly(one, "role", "content", "tool_calls") || one["role"] !== "assistant")
    return undefined;
  const tool_calls = listIn(one["tool_calls"], MOST_PIECES, callIn);
  return tool_calls && { tool_calls };
}

function callIn(call: unknown): ToolCall | undefined {
  if (!hasOnly(call, "id", "type", "function") || call["type"] !== "function") return undefined;
  const { id, function: of } = call;
  if (typeof id !== "string" || !hasOnly(of, "name", "arguments")) return undefined;
  const { name, arguments: given } = of;
  return typeof name === "string" && typeof given === "string"
    ? { id, type: "function", function: { name, arguments: given } }
    : undefined;
}

/** A chat in a URL as JSON; `undefined` unless it is like the sample. */
export function chatFrom(text: string, sample: Chat): Chat | undefined {
  const chat = chatIn(parsed(text));
  const roles = [...rolesOf(sample), "tool"];
  const takesImages = imageIn(sample) !== undefined;
  return chat?.every(({ role }) => roles.includes(role)) &&
    (takesImages || imageIn(chat) === undefined)
    ? chat
    : undefined;
}

/** The roles to choose from: the usual ones, and others in the chat. */
export const rolesOf = (chat: Chat): readonly string[] => [
  ...new Set([...ROLES, ...chat.map(({ role }) => role)]),
];

/** The URL of the first image. */
export const imageIn = (chat: Chat): string | undefined =>
  chat.flatMap(piecesOf).find(({ kind }) => kind === "image")?.text;

/** The texts and images of a message. */
export function piecesOf({ content }: Message): readonly Piece[] {
  if (typeof content === "string") return [{ kind: "text", text: content, name: "content" }];
  return content.map((part, at) =>
    part.type === "text"
      ? { kind: "text", text: part.text, name: `content.${at}.text` }
      : { kind: "image", text: part.image_url.url, name: `content.${at}.image_url.url` },
  );
}

/** Changes the role of a message, which then has no tools. */
export const withRole = (chat: Chat, at: number, role: string): Chat =>
  changed(chat, at, ({ content }) => ({ role, content }));

/** Changes a text, or the URL of an image. */
export const withPiece = (chat: Chat, at: number, piece: number, text: string): Chat =>
  changed(chat, at, ({ content, ...others }) => ({
    ...others,
    content:
      typeof content === "string"
        ? text
        : content.map((part, index) => {
            if (index !== piece) return part;
            return part.type === "text" ? { type: "text", text } : imageOf(text);
          }),
  }));

/** Adds a message with the other role than the last one. */
export function withMessage(chat: Chat): Chat {
  return [...chat, { role: chat.at(-1)?.role === "user" ? "assistant" : "user", content: "" }];
}

/** Adds a call of the first of these tools, with sample arguments, and its result; `undefined` without a tool. */
export function withToolResult(chat: Chat, tools: Value | undefined): Chat | undefined {
  const name = valueIn(tools, "0", "function", "name");
  if (typeof name !== "string") return undefined;
  const id = `call_${chat.length}`;
  const given = JSON.stringify(sampleOf(valueIn(tools, "0", "function", "parameters")));
  return [
    ...chat,
    {
      role: "assistant",
      content: "",
      tool_calls: [{ id, type: "function", function: { name, arguments: given } }],
    },
    { role: "tool", content: '{"result": "sample"}', tool_call_id: id },
  ];
}

// A value that fits a JSON schema, without its rarer rules.
function sampleOf(schema: Value | undefined): Value {
  const given = [["examples", "0"], ["default"], ["enum", "0"]]
    .map((path) => valueIn(schema, ...path))
    .find((value) => value !== undefined);
  if (given !== undefined) return given;
  const type = valueIn(schema, "type");
  if (type === "string") return "sample";
  if (type === "number" || type === "integer") return 1;
  if (type === "boolean") return true;
  if (type === "array") return [];
  const properties = Object.entries(valueIn(schema, "properties") ?? {});
  return Object.fromEntries(properties.map(([name, of]) => [name, sampleOf(of)]));
}

/** Removes a message. */
export const withoutMessage = (chat: Chat, at: number): Chat =>
  chat.filter((_, index) => index !== at);

/** Adds an image at the end of a message. */
export const withImage = (chat: Chat, at: number, address: string): Chat =>
  changed(chat, at, ({ role, content }) => ({
    role,
    content: [
      ...(typeof content === "string" ? [{ type: "text", text: content } as const] : content),
      imageOf(address),
    ],
  }));

/** Removes an image; a single text becomes the complete content. */
export const withoutImage = (chat: Chat, at: number, piece: number): Chat =>
  changed(chat, at, ({ role, content }) => {
    const left = typeof content === "string" ? [] : content.filter((_, index) => index !== piece);
    const [first] = left;
    if (first === undefined) return { role, content: "" };
    return { role, content: left.length === 1 && first.type === "text" ? first.text : left };
  });

const imageOf = (url: string): ImagePart => ({ type: "image_url", image_url: { url } });

const changed = (chat: Chat, at: number, change: (message: Message) => Message): Chat =>
  chat.map((message, index) => (index === at ? change(message) : message));

function partIn(part: unknown): TextPart | ImagePart | undefined {
  if (hasOnly(part, "type", "text") && part["type"] === "text" && typeof part["text"] === "string")
    return { type: "text", text: part["text"] };
  if (!hasOnly(part, "type", "image_url") || part["type"] !== "image_url") return undefined;
  const image = part["image_url"];
  return hasOnly(image, "url") && typeof image["url"] === "string"
    ? imageOf(image["url"])
    : undefined;
}

function listIn<T>(
  value: unknown,
  most: number,
  read: (one: unknown) => T | undefined,
): readonly T[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > most) return undefined;
  const found = value.map(read);
  return found.every((one) => one !== undefined) ? found : undefined;
}

function hasOnly<N extends string>(
  value: unknown,
  ...names: readonly N[]
): value is Readonly<Record<N, unknown>> {
  return (
    typeof value === "object" &&
    value !== null &&
    Reflect.ownKeys(value).length === names.length &&
    names.every((name) => Object.hasOwn(value, name))
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
