// The providers of a model: from cards and the record, before any plugin is loaded.
import type { Entry, Model } from "hubsmith";
import type { ProviderMapping } from "#core/record/model";
import { byState } from "./memoized.ts";
import { resolveEntries, type Registry } from "#core/hub/registry";

/** The id of the router. */
export const AUTO = "auto";
/** The user's own server, as an option among the providers. */
export const ENDPOINT = "endpoint";
export const OWN_ENDPOINT = "Your own endpoint";
// The kernel prints the calls of endpoints with the plugin of this provider: endpoints have the API of its servers.
const SERVER = "hf-inference";

/** How the router chooses a provider at each call: the id, the label, and what it means; Auto is the first. */
export const POLICIES: readonly (readonly [id: string, label: string, note: string])[] = [
  [AUTO, "Auto", "the fastest at the router"],
  ["fastest", "Auto, fastest", "most tokens a second"],
  ["cheapest", "Auto, cheapest", "lowest price of output"],
  ["preferred", "Auto, preferred", "order of your settings"],
];

/** The id of the plugin that a call needs; the same as the provider's, except for an endpoint. */
export const pluginFor = (entries: readonly Entry[], provider: string): string =>
  provider !== ENDPOINT ? provider : providersIn(entries).has(SERVER) ? SERVER : AUTO;

/** The cards of the providers in a hub of all these entries. */
export const providersIn: (entries: readonly Entry[]) => Registry<Entry<"provider">> = byState(
  (entries) => resolveEntries(entries, "provider").registry,
);

/** Whether a provider hosts the model, as far as the record says. */
export const isLive = ({ status = "live" }: ProviderMapping): boolean => status === "live";

export function mappingFor(model: Model, provider: string): ProviderMapping | undefined {
  return model.inferenceProviderMapping?.find((mapping) => mapping.provider === provider);
}

/** The mappings of a provider, including those under the id of a plugin that it replaces. */
export const mappingsOf = (
  entries: readonly Entry[],
  model: Model,
  provider: string,
): readonly ProviderMapping[] =>
  model.inferenceProviderMapping?.filter(
    (mapping) => (providersIn(entries).get(mapping.provider)?.id ?? mapping.provider) === provider,
  ) ?? [];

/** The policy of the router that was selected for a model, such as `cheapest`; by default Auto. */
export function policyFor(
  entries: readonly Entry[],
  model: Model,
  chosen: Readonly<Record<string, string>>,
): string {
  const own = Object.hasOwn(chosen, model.id) ? chosen[model.id]!.toLowerCase() : AUTO;
  return providersIn(entries).get(own)?.id === AUTO ? own : AUTO;
}

/**
 * The provider to show for a model: the one selected for it, or the last selected one if the record names it, or the
 * first live one of the record, or Auto.
 */
export function providerFor(
  entries: readonly Entry[],
  model: Model,
  chosen: Readonly<Record<string, string>>,
): string {
  const providers = providersIn(entries);
  const picked = Object.hasOwn(chosen, model.id) ? providers.get(chosen[model.id]!) : undefined;
  if (picked !== undefined) return picked.id;
  const last = providers.get(Object.values(chosen).at(-1) ?? "")?.id;
  if (last !== undefined && mappingFor(model, last) !== undefined) return last;
  const live = model.inferenceProviderMapping?.find(
    ({ provider, status }) => status === "live" && providers.get(provider)?.id === provider,
  );
  return live?.provider ?? AUTO;
}
