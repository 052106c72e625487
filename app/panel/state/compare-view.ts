// The comparison of the snippet: the options, the selected one, and both programs.
import { type Absence, inferenceSnippets } from "hubsmith";
import { clientsInOrder } from "#core/snippets/inference";
import { memoized } from "./memoized.ts";
import { panelOf } from "./panel.ts";
import { AUTO, ENDPOINT, OWN_ENDPOINT, providersIn } from "./providers.ts";
import { askedFor } from "./request.ts";
import { entriesFor, type PanelState } from "./store.ts";

/** An option. */
export interface Choosable {
  readonly id: string;
  readonly label: string;
}

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
  readonly providers: readonly Choosable[];
  /** The clients by language, that of the snippet first. */
  readonly languages: readonly { readonly label: string; readonly clients: readonly Choosable[] }[];
  /** The plugin of the provider is not loaded yet. */
  readonly isLoading: boolean;
  readonly before?: Side;
  readonly after?: Side;
  /** Why there is no program to compare with. */
  readonly absence?: Absence;
  /** The grammar for both; none if the languages differ. */
  readonly highlight: string;
}

/** The comparison for a state; the same object for the same state. */
export const compareView: (state: PanelState) => CompareView = memoized((state) => {
  const { hub } = state;
  const { call } = panelOf(state);
  const own = `${call.language}/${call.client?.id}`;
  const chosen = chosenIn(state);
  const provider = chosen.provider;
  const all = clientsInOrder(hub);
  const client = all.find(({ id }) => id === chosen.client) ?? all[0];
  const offer = inferenceSnippets(hub, askedFor(state, provider).request);
  const is = (one: { readonly language?: string; readonly client?: string }): boolean =>
    `${one.language}/${one.client}` === client?.id;
  const isLoading = entriesFor(state, provider).length > 0;
  const found = isLoading ? undefined : offer.snippets.find(is);
  const absence = isLoading ? undefined : (offer.notOffered.find(is) ?? offer.notOffered[0]);
  const labelOf = (id: string): string =>
    id === ENDPOINT ? OWN_ENDPOINT : (providersIn(state.entries).get(id)?.label ?? id);
  const at = (id: string): string => ` at ${labelOf(id)}`;
  const isSame = provider === call.provider;
  const mine = call.client?.content;
  const first = all.filter(({ language }) => language.id === call.language);
  const languages = new Map(
    [...first, ...all].map(({ language }) => [language.id, language.label]),
  );
  const after =
    found === undefined
      ? undefined
      : { title: `${client?.label}${isSame ? "" : at(provider)}`, content: found.content };
  return {
    provider,
    client: client?.id ?? "",
    providers: [
      call.provider,
      AUTO,
      ...call.named.map(({ id }) => id),
      ...call.possible.map(({ id }) => id),
    ]
      .filter((id, place, ids) => ids.indexOf(id) === place)
      .map((id) => ({ id, label: labelOf(id) })),
    languages: [...languages].map(([id, label]) => ({
      label,
      clients: all
        .filter(({ language }) => language.id === id)
        .map((one) => ({
          id: one.id,
          label: one.id === own && isSame ? `${one.label} (selected)` : one.label,
        })),
    })),
    isLoading,
    ...(mine === undefined
      ? {}
      : {
          before: {
            title: `${call.client?.label}${isSame ? "" : at(call.provider)}`,
            content: mine,
          },
        }),
    ...(after === undefined ? {} : { after }),
    ...(after === undefined && absence !== undefined ? { absence } : {}),
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
  const own = `${call.language}/${call.client?.id ?? ""}`;
  const offered = call.clients.filter(({ content }) => content !== undefined);
  const place = offered.findIndex(({ id }) => id === call.client?.id);
  const next = offered.length > 1 ? offered[(place + 1) % offered.length] : undefined;
  if (withClient !== "") return { provider: chosen ?? call.provider, client: withClient };
  if (chosen !== undefined && chosen !== call.provider) return { provider: chosen, client: own };
  if (next !== undefined) return { provider: call.provider, client: `${call.language}/${next.id}` };
  const other = [...call.named, ...call.possible].find(({ id }) => id !== call.provider)?.id;
  const provider = call.provider === AUTO ? (other ?? AUTO) : AUTO;
  return { provider: chosen ?? provider, client: own };
}
