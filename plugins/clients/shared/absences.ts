// The reasons for which several clients cannot make a call.
import { isText } from "hubsmith/code/language";
import { absent, type Absence } from "hubsmith";
import type { Call } from "hubsmith";
import type { Wire } from "hubsmith";

const CHAT_PATH = "/chat/completions";

/** Is this a chat? @public */
export const isChat = ({ task }: Call): boolean => task.id === "conversational";

/** Why a client of HTTP cannot make a call; nothing where it can. @public */
export function missingWire({ wire }: Call): Absence | undefined {
  return "reason" in wire ? wire : undefined;
}

/** The wire view of a call that has one; clients refuse the others before they print. @public */
export function wireOf({ wire }: Call): Wire {
  if ("reason" in wire) throw new TypeError(wire.reason);
  return wire;
}

/** The URL that OpenAI's SDKs are given for a call. @public */
export function openAiBase(call: Call): string {
  return (wireOf(call).url as string).slice(0, -CHAT_PATH.length);
}

/** The headers of a call beside the one that OpenAI's SDKs send their key in. @public */
export function besideKey(headers: Wire["headers"]): Wire["headers"] {
  const { Authorization: _, ...others } = headers;
  return others;
}

/** Why OpenAI's SDKs cannot make a call; nothing where they can. @public */
export function notOpenAi(call: Call, label: string): Absence | undefined {
  const { providerLabel, wire } = call;
  const other = "Choose another client.";
  if (!isChat(call)) return absent("chats-only", `${label} supports chat models only.`, other);
  if ("reason" in wire) return wire;
  const { url, headers } = wire;
  if (typeof url === "string" && !url.endsWith(CHAT_PATH))
    return absent("not-a-base-url", `${label} needs a URL that ends with ${CHAT_PATH}.`, other);
  const key = headers["Authorization"];
  const lead = isText(key) ? key.parts[0] : key;
  // A URL with a variable in it has the key in its query.
  if (typeof url === "string" && typeof lead === "string" && lead.startsWith("Bearer "))
    return undefined;
  const reason = `${label} sends its key as "Authorization: Bearer", which ${providerLabel} does not accept.`;
  return absent("key-elsewhere", reason, other);
}
