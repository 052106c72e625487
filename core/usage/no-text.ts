// What goes into addresses and headers is text: plugins take it for that, whatever a caller without types gives.
import { shown } from "../hub/anything.ts";
import { absent, type Absence } from "../hub/diagnostic.ts";
import type { InferenceRequest } from "./request.ts";

/** Says what of a request is no text and must be; nothing where all is well. @internal */
export function noTextIn(request: InferenceRequest): Absence | undefined {
  const { provider, providerId, options = {} } = request;
  if (typeof provider !== "string") {
    const reason = `provider must be the id of a provider, and is ${shown(provider)}.`;
    return absent("unknown-provider", reason, "Choose one of the hub's providers.");
  }
  const { accessToken, billTo, endpointUrl } = options;
  for (const [name, value] of Object.entries({ providerId, accessToken, billTo, endpointUrl })) {
    if (value === undefined || typeof value === "string") continue;
    const reason = `${name} must be a text, and is ${shown(value)}.`;
    return absent("bad-option", reason, "Give a text, or leave it out.");
  }
  return undefined;
}
