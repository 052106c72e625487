// Why a client cannot make a call, for the reasons that several clients share.
import { isText } from "hubsmith/language";
import { type Absence, type Call, type HttpRequest, absent, isAbsence } from "hubsmith";

import { isChatAnswer } from "../tasks/chat-api.ts";

const CHAT_PATH = "/chat/completions";

/** Is this a chat? @internal */
export const isChat = ({ task }: Call): boolean => task.id === "conversational";

/**
 * Says why an HTTP client cannot make a call. Never throws.
 * @returns The absence of the request, such as an unknown provider id; `undefined` if the call has a request.
 * @example
 * ```ts
 * import { defineClient, type Call } from "hubsmith";
 * import { refuseWithoutHttp, requireRequest } from "hubsmith/clients";
 * import { sh } from "hubsmith/code";
 *
 * defineClient({
 *   id: "sh/wget",
 *   label: "wget",
 *   language: sh.language,
 *   order: 9,
 *   templates: [],
 *   refuses: refuseWithoutHttp,
 *   fallback: (call: Call) => sh`wget ${requireRequest(call).url}`,
 * });
 * ```
 * @public
 */
export function refuseWithoutHttp({ request }: Call): Absence | undefined {
  return isAbsence(request) ? request : undefined;
}

/**
 * The HTTP request of a call, for clients that refuse calls without one.
 * @param call - A call that `refuseWithoutHttp` accepts.
 * @returns The request.
 * @throws A TypeError with the reason, if the call has no request.
 * @example
 * ```ts
 * import type { Call } from "hubsmith";
 * import { requireRequest } from "hubsmith/clients";
 * import { sh } from "hubsmith/code";
 *
 * export const print = (call: Call) => sh`wget ${requireRequest(call).url}`;
 * ```
 * @public
 */
export function requireRequest({ request }: Call): HttpRequest {
  if (isAbsence(request)) throw new TypeError(request.reason);
  return request;
}

/** The base URL for OpenAI's SDKs. @internal */
export function openAiBase(call: Call): string {
  return (requireRequest(call).url as string).slice(0, -CHAT_PATH.length);
}

/** The headers of a call without `Authorization`, which OpenAI's SDKs send themselves. @internal */
export function headersWithoutKey(headers: HttpRequest["headers"]): HttpRequest["headers"] {
  const { Authorization: _, ...others } = headers;
  return others;
}

/** Why an SDK that reads chats as OpenAI's API sends them cannot read this one, or `undefined`. */
export function refuseOtherChat(call: Call, label: string): Absence | undefined {
  const { providerLabel, request } = call;
  if (!isChat(call) || "reason" in request || isChatAnswer(request.answer)) return undefined;
  const isStream = request.answer.kind === "stream";
  return absent({
    code: "sdk-misreads-answer",
    reason: `${label} cannot read the ${isStream ? "stream" : "response"} of ${providerLabel}, which has another format than OpenAI's.`,
    fix: "Choose another client.",
  });
}

/** Why an SDK of Hugging Face cannot call the server of an app; undefined if it can. @internal */
export function refuseOtherServer(call: Call, label: string): Absence | undefined {
  if (call.target !== "endpoint" || call.isDirectOnly !== true || isChat(call)) return undefined;
  return absent({
    code: "other-api",
    reason: `${label} calls servers with the API of Hugging Face, and ${call.providerLabel} has OpenAI's.`,
    fix: "Choose another client.",
  });
}

/** Why OpenAI's SDKs cannot make a call, or `undefined`. @internal */
export function refuseUnlessOpenAi(call: Call, label: string): Absence | undefined {
  const { providerLabel, request } = call;
  const other = "Choose another client.";
  if (!isChat(call))
    return absent({
      code: "chats-only",
      reason: `${label} supports chat models only.`,
      fix: other,
    });
  if (isAbsence(request)) return request;
  const { url, headers } = request;
  if (typeof url === "string" && !url.endsWith(CHAT_PATH))
    return absent({
      code: "not-a-base-url",
      reason: `${label} needs a URL that ends with ${CHAT_PATH}.`,
      fix: other,
    });
  const key = headers["Authorization"];
  const lead = isText(key) ? key.parts[0] : key;
  const needsNoKey = call.target === "endpoint" && Object.keys(headers).length === 0;
  if (needsNoKey) return refuseOtherChat(call, label);
  // A URL with a variable has the key in its query.
  if (typeof url === "string" && typeof lead === "string" && lead.startsWith("Bearer "))
    return refuseOtherChat(call, label);
  const reason = `${label} sends its key as "Authorization: Bearer", which ${providerLabel} does not accept.`;
  return absent({ code: "key-elsewhere", reason, fix: other });
}
