// The load section: the libraries of a model with their programs, or the reason why there are none.
import { type Entry, type Hub, type LoadSnippet, loadSnippets, type Model } from "hubsmith";
import { grouped, type Reason } from "../../models/reasons.ts";
import { byArguments } from "../../models/memoized.ts";
import { forReaders } from "./reader-words.ts";
import type { PanelState } from "./state.ts";
import { localModel } from "./local-model.ts";

export interface LibraryView {
  readonly id: string;
  readonly label: string;
  /** Links to documentation, if their URLs are safe. */
  readonly docsUrl: string | undefined;
  readonly repoUrl: string | undefined;
  readonly snippets: readonly LoadSnippet[];
}

export interface LoadView {
  readonly libraries: readonly LibraryView[];
  readonly notOffered: readonly Reason[];
}

const viewOf = byArguments((hub: Hub, entries: readonly Entry[], model: Model): LoadView => {
  const { snippets, notOffered } = loadSnippets(hub, model);
  const ids = [...new Set(snippets.map(({ library }) => library))];
  const labelOf = (id: string): string => hub.libraries.get(id)?.prettyLabel ?? id;
  return {
    libraries: ids.map((id) => ({
      id,
      label: labelOf(id),
      docsUrl: webAddress(hub.libraries.get(id)?.docsUrl),
      repoUrl: webAddress(hub.libraries.get(id)?.repoUrl),
      snippets: snippets.filter((snippet) => snippet.library === id),
    })),
    notOffered: grouped(notOffered.map(forReaders(entries)), ({ library }) =>
      library === undefined ? "Libraries" : labelOf(library),
    ),
  };
});

/** The section for a state; the same object until the plugins or the model change. */
export const loadView = (state: PanelState): LoadView =>
  viewOf(state.hub, state.entries, localModel(state));

// A plugin's URL becomes a link, and a link can contain a program.
const webAddress = (address = ""): string | undefined =>
  /^https?:\/\//i.test(address) ? address : undefined;
