// A chat that a form can show: messages with a role, a content of texts and images, and calls of tools or the result
// of one.
import { mediaType } from "#core/kinds/inputs";

export type Part =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "image_url"; readonly image_url: { readonly url: string } };
export type Message = {
  readonly role: string;
  readonly content: string | readonly Part[];
  readonly tool_calls?: readonly {
    readonly id: string;
    readonly type: "function";
    readonly function: { readonly name: string; readonly arguments: string };
  }[];
  readonly tool_call_id?: string;
};
/** Messages in order; at least one. */
export type Chat = readonly Message[];

/** A text part or an image of a message, as a field. */
export interface Piece {
  readonly kind: "text" | "image";
  readonly text: string;
  /** Its path below the message, e.g. `content.1.image_url.url`. */
  readonly name: string;
  readonly error?: string;
}

const ROLES = ["system", "user", "assistant"];
export const MOST_MESSAGES = 64;
export const MOST_PIECES = 16;

type Check = (value: unknown) => boolean;
const isString: Check = (value) => typeof value === "string";
const is =
  (word: string): Check =>
  (value) =>
    value === word;
const anyOf =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
const listOf =
  (check: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= most && value.every(check);
/** An object with only these members. */
const objectOf =
  (members: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === "object" &&
    value !== null &&
    Reflect.ownKeys(value).length === Object.keys(members).length &&
    Object.entries(members).every(
      ([name, check]) => Object.hasOwn(value, name) && check(Reflect.get(value, name)),
    );

const isPart = anyOf(
  objectOf({ type: is("text"), text: isString }),
  objectOf({ type: is("image_url"), image_url: objectOf({ url: isString }) }),
);
const isCall = objectOf({
  id: isString,
  type: is("function"),
  function: objectOf({ name: isString, arguments: isString }),
});
const content = anyOf(isString, listOf(isPart, MOST_PIECES));
const isChat = listOf(
  anyOf(
    objectOf({ role: (role) => isString(role) && role !== "tool", content }),
    objectOf({ role: is("tool"), content, tool_call_id: isString }),
    objectOf({ role: is("assistant"), content, tool_calls: listOf(isCall, MOST_PIECES) }),
  ),
  MOST_MESSAGES,
);

/** Reads a chat; `undefined` if it is invalid, has other fields in its messages, or is too long for a form. */
export const chatIn = (value: unknown): Chat | undefined =>
  isChat(value) ? (value as Chat) : undefined;

/** A chat in a URL as JSON; `undefined` unless it is like the sample. */
export function chatFrom(text: string, sample: Chat): Chat | undefined {
  const roles = [...rolesOf(sample), "tool"];
  const chat = chatIn(jsonIn(text));
  const isLike =
    chat?.every(({ role }) => roles.includes(role)) &&
    (imageIn(sample) !== undefined || imageIn(chat) === undefined);
  return isLike ? chat : undefined;
}

/** The value of JSON; `undefined` if it is invalid. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The roles to choose from: the usual ones, and others in the chat. */
export const rolesOf = (chat: Chat): readonly string[] => [
  ...new Set([...ROLES, ...chat.map(({ role }) => role)]),
];

/** The URL of the first image. */
export const imageIn = (chat: Chat): string | undefined =>
  chat.flatMap(piecesOf).find(({ kind }) => kind === "image")?.text;

export function piecesOf({ content }: Message): readonly Piece[] {
  if (typeof content === "string") return [{ kind: "text", text: content, name: "content" }];
  return content.map((part, at) =>
    part.type === "text"
      ? { kind: "text", text: part.text, name: `content.${at}.text` }
      : imagePiece(part.image_url.url, `content.${at}.image_url.url`),
  );
}

function imagePiece(text: string, name: string): Piece {
  const piece = { kind: "image", text, name } as const;
  // The field shows that it is empty.
  if (isUrl(text) || text.trim() === "") return piece;
  return { ...piece, error: `${wrongUrl(text)} Until then the sample image is used.` };
}

function wrongUrl(text: string): string {
  const type = text.includes("://") ? undefined : mediaType(text, "image");
  return type === undefined
    ? "This must be a URL without spaces that starts with https:// or http://, or a data URL."
    : `A provider cannot read a file on your disk. Upload it and enter its URL, or data:${type};base64, and the file as Base64.`;
}

/** Whether a server can load it: neither a path nor another scheme. */
export const isUrl = (text: string): boolean =>
  /^(?:https?:\/\/|data:[^,\s]*,)\S+$/i.test(text) && URL.canParse(text);

/** The chat with a URL that works in place of each image's other text. */
export const withUrls = (chat: Chat, url: string | undefined): Chat =>
  chat.map((message) => {
    const { content } = message;
    if (typeof content === "string" || url === undefined) return message;
    const parts = content.map((part) =>
      part.type === "image_url" && !isUrl(part.image_url.url) ? imageOf(url) : part,
    );
    return { ...message, content: parts };
  });

/** Changes the role of a message, which then has no tools. */
export const withRole = (chat: Chat, at: number, role: string): Chat =>
  chat.with(at, { role, content: chat[at]!.content });

export function withPiece(chat: Chat, at: number, piece: number, text: string): Chat {
  const message = chat[at]!;
  const { content } = message;
  if (typeof content === "string") return chat.with(at, { ...message, content: text });
  const part: Part = content[piece]!.type === "text" ? { type: "text", text } : imageOf(text);
  return chat.with(at, { ...message, content: content.with(piece, part) });
}

/** Adds a message with the other role than the last one. */
export const withMessage = (chat: Chat): Chat => [
  ...chat,
  { role: chat.at(-1)?.role === "user" ? "assistant" : "user", content: "" },
];

/** Adds a system message before the others; `undefined` if there is one. */
export const withSystem = (chat: Chat): Chat | undefined =>
  chat.some(({ role }) => role === "system" || role === "developer")
    ? undefined
    : [{ role: "system", content: "" }, ...chat];

/** The roles to choose from for a message: its own one, and only the first can be a system message. */
export const rolesAt = (roles: readonly string[], chat: Chat, at: number): readonly string[] =>
  [...new Set([...roles, chat[at]!.role])].filter(
    (role) => at === 0 || role !== "system" || role === chat[at]!.role,
  );

export function withImage(chat: Chat, at: number, address: string): Chat {
  const { role, content } = chat[at]!;
  const parts: readonly Part[] =
    typeof content === "string" ? [{ type: "text", text: content }] : content;
  return chat.with(at, { role, content: [...parts, imageOf(address)] });
}

/** Removes an image; a single text becomes the complete content. */
export function withoutImage(chat: Chat, at: number, piece: number): Chat {
  const { role, content } = chat[at]!;
  const left = typeof content === "string" ? [] : content.toSpliced(piece, 1);
  const [first] = left;
  if (first === undefined) return chat.with(at, { role, content: "" });
  const isText = left.length === 1 && first.type === "text";
  return chat.with(at, { role, content: isText ? first.text : left });
}

const imageOf = (url: string): Part => ({ type: "image_url", image_url: { url } });
