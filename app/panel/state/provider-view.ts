// The choice of a provider: those the record names with their state, and those that could serve the task.
import type { Card, Entry, Model } from "hubsmith";
import { AUTO, mappingFor, providersIn } from "./providers.ts";

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
  /** Why a call is not offered or may fail, as far as the record tells. */
  readonly doubt?: string;
  /** Those that the record names. */
  readonly named: readonly ProviderOption[];
  /** Those that serve the task, and that the record does not name. */
  readonly possible: readonly ProviderOption[];
  /** Ids that the record names and for which there is no plugin. */
  readonly unknown: readonly string[];
}

type ProviderCard = Card<"provider">;

/** The providers of a model for a task. */
export function providerView(
  entries: readonly Entry[],
  model: Model,
  provider: string,
  task: string | undefined,
): ProviderView {
  const providers = providersIn(entries);
  const cards = providers.list.filter(({ id }) => id !== AUTO);
  const isNamed = ({ id }: ProviderCard): boolean => mappingFor(model, id) !== undefined;
  const possible = cards.filter(
    (card) =>
      !isNamed(card) &&
      // One that was chosen stays in the list, whatever it serves.
      (card.id === provider || (task !== undefined && card.tasks.includes(task))),
  );
  const optionOf = ({ id, label }: ProviderCard): ProviderOption => ({
    id,
    label,
    state: stateOf(model, id),
  });
  const providerId = mappingFor(model, provider)?.providerId;
  const label = providers.get(provider)?.label ?? "Auto";
  const doubt = doubtOf(model, provider, label);
  const names = model.inferenceProviderMapping?.map((one) => one.provider) ?? [];
  return {
    provider,
    providerLabel: label,
    ...(providerId === undefined ? {} : { providerId }),
    ...(doubt === undefined ? {} : { doubt }),
    named: cards.filter(isNamed).map(optionOf),
    possible: possible.map(optionOf),
    unknown: [...new Set(names)].filter((id) => !providers.has(id)),
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
    return model.inferenceProviderMapping === undefined
      ? `The record does not say who hosts this model, so a call to ${label} may fail.`
      : `${label} is not among the providers that host this model.`;
  if (mapping.status === undefined) return `The record does not say whether ${label} is ready.`;
  return mapping.status === "live"
    ? undefined
    : `${label} does not host this model for everybody yet.`;
}

function stateOf(model: Model, provider: string): string {
  const mapping = mappingFor(model, provider);
  if (mapping === undefined) return "not in the record";
  return mapping.status ?? "state unknown";
}
