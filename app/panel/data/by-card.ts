// Why a provider cannot be called for a model, from its card and the record, without loading its plugin.
import type { Card, Model } from "hubsmith";
import type { ProviderMapping } from "#core/record/model";
import { isPolicy } from "#core/kinds/provider";
import { isLive } from "../../models/providers.ts";

/**
 * The kernel's code; `task` is the task that the model is called as, if known, and `mine` the record's mapping. A live
 * provider may serve tasks that are not in its card, so it is not rejected here.
 */
export function refusalByCard(
  card: Card<"provider">,
  { pipeline_tag, inferenceProviderMapping: listed }: Model,
  task: string | undefined,
  mine: readonly ProviderMapping[],
): string | undefined {
  if (isPolicy(card)) return undefined;
  const fitting = mine.filter(
    (mapping) => task === undefined || [undefined, task, pipeline_tag].includes(mapping.task),
  );
  if (fitting.some(isLive)) return undefined;
  if (task !== undefined && !card.tasks.includes(task)) return "task-not-served";
  if (listed === undefined) return undefined;
  if (fitting.length > 0) return "not-live";
  return mine.length > 0 ? "other-task" : "not-mapped";
}
