// The comparison of the snippet: the options, the selected one, and both programs.
import { type Absence, inferenceSnippets } from "hubsmith";
import { clientsInOrder } from "#core/snippets/inference-snippets";
import type { Named } from "../../../routing/places.ts";
import { byState } from "../memoized.ts";
import { panelOf } from "../panel.ts";
import { AUTO, ENDPOINT, OWN_ENDPOINT, providersIn } from "../providers/providers.ts";
import { clientName } from "./clients.ts";
import { askedFor } from "./request.ts";
import { entriesBeside, type PanelState } from "../store.ts";

/** A program, and its source. */
export interface Side {
  readonly title: string;
  readonly content: string;
}

/** The data of the comparison. */
export interface CompareView {
  readonly provider: string;
  /** The client with its language, e.g. `python/requests`. */
  readonly client: string;
  readonly providers: readonly Named[];
  /** The clients by language, that of the snippet first. */
  readonly languages: readonly { readonly label: string; readonly clients: readonly Named[] }[];
  /** The plugin of the provider is not loaded yet. */
  readonly isLoading: boolean;
  readonly before: Side | undefined;
  readonly after: Side | undefined;
  /** Why there is no program to compare with. */
  readonly absence: Absence | undefined;
  /** The grammar for both; none if the languages differ. */
  readonly highlight: string;
}

/** The comparison for a state; the same object for the same state. */
export const compareView: (state: PanelState) => CompareView = byState((state) => {
  const { hub } = state;
  const { call } = panelOf(state);
  const { provider, client: wanted } = chosenIn(state);
  const current = `${call.language}/${call.client?.id}`;
  const isSame = provider === call.provider;
  const all = clientsInOrder(hub);
  const client = all.find(({ id }) => id === wanted) ?? all[0];
  const is = (card: { readonly language?: string; readonly client?: string }): boolean =>
    `${card.language}/${card.client}` === client?.id;
  const isLoading = entriesBeside(state, provider).length > 0;
  const offer = isLoading
    ? { snippets: [], notOffered: [] }
    : inferenceSnippets(hub, askedFor(state, provider).request);
  const snippet = offer.snippets.find(is);
  const labelOf = (id: string): string =>
    id === ENDPOINT ? OWN_ENDPOINT : (providersIn(state.entries).get(id)?.label ?? id);
  const side = (id: string, at: string, content: string | undefined): Side | undefined => {
    if (content === undefined) return undefined;
    const name = clientName(hub, id) ?? id;
    return { title: isSame ? name : `${name} at ${labelOf(at)}`, content };
  };
  const ids = [call.provider, AUTO, ...[...call.named, ...call.possible].map(({ id }) => id)];
  const inOrder = all.toSorted(
    (a, b) => Number(b.language.id === call.language) - Number(a.language.id === call.language),
  );
  return {
    provider,
    client: client?.id ?? "",
    providers: [...new Set(ids)].map((id) => ({ id, label: labelOf(id) })),
    languages: [...new Map(inOrder.map(({ language: { id, label } }) => [id, label]))].map(
      ([language, label]) => ({
        label,
        clients: all
          .filter((candidate) => candidate.language.id === language)
          .map(({ id, label }) => ({
            id,
            label: id === current && isSame ? `${label} (selected)` : label,
          })),
      }),
    ),
    isLoading,
    before: side(current, call.provider, call.client?.content),
    after: side(client?.id ?? "", provider, snippet?.content),
    absence: snippet ? undefined : (offer.notOffered.find(is) ?? offer.notOffered[0]),
    highlight: client?.language.id === call.language ? client.language.highlight : "",
  };
});

/**
 * The program to compare with: the selected one, or else the next available client of its language, or else the same
 * client through another provider.
 */
function chosenIn(state: PanelState): { readonly provider: string; readonly client: string } {
  const { withClient, withProvider, entries } = state;
  const { call } = panelOf(state);
  const chosen = providersIn(entries).get(withProvider)?.id;
  const current = `${call.language}/${call.client?.id ?? ""}`;
  const offered = call.clients.filter(({ content }) => content !== undefined);
  const place = offered.findIndex(({ id }) => id === call.client?.id);
  const next = offered.length > 1 ? offered[(place + 1) % offered.length] : undefined;
  if (withClient !== "") return { provider: chosen ?? call.provider, client: withClient };
  if (chosen !== undefined && chosen !== call.provider)
    return { provider: chosen, client: current };
  if (next !== undefined) return { provider: call.provider, client: `${call.language}/${next.id}` };
  const other = [...call.named, ...call.possible].find(({ id }) => id !== call.provider)?.id;
  return { provider: chosen ?? (call.provider === AUTO ? (other ?? AUTO) : AUTO), client: current };
}
