// Every cell of the model that is empty: clients of the chosen provider, and other providers, each with a way out.
import {
  absent,
  type Absence,
  type Card,
  inferenceSnippets,
  type Model,
  type ProviderMapping,
} from "hubsmith";
import { grouped, type Reason } from "../../parts/reasons.ts";
import { kept } from "./kept.ts";
import { panelOf } from "./panel.ts";
import { providersIn } from "./providers.ts";
import { askedFor } from "./request.ts";
import type { PanelState } from "./store.ts";

/** Things of one kind of which some cannot be used. */
export interface Missing {
  readonly count: number;
  /** How many there are, with those that can. */
  readonly of: number;
  /** Each reason once, with all that it keeps away. */
  readonly reasons: readonly Reason[];
}

/** What is not offered for a model. */
export interface WhyNot {
  /** With the provider that is chosen. */
  readonly clients: Missing;
  /** The others. */
  readonly providers: Missing;
  /** Providers that are told of by their cards alone, because their plugins are not loaded. */
  readonly unread: number;
}

/** What is not offered, and why; of the same state the same. */
export const whyNot: (state: PanelState) => WhyNot = kept((state) => {
  const { call } = panelOf(state);
  const clients = clientsAway(state);
  // What keeps all clients away for what was chosen is no fault of another provider.
  const isSaid = ({ reason }: Absence): boolean =>
    clients.reasons.some((one) => one.reason === reason);
  const others = providersIn(state.entries).list.filter(({ id }) => id !== call.provider);
  const away = others.flatMap((card) =>
    absencesOf(state, card, call.task)
      .filter((one) => !isSaid(one))
      .map((one) => ({ ...one, who: card.label })),
  );
  const all = [...away, ...call.unknown.map((who) => ({ ...NO_PLUGIN, who }))];
  return {
    clients,
    providers: {
      count: new Set(all.map(({ who }) => who)).size,
      of: others.length + call.unknown.length,
      reasons: grouped(all, ({ who }) => who),
    },
    unread: others.filter(({ id }) => state.hub.providers.get(id) === undefined).length,
  };
});

/** How many clients are not offered with the provider that is chosen, and why. */
export function clientsAway(state: PanelState): Missing {
  const { count, notOffered } = panelOf(state).call;
  const of = state.hub.clients.size;
  return { count: of - count, of, reasons: notOffered };
}

const NO_PLUGIN = absent(
  "no-plugin",
  "The record names them, and there is no plugin for them here.",
  "Add a provider plugin to the site.",
);

function absencesOf(
  state: PanelState,
  card: Card<"provider">,
  task: string | undefined,
): readonly Absence[] {
  const byCard = absenceByCard(card, state.model, task);
  if (byCard !== undefined) return [byCard];
  if (state.hub.providers.get(card.id) === undefined) return [];
  const offer = inferenceSnippets(state.hub, askedFor(state, card.id).request);
  if (offer.snippets.length > 0) return [];
  return offer.notOffered.map(({ code, reason, change }) => ({ code, reason, change }));
}

/**
 * Why a provider is not called for a model, as far as its card and the record tell; `task` is the one as which the model
 * is called. The words are such that they can be said of several at once.
 */
export function absenceByCard(
  { id, tasks, baseUrl }: Card<"provider">,
  { id: name, pipeline_tag, inferenceProviderMapping: listed }: Model,
  task: string | undefined,
): Absence | undefined {
  if (task === undefined || baseUrl === undefined) return undefined;
  const fits = (one: ProviderMapping): boolean =>
    one.task === undefined || one.task === task || one.task === pipeline_tag;
  const isLive = ({ status }: ProviderMapping): boolean =>
    status === undefined || status === "live";
  const mine = listed?.filter(({ provider }) => provider === id) ?? [];
  const hosted = mine.filter((one) => fits(one) && isLive(one));
  const served = hosted.some((one) => one.task === pipeline_tag) ? [task, pipeline_tag] : [task];
  if (!tasks.some((one) => served.includes(one)))
    return absent(
      "task-not-served",
      `They do not serve ${task}.`,
      "Choose a provider that serves it.",
    );
  if (listed === undefined || hosted.length > 0) return undefined;
  const live = [
    ...new Set(listed.filter((one) => fits(one) && isLive(one)).map((one) => one.provider)),
  ];
  const change =
    live.length === 0
      ? "Ask a provider to host it, or load it with a library."
      : `Choose a provider that hosts it, such as ${live.slice(0, 3).join(", ")}.`;
  const [staged] = mine.filter(fits);
  if (staged !== undefined)
    return absent(
      "not-live",
      `They do not host ${name} for everybody: its status there is “${staged.status}”.`,
      change,
    );
  return mine.length > 0
    ? absent("other-task", `They host ${name} for another task than ${task}.`, change)
    : absent("not-mapped", `They are not among the providers that host ${name}.`, change);
}
