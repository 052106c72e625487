// The models on a task's page, in the order in which they are shown.
import { isConversational, type Model } from "hubsmith";
import type { TaskPage } from "hubsmith/catalog";
import { isLive } from "../../models/providers.ts";

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

/** Whether a provider serves the model for its own task; some serve another one. */
const isHosted = (model: Model): boolean =>
  (model.inferenceProviderMapping ?? []).some(
    (mapping) =>
      isLive(mapping) && [undefined, "conversational", model.pipeline_tag].includes(mapping.task),
  );
