// The choice of a provider: those the record names with their state, and those that could serve the task.
import type { Entry, Model } from "hubsmith";
import { AUTO, mappingFor, providersIn, tasksOf } from "./providers.ts";

/** A provider to choose. */
export interface ProviderOption {
  readonly id: string;
  readonly label: string;
  /** What the record says of it, in a word or two. */
  readonly state: string;
}

/** The providers of a model. */
export interface ProviderView {
  readonly provider: string;
  readonly providerLabel: string;
  /** Under which id the provider serves the model, where the record says so. */
  readonly providerId?: string;
  /** Why a call may fail, as far as the record tells. */
  readonly doubt?: string;
  /** Those that the record names. */
  readonly named: readonly ProviderOption[];
  /** Those that serve the task, and that the record does not name. */
  readonly possible: readonly ProviderOption[];
  /** Ids that the record names and for which there is no plugin. */
  readonly unknown: readonly string[];
}

/** The providers of a model for a task. */
export function providerView(
  entries: readonly Entry[],
  model: Model,
  provider: string,
  task: string | undefined,
): ProviderView {
  const options = providersIn(entries)
    .filter(({ id }) => id !== AUTO)
    .map((manifest) => ({
      manifest,
      option: {
        id: manifest.id,
        label: String(manifest["label"] ?? manifest.id),
        state: stateOf(model, manifest.id),
      },
    }))
    .sort((a, b) => (a.option.label < b.option.label ? -1 : 1));
  const isNamed = ({ option: { id } }: (typeof options)[number]): boolean =>
    mappingFor(model, id) !== undefined;
  const possible = options.filter(
    (one) =>
      !isNamed(one) &&
      // One that was chosen stays in the list, whatever it serves.
      (one.option.id === provider || (task !== undefined && tasksOf(one.manifest).includes(task))),
  );
  const providerId = mappingFor(model, provider)?.providerId;
  const known = new Set(options.map(({ option }) => option.id));
  const label = options.find(({ option }) => option.id === provider)?.option.label ?? "Auto";
  const doubt = doubtOf(model, provider, label);
  const names = model.inferenceProviderMapping?.map((one) => one.provider) ?? [];
  return {
    provider,
    providerLabel: label,
    ...(providerId === undefined ? {} : { providerId }),
    ...(doubt === undefined ? {} : { doubt }),
    named: options.filter(isNamed).map(({ option }) => option),
    possible: possible.map(({ option }) => option),
    unknown: [...new Set(names)].filter((id) => !known.has(id)),
  };
}

function doubtOf(model: Model, provider: string, label: string): string | undefined {
  if (provider === AUTO) {
    return (model.inferenceProviderMapping ?? []).length > 0
      ? undefined
      : "The record names no provider of this model, so the router may find none.";
  }
  const mapping = mappingFor(model, provider);
  if (mapping === undefined)
    return `The record does not say that ${label} serves this model, so a call may fail.`;
  if (mapping.status === undefined) return `The record does not say whether ${label} is ready.`;
  return mapping.status === "live" ? undefined : `${label} is not live yet, so a call may fail.`;
}

function stateOf(model: Model, provider: string): string {
  const mapping = mappingFor(model, provider);
  if (mapping === undefined) return "not in the record";
  return mapping.status ?? "state unknown";
}
