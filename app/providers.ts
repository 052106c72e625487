// Which providers a model can be called through: told from manifests and the record, before any plugin is loaded.
import type { Entry, Manifest, Model, ProviderMapping } from "hubsmith";

/** The id of the router's own choice. */
export const AUTO = "auto";

/** The manifests of the providers. */
export function providersIn(entries: readonly Entry[]): readonly Manifest[] {
  return entries.filter(({ kind }) => kind === "provider").map(({ manifest }) => manifest);
}

/** How the record says that a provider serves the model. */
export function mappingFor(model: Model, provider: string): ProviderMapping | undefined {
  return model.inferenceProviderMapping?.find((one) => one.provider === provider);
}

/** The tasks that a provider serves. */
export function tasksOf({ tasks }: Manifest): readonly string[] {
  return Array.isArray(tasks) ? tasks.filter((task) => typeof task === "string") : [];
}

/**
 * The provider that a model is shown with: the one chosen for it, or the one chosen last where the record names it, or
 * the first that the record says is live, or Auto.
 */
export function providerFor(
  entries: readonly Entry[],
  model: Model,
  chosen: Readonly<Record<string, string>>,
): string {
  const known = new Set(providersIn(entries).map(({ id }) => id));
  const own = Object.hasOwn(chosen, model.id) ? chosen[model.id]! : "";
  if (known.has(own)) return own;
  const last = Object.values(chosen).at(-1) ?? "";
  if (known.has(last) && mappingFor(model, last) !== undefined) return last;
  const live = model.inferenceProviderMapping?.find(
    ({ provider, status }) => status === "live" && known.has(provider),
  );
  return live?.provider ?? AUTO;
}
