// The load section: the libraries of a model with their programs, or the reason why there are none.
import { type Hub, type LoadSnippet, loadSnippets, type Model } from "hubsmith";
import { grouped, type Reason } from "../../ui/reasons.ts";

/** A library and its programs. */
export interface LibraryView {
  readonly id: string;
  readonly label: string;
  /** Links to documentation, if their URLs are safe. */
  readonly docsUrl?: string;
  readonly repoUrl?: string;
  readonly snippets: readonly LoadSnippet[];
}

/** The load section. */
export interface LoadView {
  readonly libraries: readonly LibraryView[];
  readonly notOffered: readonly Reason[];
  readonly count: number;
}

let last: { readonly hub: Hub; readonly model: Model; readonly view: LoadView } | undefined;

/** The data of the load section; the same object for the same model, because typing does not change it. */
export function loadView(hub: Hub, model: Model): LoadView {
  if (last?.hub !== hub || last.model !== model) last = { hub, model, view: viewOf(hub, model) };
  return last.view;
}

function viewOf(hub: Hub, model: Model): LoadView {
  const { snippets, notOffered } = loadSnippets(hub, model);
  const ids = [...new Set(snippets.map(({ library }) => library))];
  return {
    libraries: ids.map((id) => {
      const library = hub.libraries.get(id);
      const docsUrl = webAddress(library?.docsUrl);
      const repoUrl = webAddress(library?.repoUrl);
      return {
        id,
        label: library?.prettyLabel ?? id,
        ...(docsUrl === undefined ? {} : { docsUrl }),
        ...(repoUrl === undefined ? {} : { repoUrl }),
        snippets: snippets.filter((snippet) => snippet.library === id),
      };
    }),
    notOffered: grouped(notOffered, ({ library }) =>
      library === undefined ? "Libraries" : (hub.libraries.get(library)?.prettyLabel ?? library),
    ),
    count: snippets.length,
  };
}

// A plugin's URL becomes a link, and a link can contain a program.
function webAddress(address: string | undefined): string | undefined {
  return address !== undefined && /^https?:\/\//i.test(address) ? address : undefined;
}
