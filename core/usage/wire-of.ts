// The wire view of a call: the provider's request, put on its route.
import type { ValueObject } from "../code/value.ts";
import type { Hub } from "../hub/create-hub.ts";
import { absent, type Absence, type Diagnostic } from "../hub/diagnostic.ts";
import { attempt } from "../hub/guard.ts";
import type { ProviderSpec } from "../hub/plugin.ts";
import type { Call } from "../model/call.ts";
import type { ProviderMapping } from "../model/model.ts";
import { type Route, ROUTER, urlOf } from "../model/route.ts";
import type { Served } from "../model/served.ts";
import type { Ask, Wire, WireParts } from "../model/wire.ts";

/** What a call is made from. @internal */
export interface Making {
  readonly hub: Hub;
  readonly provider: ProviderSpec;
  readonly served: Served | undefined;
  readonly route: Route;
  readonly mapping: ProviderMapping | undefined;
  readonly diagnostics: Diagnostic[];
}

/** The wire view of a call, or why it has none. @internal */
export function wireOf(making: Making, call: Omit<Call, "wire">): Wire | Absence {
  const { provider, route, mapping } = making;
  const byRouter = route.target === "routed" ? call.task.routed : undefined;
  const maker = byRouter ?? making.served;
  if (maker === undefined) {
    return absent(
      "needs-sdk",
      `For ${call.task.id}, ${provider.label} is a choice that only an SDK can make, before it sends a request.`,
      "Choose a provider by name.",
    );
  }
  const id = byRouter ? call.modelName : mapping?.providerId;
  if (id === undefined) {
    return absent(
      "needs-provider-id",
      `It is not known under which id ${provider.label} serves ${call.model.id}.`,
      "Give providerId, or a record with inferenceProviderMapping.",
    );
  }
  const ask: Ask = {
    model: id,
    hubId: call.model.id,
    ...(mapping === undefined ? {} : { mapping }),
    target: route.target,
    inputs: call.inputs,
    parameters: call.streaming ? { ...call.parameters, stream: true } : call.parameters,
  };
  const made = attempt(
    `provider/${provider.id}`,
    `build a request for ${call.task.id}`,
    making.diagnostics,
    (): Wire => {
      const parts = maker.request(ask);
      const { url, base, query } = urlOf(byRouter ? { ...route, baseUrl: ROUTER } : route, parts);
      const queue = byRouter ? undefined : making.served?.queue?.({ base, query });
      return {
        method: "POST",
        url,
        headers: {
          Authorization: route.authorization,
          ...(route.billTo === undefined ? {} : { "X-HF-Bill-To": route.billTo }),
          ...parts.headers,
        },
        body: bodyOf(parts, call, making.hub),
        ...(queue === undefined ? {} : { queue }),
        answer: maker.answer(call.streaming),
      };
    },
  );
  return "value" in made ? made.value : made;
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
