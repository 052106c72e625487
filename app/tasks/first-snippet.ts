// The program on a task's page: the best one for the first model that has any.
import { isConversational, type Model } from "hubsmith";
import type { TaskPage } from "hubsmith/catalog";
import { type NeededToken, neededToken } from "../panel/access/needed-token.ts";
import { isLive } from "../panel/providers/providers.ts";
import { panelOf } from "../panel/panel-data.ts";
import { createPanelStore, type PanelStore } from "../panel/store.ts";
import { isRemark } from "../libraries/example.ts";
import { nextTurn } from "../routing/scheduling.ts";
import type { PluginCache } from "../stores/plugins.ts";
import type { Program } from "../ui/programs.tsx";

export interface FirstSnippet extends Program {
  readonly model: Model;
  readonly token?: NeededToken | undefined;
}

type Advice = Partial<Pick<TaskPage, "canonicalId" | "widgetModels">>;

// The most used models of a task. Of the others, most are special or old.
const MOST_USED = 10;

/**
 * The models for a task: only those whose record names it, hosted ones first, each in the order of the list, and those
 * that the page names first if they are among the most used. Chat has models of text first, tasks without chat have
 * chat models last, and only tasks for embeddings have models first that were trained for these.
 */
export function modelsFor(
  task: string,
  page: Advice | undefined,
  models: readonly Model[],
): readonly Model[] {
  const { canonicalId = task, widgetModels: preferred = [] } = page ?? {};
  const isChat = task === "conversational";
  const own = models.filter(
    (model) => model.pipeline_tag === task || (isChat && isConversational(model)),
  );
  const isChatTask = own.filter(isConversational).length * 2 > own.length;
  const isEmbedding = own.filter(isEmbedder).length * 2 > own.length;
  const isUnusual = (model: Model): boolean =>
    isChat
      ? model.pipeline_tag !== canonicalId
      : (!isChatTask && isConversational(model)) || isEmbedder(model) !== isEmbedding;
  const inOrder = hostedFirst(own.toSorted((a, b) => Number(isUnusual(a)) - Number(isUnusual(b))));
  const used = inOrder.slice(0, MOST_USED);
  const named = preferred.flatMap(
    (id) => used.find((model) => model.id === id && !isUnusual(model)) ?? [],
  );
  return hostedFirst([...new Set([...named, ...inOrder])]);
}

// The Hub gives this tag to models whose files say how tokens become one vector.
const isEmbedder = ({ tags }: Model): boolean => tags.includes("sentence-transformers");

const hostedFirst = (models: readonly Model[]): readonly Model[] =>
  models.toSorted((a, b) => Number(isHosted(b)) - Number(isHosted(a)));

/** Finds it; `undefined` if no plugin prints a program for the first of these models. */
export async function firstSnippet(
  models: readonly Model[],
  plugins: PluginCache,
): Promise<FirstSnippet | undefined> {
  const used = hostedFirst(
    models
      .slice(0, MOST_USED)
      .toSorted((a, b) => Number(a.gated ?? false) - Number(b.gated ?? false)),
  );
  let last: FirstSnippet | undefined;
  for (const model of used) {
    const snippet = await snippetOf(model, plugins);
    if (snippet !== undefined && !isDownload(snippet)) return snippet;
    last ??= snippet;
  }
  return last;
}

/** Whether a provider serves the model for its own task; some serve another one. */
const isHosted = (model: Model): boolean =>
  (model.inferenceProviderMapping ?? []).some(
    (mapping) =>
      isLive(mapping) && [undefined, "conversational", model.pipeline_tag].includes(mapping.task),
  );

// A program that only downloads the files of a model, or has only comments, does not show how to use it.
const isDownload = ({ content }: { readonly content: string }): boolean =>
  content.includes("snapshot_download") || isRemark(content);

async function snippetOf(model: Model, plugins: PluginCache): Promise<FirstSnippet | undefined> {
  const store = createPanelStore(model, plugins);
  await store.actions.show(model);
  return isHosted(model) ? callSnippet(store) : librarySnippet(store);
}

async function callSnippet({ getState }: PanelStore): Promise<FirstSnippet | undefined> {
  // Printing all snippets is most of the work.
  await nextTurn();
  const { model, hub } = getState();
  const { call } = panelOf(getState());
  const { client, host, language } = call;
  if (client?.content === undefined) return undefined;
  return {
    model,
    token: neededToken(hub, call.resolved),
    title: client.label,
    note: host && `calls ${host}`,
    highlight: call.languages.find(({ id }) => id === language)?.highlight ?? "",
    install: client.install,
    content: client.content,
  };
}

async function librarySnippet({
  getState,
  loadingOf,
}: PanelStore): Promise<FirstSnippet | undefined> {
  const [{ loadView }] = await Promise.all([
    import("../panel/load/load-data.ts"),
    loadingOf("libraries"),
  ]);
  await nextTurn();
  const { model } = getState();
  const programs = loadView(getState()).libraries.flatMap(({ label, snippets }) =>
    snippets.map((snippet) => ({ ...snippet, model, title: label })),
  );
  return programs.find((program) => !isDownload(program)) ?? programs[0];
}
