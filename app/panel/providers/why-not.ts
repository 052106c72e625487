// Every absence for the model: clients of the current provider, and other providers, each with a fix.
import { absent, type Absence, inferenceSnippets } from "hubsmith";
import { grouped, type Reason } from "../../ui/reasons.ts";
import { absenceByCard } from "./by-card.ts";
import { byState } from "../memoized.ts";
import { panelOf } from "../panel-data.ts";
import { forReaders } from "../reader-words.ts";
import { mappingsOf, providersIn } from "./providers.ts";
import { callRequestOf } from "../code/request.ts";
import type { PanelState } from "../state.ts";

/** Things of one kind, some of which are unavailable. */
export interface Missing {
  readonly count: number;
  /** The number of all, including available ones. */
  readonly of: number;
  /** Each reason once, with everything that has it. */
  readonly reasons: readonly Reason[];
}

export interface WhyNot {
  readonly clients: Missing;
  readonly providers: Missing;
  /** The number of providers that are judged only by their cards, because their plugins are not loaded. */
  readonly unread: number;
}

/** The absences and their reasons; the same object for the same state. */
export const whyNot: (state: PanelState) => WhyNot = byState((state) => {
  const { hub, entries, model } = state;
  const { call } = panelOf(state);
  // Problems of the selection are not the fault of another provider.
  const isSaid = (absence: Absence): boolean =>
    call.notOffered.some(({ reason }) => reason === forReaders(entries)(absence).reason);
  const isUnread = (id: string): boolean => hub.providers.get(id) === undefined;
  const others = providersIn(entries).list.filter(({ id }) => id !== call.provider);
  const away = others.flatMap((card) => {
    const byCard = absenceByCard(card, model, call.task, mappingsOf(entries, model, card.id));
    const isKnown = byCard !== undefined || isUnread(card.id);
    const offer = isKnown
      ? undefined
      : inferenceSnippets(hub, callRequestOf(state, card.id).request);
    const missing = offer?.snippets.length === 0 ? offer.notOffered : [];
    return (byCard ? [byCard] : missing)
      .filter((cause) => !isSaid(cause))
      .map(forReaders(entries))
      .map(({ code, reason, fix }) => ({ code, reason, fix, who: card.label }));
  });
  const all = [...away, ...call.unknown.map((who) => ({ ...forReaders(entries)(NO_PLUGIN), who }))];
  return {
    clients: {
      count: hub.clients.size - call.count,
      of: hub.clients.size,
      reasons: call.notOffered,
    },
    providers: {
      count: new Set(all.map(({ who }) => who)).size,
      of: others.length + call.unknown.length,
      reasons: grouped(all, ({ who }) => who),
    },
    unread: others.filter(({ id }) => isUnread(id)).length,
  };
});

const NO_PLUGIN = absent({
  code: "no-plugin",
  reason: "The record lists them, but they have no plugin here.",
  fix: "Add a provider plugin.",
});
