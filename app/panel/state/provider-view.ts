// The choice of a provider: those the record names with their state, those that could serve the task, and why others cannot.
import { type Absence, type Entry, type Hub, inferenceCall, type Model } from "hubsmith";
import type { Card } from "#core/hub/card";
import { absenceByCard } from "./by-card.ts";
import { AUTO, mappingFor, mappingsOf, providersIn } from "./providers.ts";

/** A provider to choose. */
export interface ProviderOption {
  readonly id: string;
  readonly label: string;
  /** What the record says of it, in a word or two. */
  readonly state: string;
}

/** A provider that cannot be chosen. */
export interface UnusableProvider {
  readonly id: string;
  readonly label: string;
  /** Why not, in a sentence. */
  readonly reason: string;
}

/** The providers of a model. */
export interface ProviderView {
  readonly provider: string;
  readonly providerLabel: string;
  /** Under which id the provider serves the model, where the record says so. */
  readonly providerId?: string;
  /** Why a call is not offered or may fail, as far as the record tells. */
  readonly doubt?: string;
  /** Those that the record names, and that can be called. */
  readonly named: readonly ProviderOption[];
  /** Those that serve the task, and that the record does not name. */
  readonly possible: readonly ProviderOption[];
  /** All others, each with its reason. */
  readonly unusable: readonly UnusableProvider[];
  /** Ids that the record names and for which there is no plugin. */
  readonly unknown: readonly string[];
}

type ProviderCard = Card<"provider">;

/** As what a model is called, or why no provider is called for it; nothing as long as that is not known. */
export function calledAs(hub: Hub, model: Model): string | Absence | undefined {
  // With an id of the model the kernel need not look for one who hosts it.
  const call = inferenceCall(hub, { model, provider: AUTO, providerId: model.id });
  if (!("reason" in call)) return call.task.id;
  return call.code === "no-task" || call.code === "unknown-task" ? call : undefined;
}

/** The providers of a model for a task, or for what keeps it from being called at all. */
export function providerView(
  entries: readonly Entry[],
  model: Model,
  provider: string,
  task: string | Absence | undefined,
): ProviderView {
  const providers = providersIn(entries);
  const cards = providers.list.filter(({ id }) => id !== AUTO);
  const told = typeof task === "string" ? task : undefined;
  const reasons = new Map(
    cards.map((card) => {
      const { id, label } = card;
      const mine = mappingsOf(entries, model, id);
      // Whom the record calls live stays to be chosen, whatever it hosts the model for: the clients say why not.
      const isLive = mine.some(({ status = "live" }) => status === "live");
      const byCard = isLive ? undefined : absenceByCard(card, model, told, mine, label);
      const away = typeof task === "object" ? task : byCard;
      return [id, away?.reason] as const;
    }),
  );
  const usable = cards.filter(({ id }) => reasons.get(id) === undefined);
  const isNamed = ({ id }: ProviderCard): boolean => mappingFor(model, id) !== undefined;
  const possible = usable.filter(
    (card) =>
      !isNamed(card) &&
      // One that was chosen stays in the list while it is not known what it serves.
      (card.id === provider || typeof task === "string"),
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
    named: usable.filter(isNamed).map(optionOf),
    possible: possible.map(optionOf),
    unusable: cards.flatMap(({ id, label }) => {
      const reason = reasons.get(id);
      return reason === undefined ? [] : [{ id, label, reason }];
    }),
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
