// The program on a task's page: the best one for the first model that has any.
import { isConversational, type Model } from "hubsmith";
import { type NeededToken, neededToken } from "../panel/state/call/needed-token.ts";
import { panelOf } from "../panel/state/panel.ts";
import { createPanelStore } from "../panel/state/store.ts";
import { isRemark } from "../libraries/example.ts";
import { nextTurn } from "../routing/scheduling.ts";
import type { PluginStore } from "../stores/plugins.ts";
import type { Program } from "../ui/programs.tsx";

/** A program, its model, and the token that it needs. */
export interface FirstSnippet extends Program {
  readonly model: Model;
  readonly token?: NeededToken | undefined;
}

/** The models for a task: those of its page first, then in the order of the list. */
export function modelsFor(
  task: string,
  preferred: readonly string[],
  models: readonly Model[],
): readonly Model[] {
  const isFor = (model: Model): boolean =>
    model.pipeline_tag === task || (task === "conversational" && isConversational(model));
  const known = new Map(models.map((model) => [model.id, model]));
  const named = preferred.flatMap((id) => known.get(id) ?? []);
  return [...new Set([...named, ...models.filter(isFor)])];
}

// Each of them loads its plugins.
const MOST_TRIED = 5;

/** Finds it; `undefined` if no plugin prints a program for the first of these models. */
export async function firstSnippet(
  models: readonly Model[],
  all: readonly Model[],
  plugins: PluginStore,
): Promise<FirstSnippet | undefined> {
  const inOrder = models.toSorted(
    (a, b) =>
      Number(isHosted(b)) - Number(isHosted(a)) ||
      Number(a.gated ?? false) - Number(b.gated ?? false),
  );
  let last: FirstSnippet | undefined;
  for (const model of inOrder.slice(0, MOST_TRIED)) {
    const snippet = await snippetOf(model, all, plugins);
    if (snippet !== undefined && !isDownload(snippet)) return snippet;
    last ??= snippet;
  }
  return last;
}

const isHosted = ({ inferenceProviderMapping: mappings = [] }: Model): boolean =>
  mappings.some(({ status }) => status === undefined || status === "live");

// A program that only downloads the files of a model, or has only comments, does not show how to use it.
const isDownload = ({ content }: { readonly content: string }): boolean =>
  content.includes("snapshot_download") || isRemark(content);

async function snippetOf(
  model: Model,
  all: readonly Model[],
  plugins: PluginStore,
): Promise<FirstSnippet | undefined> {
  const { getState, actions, loadingOf } = createPanelStore(model, plugins);
  await actions.show(model);
  if (!isHosted(model)) await loadingOf("libraries");
  // Printing all snippets is most of the work.
  await nextTurn();
  const { call, load } = panelOf(getState());
  const { client, host, language } = call;
  if (isHosted(model) && client?.content !== undefined)
    return {
      model,
      token: neededToken(getState().hub, call.made),
      title: client.label,
      note: host && `calls ${host}`,
      highlight: call.languages.find(({ id }) => id === language)?.highlight ?? "",
      install: client.install,
      content: client.content,
    };
  // The most used library is first.
  const usesOf = (id: string): number =>
    all.filter(({ library_name: library }) => library === id).length;
  const programs = load.libraries
    .toSorted((a, b) => usesOf(b.id) - usesOf(a.id))
    .flatMap(({ label, snippets }) =>
      snippets.map((snippet) => ({ ...snippet, model, title: label })),
    );
  return programs.find((program) => !isDownload(program)) ?? programs[0];
}
