// Which providers a model can be called through: told from cards and the record, before any plugin is loaded.
import type { Entry, Model } from "hubsmith";
import type { ProviderMapping } from "#core/record/model";
import { registryOf, type Registry } from "#core/hub/registry";

/** The id of the router's own choice. */
export const AUTO = "auto";

const known = new WeakMap<readonly Entry[], Registry<Entry<"provider">>>();

/** The cards of the providers that a hub of all these entries would have. */
export function providersIn(entries: readonly Entry[]): Registry<Entry<"provider">> {
  const found = known.get(entries) ?? registryOf(entries, "provider");
  known.set(entries, found);
  return found;
}

/** How the record says that a provider serves the model. */
export function mappingFor(model: Model, provider: string): ProviderMapping | undefined {
  return model.inferenceProviderMapping?.find((one) => one.provider === provider);
}

/** All that the record says of a provider, also under the id of one whose place it took. */
export const mappingsOf = (
  entries: readonly Entry[],
  model: Model,
  provider: string,
): readonly ProviderMapping[] =>
  model.inferenceProviderMapping?.filter(
    (one) => (providersIn(entries).get(one.provider)?.id ?? one.provider) === provider,
  ) ?? [];

/**
 * The provider that a model is shown with: the one chosen for it, or the one chosen last where the record names it, or
 * the first that the record says is live, or Auto.
 */
export function providerFor(
  entries: readonly Entry[],
  model: Model,
  chosen: Readonly<Record<string, string>>,
): string {
  const providers = providersIn(entries);
  const own = Object.hasOwn(chosen, model.id) ? providers.get(chosen[model.id]!) : undefined;
  if (own !== undefined) return own.id;
  const last = providers.get(Object.values(chosen).at(-1) ?? "")?.id;
  if (last !== undefined && mappingFor(model, last) !== undefined) return last;
  const live = model.inferenceProviderMapping?.find(
    ({ provider, status }) => status === "live" && providers.get(provider)?.id === provider,
  );
  return live?.provider ?? AUTO;
}
