// The providers of a model: those of the record with their status, others that serve the task, and unavailable ones
// with the reason.
import { type Absence, type Entry, type Hub, inferenceCall, type Model, isAbsence } from "hubsmith";
import { refusalByCard } from "./by-card.ts";
import { byArguments } from "../../models/memoized.ts";
import {
  AUTO,
  ENDPOINT,
  isLive,
  mappingFor,
  mappingsOf,
  OWN_ENDPOINT,
  providersIn,
} from "../../models/providers.ts";

export interface ProviderOption {
  readonly id: string;
  readonly label: string;
  /** The record's status of it, in a word or two; empty if it is not in the record. */
  readonly state: string;
  /** Why it is unavailable, as a heading above all with this reason; empty if it is available. */
  readonly refusal: string;
}

export interface ProviderView {
  readonly provider: string;
  readonly providerLabel: string;
  /** The provider's id of the model, if the record has it. */
  readonly providerId: string | undefined;
  /** Why a call is unavailable or may fail, according to the record. */
  readonly doubt: string | undefined;
  /** Those of the record that can be called. */
  readonly named: readonly ProviderOption[];
  /** Those that serve the task, and are not in the record. */
  readonly possible: readonly ProviderOption[];
  readonly unusable: readonly ProviderOption[];
  /** Ids in the record without a plugin. */
  readonly unknown: readonly string[];
  /** Whether a provider hosts the model, according to the record. */
  readonly isHosted: boolean;
}

/** The task that a model is called as, or why it cannot be called; undefined while it is unknown. */
export function calledAs(hub: Hub, model: Model): string | Absence | undefined {
  // With a model id, the kernel does not look for a mapping.
  const call = inferenceCall(hub, { model, provider: AUTO, providerId: model.id });
  if (!isAbsence(call)) return call.task.id;
  return call.code === "no-task" || call.code === "unknown-task" ? call : undefined;
}

/** The providers of a model; `isEarly` says that its task may not be loaded yet. */
export const providersOf: (
  hub: Hub,
  entries: readonly Entry[],
  model: Model,
  provider: string,
  isEarly: boolean,
) => ProviderView = byArguments((hub, entries, model, provider, isEarly) => {
  const called = calledAs(hub, model);
  // A task that is loading is not unknown.
  const task = typeof called === "object" && isEarly ? undefined : called;
  const providers = providersIn(entries);
  const taskId = typeof task === "string" ? task : undefined;
  const listed = model.inferenceProviderMapping ?? [];
  const cards = providers.list.filter(({ id }) => id !== AUTO);
  const all = cards.map((card) => {
    const { id, label } = card;
    const mine = mappingsOf(entries, model, id);
    const byCard = mine.some(isLive) ? undefined : refusalByCard(card, model, taskId, mine);
    const code = typeof task === "object" ? task.code : byCard;
    const mapping = mappingFor(model, id);
    const unlisted = mapping === undefined ? "" : "status unknown";
    return {
      id,
      label,
      state: mapping?.status ?? unlisted,
      isNamed: mapping !== undefined,
      // A live provider in the record stays available, for any task: the clients have the reasons.
      refusal: code === undefined ? "" : (REFUSALS[code] ?? "Not available"),
    };
  });
  const usable = all.filter(({ refusal }) => refusal === "");
  const label = provider === ENDPOINT ? OWN_ENDPOINT : (providers.get(provider)?.label ?? "Auto");
  return {
    provider,
    providerLabel: label,
    providerId: mappingFor(model, provider)?.providerId || undefined,
    doubt: doubtOf(model, provider, label),
    named: usable.filter(({ isNamed }) => isNamed),
    // A selected provider stays in the list while its tasks are unknown.
    possible: usable.filter(
      ({ isNamed, id }) => !isNamed && (id === provider || taskId !== undefined),
    ),
    unusable: all.filter(({ refusal }) => refusal !== ""),
    isHosted: listed.some(isLive),
    unknown: [...new Set(listed.map((mapping) => mapping.provider))].filter(
      (id) => !providers.has(id),
    ),
  };
});

// By the code of the absence.
const REFUSALS: Readonly<Record<string, string>> = {
  "not-live": "Do not host it publicly",
  "not-mapped": "Do not host this model",
  "other-task": "Host it for another task",
  "no-task": "The task is unknown",
  "task-not-served": "Do not support this task",
};

function doubtOf(model: Model, provider: string, label: string): string | undefined {
  const listed = model.inferenceProviderMapping ?? [];
  if (provider === ENDPOINT) return undefined;
  const mapping = mappingFor(model, provider);
  if (mapping === undefined) {
    const call = provider === AUTO ? "this call" : `a call to ${label}`;
    if (listed.length === 0) return `No provider is known to host this model, so ${call} may fail.`;
    return provider === AUTO
      ? undefined
      : `${label} is not among the providers that host this model.`;
  }
  if (mapping.status === undefined)
    return `It is unknown whether ${label} still hosts this model, so the call may fail.`;
  return isLive(mapping) ? undefined : `${label} does not host this model publicly yet.`;
}
