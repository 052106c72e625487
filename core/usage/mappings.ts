// The mappings of a record by provider.
import type { Hub } from "../hub/create-hub.ts";
import { knownOf } from "../hub/known-of.ts";
import type { ProviderSpec } from "../hub/plugin.ts";
import type { Model, ProviderMapping } from "../model/model.ts";

/** The mappings of a model to a provider, in the order of the record. @internal */
export function mineIn(hub: Hub, model: Model, { id }: ProviderSpec): readonly ProviderMapping[] {
  const { inferenceProviderMapping: listed = [] } = model;
  const known = mappingsOf(hub, model);
  known.byProvider ??= byProvider(hub, listed);
  return known.byProvider.get(id) ?? [];
}

/** Can everybody call it? @internal */
export const isLive = ({ status }: ProviderMapping): boolean =>
  status === undefined || status === "live";

type ByProvider = ReadonlyMap<string, readonly ProviderMapping[]>;

// Where all providers are asked, a list that is long is gone through once.
const mappingsOf = knownOf<Model, { byProvider?: ByProvider }>(8, () => ({}));

/** The provider that a mapping names: by its id, or by one that stands where that one stood. @internal */
export const providerIn = (hub: Hub, { provider: id }: ProviderMapping): string =>
  hub.providers.get(id)?.id ?? id;

function byProvider(hub: Hub, listed: readonly ProviderMapping[]): ByProvider {
  const found = new Map<string, ProviderMapping[]>();
  for (const one of listed) {
    const id = providerIn(hub, one);
    const list = found.get(id);
    if (list === undefined) found.set(id, [one]);
    else list.push(one);
  }
  return found;
}
