// The wire view of a call: the provider's request, put on its route.
import type { Value, ValueObject } from "../code/value.ts";
import { brief } from "../hub/anything.ts";
import type { Hub } from "../hub/create-hub.ts";
import { absent, type Absence, type Diagnostic } from "../hub/diagnostic.ts";
import { frozenCopy } from "../hub/frozen.ts";
import { attempt } from "../hub/guard.ts";
import type { Call } from "../model/call.ts";
import { idFlaw } from "../model/url.ts";
import type { Ask, Wire, WireParts } from "../model/wire.ts";
import { clashOf } from "./clash.ts";
import { partsOf } from "./parts.ts";
import type { Parameters } from "./parameters.ts";
import { answerFor, headersFor, sentTo } from "./sent.ts";
import type { Way } from "./way.ts";

/** What of a call was chosen. @internal */
export type Given = Pick<Call, "streaming" | "inputs" | "parameters">;

/** The wire view of a call, or why it has none. @internal */
export function wireOf(
  way: Way,
  given: Given,
  { taken, others }: Parameters,
  diagnostics: Diagnostic[],
): Wire | Absence {
  const { provider, served, maker, isByRouter, model, start, task } = way;
  const { route } = way.lane;
  if (maker === undefined) {
    return absent(
      "needs-sdk",
      `${provider.label} needs an SDK for ${task.id}; raw HTTP must name a provider.`,
      "Choose a provider by name.",
    );
  }
  const id = isByRouter ? start.chatModel : start.mapping?.providerId;
  if (id === undefined) {
    return absent(
      "needs-provider-id",
      `It is not known under which id ${provider.label} serves ${model.id}.`,
      "Give providerId, or a record with inferenceProviderMapping.",
    );
  }
  const flaw = idFlaw(id);
  if (flaw !== undefined) {
    return absent(
      "bad-provider-id",
      `${provider.label} cannot be asked for ${JSON.stringify(brief(id))}, which ${flaw}.`,
      "Mend providerId, or the record's mapping.",
    );
  }
  if (maker === served && served.models?.includes(id) === false) {
    return absent(
      "unfit-model",
      `${provider.label} serves ${task.id} with ${served.models.join(", ")} alone, and not with ${brief(id)}.`,
      "Choose another provider.",
    );
  }
  const ask: Omit<Ask, "parameters"> = {
    inputs: given.inputs,
    providerId: id,
    modelId: model.id,
    target: route.target,
    ...(start.mapping === undefined ? {} : { mapping: start.mapping }),
  };
  const hasOthers = Object.keys(others).length > 0;
  const sent = hasOthers ? Object.freeze({ ...taken, ...others }) : taken;
  const own = {
    headers: Object.keys(route.headers),
    isHubToken: route.target === "direct" && provider.isHuggingFace === true,
  };
  const build = (parameters: ValueObject): WireParts | Absence =>
    partsOf(maker.request(Object.freeze({ parameters, ...ask })), ask, own);
  const streamed = (asked: ValueObject): ValueObject => Object.freeze({ ...asked, stream: true });
  const doing = `build a request for ${task.id}`;
  const owner = isByRouter ? `task/${task.id}` : `provider/${provider.id}`;
  const made = attempt(owner, doing, diagnostics, () => {
    const parts = build(given.streaming ? streamed(sent) : sent);
    if ("reason" in parts) return parts;
    if (hasOthers) {
      // Whether an answer comes in pieces is asked for in another way.
      const known = task.streams === true ? streamed(taken) : taken;
      const clash = clashOf(provider.label, known, others, build);
      if (clash !== undefined) return clash;
    }
    return requestOf(way, given, parts);
  });
  return "value" in made ? made.value : made;
}

function requestOf(way: Way, { inputs, streaming }: Given, parts: WireParts): Wire {
  const { url, job } = sentTo(way, parts);
  return Object.freeze({
    method: "POST",
    url,
    headers: headersFor(way, parts),
    body: frozenCopy(bodyOf(parts, inputs, way.hub), inputs),
    ...(job === undefined ? {} : { job }),
    answer: answerFor(way, streaming),
  });
}

function bodyOf(parts: WireParts, inputs: Value, hub: Hub): Wire["body"] {
  if (parts.file !== undefined) return { file: parts.file };
  if (parts.form !== undefined) return { form: parts.form };
  if (parts.text === undefined) return { json: parts.json ?? {} };
  try {
    return { json: JSON.parse(parts.text) as ValueObject };
  } catch {
    hub.logger.error("Failed to parse body as JSON");
    return { json: { inputs } };
  }
}
