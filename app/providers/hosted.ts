// The embedded models that name a provider, with the status in their records.
import type { Model } from "hubsmith";
import type { ProviderMapping } from "#core/record/model";

/** A model that names the provider. */
export interface Hosted {
  readonly model: string;
  readonly mapping: ProviderMapping;
  /** Whether it is publicly available there. */
  readonly state: string;
}

/** The models whose records name the provider by its id or an alias. */
export function hostedBy(
  models: readonly Model[],
  { id, aliases = [] }: { readonly id: string; readonly aliases?: readonly string[] },
): readonly Hosted[] {
  const names = [id, ...aliases];
  return models.flatMap(({ id: model, inferenceProviderMapping = [] }) =>
    inferenceProviderMapping
      .filter(({ provider }) => names.includes(provider))
      .map((mapping) => ({ model, mapping, state: stateOf(mapping) })),
  );
}

function stateOf({ status }: ProviderMapping): string {
  if (status === undefined) return "status unknown";
  return status === "live" ? "live" : `${status}, not public yet`;
}
