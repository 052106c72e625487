// The program on a task's page: it calls, or else loads, the first model of the page that has a record here.
import type { Model } from "hubsmith";
import type { CallView, ClientView, LanguageView } from "../panel/state/call-view.ts";
import type { LibraryView } from "../panel/state/load-view.ts";
import { panelOf } from "../panel/state/panel.ts";
import { createPanelStore } from "../panel/state/store.ts";
import { nextTurn } from "../routing/next-turn.ts";
import type { ModelStore } from "../stores/models.ts";
import type { PluginStore } from "../stores/plugins.ts";

/** A program for a model, and its description. */
export interface FirstSnippet {
  readonly model: Model;
  /** E.g. "OpenAI Python SDK". */
  readonly title: string;
  readonly note?: string;
  readonly highlight: string;
  readonly install?: string;
  readonly content: string;
}

/** Finds it; `undefined` if none of the models has a record, or no plugin prints a program for it. */
export async function firstSnippet(
  ids: readonly string[],
  find: ModelStore["find"],
  plugins: PluginStore,
): Promise<FirstSnippet | undefined> {
  const found = await Promise.all(ids.map(find));
  const model = found.find((one) => one !== undefined);
  if (model === undefined) return undefined;
  const { getState, actions } = createPanelStore(model, plugins);
  await actions.show(model);
  // Printing all snippets is most of the work.
  await nextTurn();
  const { call, load } = panelOf(getState());
  await nextTurn();
  return calling(model, call) ?? loading(model, load.libraries);
}

function calling(
  model: Model,
  { client, language, languages, host }: CallView,
): FirstSnippet | undefined {
  const { highlight = "" } =
    languages.find(({ id }) => id === language) ?? ({} as Partial<LanguageView>);
  const { label, content, install } = client ?? ({} as Partial<ClientView>);
  if (content === undefined || label === undefined) return undefined;
  return {
    model,
    title: label,
    ...(host === undefined ? {} : { note: `calls ${host}` }),
    highlight,
    ...(install === undefined ? {} : { install }),
    content,
  };
}

function loading(model: Model, libraries: readonly LibraryView[]): FirstSnippet | undefined {
  const [library] = libraries;
  const [snippet] = library?.snippets ?? [];
  if (library === undefined || snippet === undefined) return undefined;
  const { install, highlight, content } = snippet;
  return {
    model,
    title: library.label,
    ...(install === undefined ? {} : { install }),
    highlight,
    content,
  };
}
