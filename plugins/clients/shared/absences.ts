// The reasons for which several clients are not offered.
import { absent, type Absence, type Call, type Wire } from "hubsmith";

/** Why a client of chats alone cannot make a call; nothing where it can. */
export function onlyChats(call: Call, label: string): Absence | undefined {
  if (call.kind !== "conversational" && call.kind !== "conversationalStream") {
    return absent("chats-only", `${label} speaks to chat models only.`, "Choose another client.");
  }
  return missingWire(call);
}

/** Why a client of HTTP cannot make a call; nothing where it can. */
export function missingWire(call: Call): Absence | undefined {
  return "reason" in call.wire ? call.wire : undefined;
}

/** Why a client that knows a table of providers and tasks cannot make a call; nothing where it can. */
export function missingPair(
  call: Call,
  label: string,
  pairs: Readonly<Record<string, readonly string[]>>,
): Absence | undefined {
  if (call.target === "endpoint") return undefined;
  if (pairs[call.provider]?.includes(call.task.id)) return undefined;
  return absent(
    "sdk-lacks-pair",
    `${label} has no ${call.task.id} by ${call.provider}.`,
    "Choose another client, or another provider.",
  );
}

/** The URL that OpenAI's SDKs are given for a call. */
export function openAiBase(call: Call): string {
  return wireOf(call).url.replace(/\/chat\/completions$/, "");
}

/** Why OpenAI's SDKs cannot make a call; nothing where they can. */
export function notOpenAi(call: Call, label: string): Absence | undefined {
  const absence = onlyChats(call, label);
  if (absence !== undefined) return absence;
  if (wireOf(call).url.endsWith("/chat/completions")) return undefined;
  return absent(
    "not-a-base-url",
    `${label} adds its path behind a URL, and this one has a query.`,
    "Choose another client, or an endpoint URL without a query.",
  );
}

/** The wire view of a call that has one; clients refuse the others before they print. */
export function wireOf(call: Call): Wire {
  if ("reason" in call.wire) throw new TypeError(call.wire.reason);
  return call.wire;
}
