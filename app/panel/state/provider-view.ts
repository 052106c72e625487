// The providers of a model: those of the record with their status, others that serve the task, and unavailable ones
// with the reason.
import { type Absence, type Entry, type Hub, inferenceCall, type Model } from "hubsmith";
import type { Card } from "#core/hub/card";
import { absenceByCard } from "./by-card.ts";
import { AUTO, ENDPOINT, mappingFor, mappingsOf, OWN_ENDPOINT, providersIn } from "./providers.ts";

/** An available provider. */
export interface ProviderOption {
  readonly id: string;
  readonly label: string;
  /** The record's status of it, in a word or two. */
  readonly state: string;
}

/** An unavailable provider. */
export interface UnusableProvider {
  readonly id: string;
  readonly label: string;
  /** The reason, in a sentence. */
  readonly reason: string;
}

/** The providers of a model. */
export interface ProviderView {
  readonly provider: string;
  readonly providerLabel: string;
  /** The provider's id of the model, if the record has it. */
  readonly providerId?: string;
  /** Why a call is unavailable or may fail, according to the record. */
  readonly doubt?: string;
  /** Those of the record that can be called. */
  readonly named: readonly ProviderOption[];
  /** Those that serve the task, and are not in the record. */
  readonly possible: readonly ProviderOption[];
  /** All others, with their reasons. */
  readonly unusable: readonly UnusableProvider[];
  /** Ids in the record without a plugin. */
  readonly unknown: readonly string[];
  /** Whether a provider hosts the model, according to the record. */
  readonly isHosted: boolean;
}

type ProviderCard = Card<"provider">;

/** The task that a model is called as, or why it cannot be called; undefined while it is unknown. */
export function calledAs(hub: Hub, model: Model): string | Absence | undefined {
  // With a model id, the kernel does not look for a mapping.
  const call = inferenceCall(hub, { model, provider: AUTO, providerId: model.id });
  if (!("reason" in call)) return call.task.id;
  return call.code === "no-task" || call.code === "unknown-task" ? call : undefined;
}

/** The providers of a model for a task, or for the reason why it cannot be called. */
export function providerView(
  entries: readonly Entry[],
  model: Model,
  provider: string,
  task: string | Absence | undefined,
): ProviderView {
  const providers = providersIn(entries);
  const cards = providers.list.filter(({ id }) => id !== AUTO);
  const taskId = typeof task === "string" ? task : undefined;
  const reasons = new Map(
    cards.map((card) => {
      const { id, label } = card;
      const mine = mappingsOf(entries, model, id);
      // A live provider in the record stays available, for any task: the clients have the reasons.
      const isLive = mine.some(({ status = "live" }) => status === "live");
      const byCard = isLive ? undefined : absenceByCard(card, model, taskId, mine, label);
      const away = typeof task === "object" ? task : byCard;
      return [id, away?.reason] as const;
    }),
  );
  const usable = cards.filter(({ id }) => reasons.get(id) === undefined);
  const isNamed = ({ id }: ProviderCard): boolean => mappingFor(model, id) !== undefined;
  const possible = usable.filter(
    (card) =>
      !isNamed(card) &&
      // A selected provider stays in the list while its tasks are unknown.
      (card.id === provider || typeof task === "string"),
  );
  const optionOf = ({ id, label }: ProviderCard): ProviderOption => ({
    id,
    label,
    state: stateOf(model, id),
  });
  const providerId = mappingFor(model, provider)?.providerId;
  const label = provider === ENDPOINT ? OWN_ENDPOINT : (providers.get(provider)?.label ?? "Auto");
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
    isHosted: (model.inferenceProviderMapping ?? []).some(
      ({ status = "live" }) => status === "live",
    ),
    unknown: [...new Set(names)].filter((id) => !providers.has(id)),
  };
}

function doubtOf(model: Model, provider: string, label: string): string | undefined {
  if (provider === ENDPOINT) return undefined;
  if (provider === AUTO) {
    return (model.inferenceProviderMapping ?? []).length > 0
      ? undefined
      : "The record lists no provider for this model, so this call may fail.";
  }
  const mapping = mappingFor(model, provider);
  if (mapping === undefined)
    return model.inferenceProviderMapping === undefined
      ? `The record lists no provider for this model, so a call to ${label} may fail.`
      : `${label} is not among the providers that host this model.`;
  if (mapping.status === undefined)
    return `The record has no status for ${label}, so the call may fail.`;
  return mapping.status === "live" ? undefined : `${label} does not host this model publicly yet.`;
}

function stateOf(model: Model, provider: string): string {
  const mapping = mappingFor(model, provider);
  if (mapping === undefined) return "not in the record";
  return mapping.status ?? "status unknown";
}
