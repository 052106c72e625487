// Why a client cannot make a call, for the reasons that several clients share.
import { type Absence, type Call, type HttpRequest, absent, isAbsence } from "hubsmith";
import { isChatAnswer } from "../tasks/chat-api.ts";

/** Why a client cannot make a call. It advises to choose another client, or something else. @internal */
export const refusal = (code: string, reason: string, otherwise = ""): Absence =>
  absent({ code, reason, fix: `Choose another client${otherwise && `, or ${otherwise}`}.` });

/** Is this a chat, in any wire format? @internal */
export const isChat = ({ task: { id, wireOf = id } }: Call): boolean => wireOf === "conversational";

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

/** Does the callee have models that the Hub does not map to it? SDKs of Hugging Face then use its own ids. @internal */
export const isOffHub = ({ role }: Call): boolean => role === "direct" || role === "local";

/** Why an SDK that reads chats as OpenAI's API sends them cannot read this one, or `undefined`. */
export function refuseOtherChat(call: Call, label: string): Absence | undefined {
  const { providerLabel, request, task } = call;
  if (isChat(call) && task.wireOf !== undefined)
    return refusal("other-wire", `${label} does not have the wire format ${task.label}.`);
  if (!isChat(call) || "reason" in request) return undefined;
  // Such as images from files instead of links.
  if (isOffHub(call) && !JSON.stringify(request.body).includes(JSON.stringify(call.inputs)))
    return refusal(
      "other-messages",
      `${label} sends messages unchanged, and ${providerLabel} needs them in another form.`,
    );
  if (isChatAnswer(request.answer)) return undefined;
  const isStream = request.answer.kind === "stream";
  return refusal(
    "sdk-misreads-answer",
    `${label} cannot read the ${isStream ? "stream" : "response"} of ${providerLabel}, which has another format than OpenAI's.`,
  );
}

/** Why an SDK of Hugging Face cannot call the server of an app; undefined if it can. @internal */
export function refuseOtherServer(call: Call, label: string): Absence | undefined {
  if (call.role !== "local" || isChat(call)) return undefined;
  return refusal(
    "other-api",
    `${label} calls servers with the API of Hugging Face, and ${call.providerLabel} has OpenAI's.`,
  );
}
