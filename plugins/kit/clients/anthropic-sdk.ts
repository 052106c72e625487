// The calls that Anthropic's SDKs can make.
import { type Absence, type Call, type HttpRequest, isAbsence } from "hubsmith";
import type { ValueObject } from "hubsmith/code";
import type { Text } from "hubsmith/language";
import { baseOf, isBearer } from "./openai-sdk.ts";
import { refusal, requireRequest } from "./refusals.ts";

// The SDKs add it to the base URL.
const PATH = "/v1/messages";

// The SDKs' own version of the API rejects them.
const SAMPLING = ["temperature", "top_p", "top_k"];

/** A call as Anthropic's SDKs make it. */
export interface AnthropicCall {
  readonly baseUrl: string | Text;
  /** The headers that the SDKs do not send themselves, or with another value. */
  readonly headers: HttpRequest["headers"];
  /** The arguments of the method. */
  readonly arguments: ValueObject;
}

/** The call as Anthropic's SDKs make it; for calls that `refuseUnlessAnthropic` accepts. */
export function anthropicCall(call: Call): AnthropicCall {
  const { url, headers: all, body } = requireRequest(call);
  const { Authorization: _, "anthropic-version": version, ...others } = all;
  const { stream: __, ...given } = "json" in body ? body.json : {};
  const isOlder = SAMPLING.some((name) => Object.hasOwn(given, name));
  const headers = {
    ...others,
    ...(isOlder && { "anthropic-version": version! }),
  };
  return { baseUrl: baseOf(url, PATH)!, headers, arguments: given };
}

/** Why Anthropic's SDKs cannot make a call, or `undefined`. */
export function refuseUnlessAnthropic(call: Call, label: string): Absence | undefined {
  const { providerLabel, request, target, task } = call;
  if (task.id !== "messages")
    return refusal("other-wire", `${label} only has the wire format Messages.`, "this wire format");
  if (isAbsence(request)) return request;
  const isUsual = baseOf(request.url, PATH) !== undefined;
  const hasNoKey = target === "endpoint" && request.headers["Authorization"] === undefined;
  if (isUsual && (isBearer(request) || hasNoKey)) return undefined;
  return refusal(
    "other-api",
    `${label} needs a URL that ends with ${PATH}, and a bearer token, which ${providerLabel} does not have.`,
  );
}
