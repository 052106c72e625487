// The wire view of a call: the provider's request, put on its route.
import type { ValueObject } from "../code/value.ts";
import type { Hub } from "../hub/create-hub.ts";
import { absent, type Absence, type Diagnostic } from "../hub/diagnostic.ts";
import { frozenCopy } from "../hub/frozen.ts";
import { attempt } from "../hub/guard.ts";
import type { ProviderSpec } from "../hub/plugin.ts";
import { carriesToken, type Job, type UrlPiece } from "../model/answer.ts";
import type { Call } from "../model/call.ts";
import { type Route, ROUTER } from "../model/route.ts";
import type { Served } from "../model/served.ts";
import { isPlaced, urlOf } from "../model/url.ts";
import type { Ask, Wire, WireParts } from "../model/wire.ts";
import { clashOf } from "./clash.ts";
import { partsOf } from "./parts.ts";
import { answerOf, jobOf } from "./reading.ts";

/** What a wire view is made with. @internal */
export interface Making {
  readonly hub: Hub;
  readonly provider: ProviderSpec;
  readonly served: Served | undefined;
  readonly route: Route;
  readonly diagnostics: Diagnostic[];
}

/**
 * The wire view of a call, or why it has none; the parameters are under the service's names, `others` are those that the
 * task does not know.
 * @internal
 */
export function wireOf(
  making: Making,
  call: Omit<Call, "wire">,
  parameters: ValueObject,
  others: ValueObject,
): Wire | Absence {
  const { provider, route, served, diagnostics } = making;
  const byRouter = route.target === "routed" ? call.task.routed : undefined;
  const maker = byRouter ?? served;
  if (maker === undefined) {
    return absent(
      "needs-sdk",
      `${provider.label} needs an SDK for ${call.task.id}; raw HTTP must name a provider.`,
      "Choose a provider by name.",
    );
  }
  const id = byRouter ? call.chatModel : call.mapping?.providerId;
  if (id === undefined) {
    return absent(
      "needs-provider-id",
      `It is not known under which id ${provider.label} serves ${call.model.id}.`,
      "Give providerId, or a record with inferenceProviderMapping.",
    );
  }
  if (!isPlaced(id)) {
    return absent(
      "bad-provider-id",
      `${provider.label} cannot be asked for ${JSON.stringify(id)}, which leads to another place of its server.`,
      "Mend providerId, or the record's mapping.",
    );
  }
  if (maker === served && served.models?.includes(id) === false) {
    return absent(
      "unfit-model",
      `${provider.label} serves ${call.task.id} with ${served.models.join(", ")} alone, and not with ${id}.`,
      "Choose another provider.",
    );
  }
  const ask: Omit<Ask, "parameters"> = {
    providerId: id,
    modelId: call.model.id,
    ...(call.mapping === undefined ? {} : { mapping: call.mapping }),
    target: route.target,
    inputs: call.inputs,
  };
  const hasOthers = Object.keys(others).length > 0;
  const given = hasOthers ? { ...parameters, ...others } : parameters;
  const own = Object.keys(route.headers);
  const build = (asked: ValueObject): WireParts | Absence =>
    partsOf(maker.request(Object.freeze({ ...ask, parameters: frozenCopy(asked) })), ask, own);
  const doing = `build a request for ${call.task.id}`;
  const made = attempt(`provider/${provider.id}`, doing, diagnostics, () => {
    const parts = build(call.streaming ? { ...given, stream: true } : given);
    if ("reason" in parts) return parts;
    if (hasOthers) {
      // Whether an answer comes in pieces is asked for in another way.
      const known = call.task.streams === true ? { ...parameters, stream: true } : parameters;
      const clash = clashOf(provider.label, known, others, build);
      if (clash !== undefined) return clash;
    }
    const wire = requestOf(making, call, byRouter !== undefined, parts);
    const answer = answerOf(() => maker.answer(call.streaming, route.target));
    return frozenCopy<Wire>({ ...wire, answer });
  });
  return "value" in made ? made.value : made;
}

function requestOf(
  { hub, served, route }: Making,
  call: Omit<Call, "wire">,
  byRouter: boolean,
  parts: WireParts,
): Omit<Wire, "answer"> {
  const { url, base, query } = urlOf(byRouter ? { ...route, baseUrl: ROUTER } : route, parts);
  const job =
    byRouter || served?.job === undefined ? undefined : jobOf(served.job({ base, query }), base);
  return {
    method: "POST",
    url,
    headers: {
      ...route.headers,
      ...(route.billTo === undefined ? {} : { "X-HF-Bill-To": route.billTo }),
      ...parts.headers,
    },
    body: bodyOf(parts, call, hub),
    ...(job === undefined ? {} : { job: route.keyInQuery === undefined ? job : keyed(job, route) }),
  };
}

// A key that travels in the query goes with the questions about a job, too, where they go to the same server.
function keyed(job: Job, route: Route): Job {
  const add = (pieces: readonly UrlPiece[]): readonly UrlPiece[] => {
    if (!carriesToken(pieces)) return pieces;
    const hasQuery = pieces.some((piece) => typeof piece === "string" && piece.includes("?"));
    return [...pieces, hasQuery ? "&" : "?", route.keyInQuery!];
  };
  return {
    ...job,
    status: add(job.status),
    ...(job.result === undefined ? {} : { result: add(job.result) }),
  };
}

function bodyOf(parts: WireParts, call: Omit<Call, "wire">, hub: Hub): Wire["body"] {
  if (parts.file !== undefined) return { file: parts.file };
  if (parts.form !== undefined) return { form: parts.form };
  if (parts.text === undefined) return { json: parts.json ?? {} };
  try {
    return { json: JSON.parse(parts.text) as ValueObject };
  } catch {
    hub.logger.error("Failed to parse body as JSON");
    return { json: { inputs: call.inputs } };
  }
}
