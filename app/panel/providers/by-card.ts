// Why a provider cannot be called for a model, from its card and the record, without loading its plugin.
import { absent, type Absence, type Card, type Model } from "hubsmith";
import type { ProviderMapping } from "#core/record/model";
import { isPolicy } from "#core/kinds/provider";
import { isLive } from "./providers.ts";

/**
 * Why not, with the kernel's code; `task` is the task that the model is called as, if known, and `mine` the record's
 * mapping. A live provider may serve tasks that are not in its card, so it is not rejected here.
 */
export function absenceByCard(
  card: Card<"provider">,
  { id, pipeline_tag, inferenceProviderMapping: listed }: Model,
  task: string | undefined,
  mine: readonly ProviderMapping[],
): Absence | undefined {
  if (isPolicy(card)) return undefined;
  const fits = (mapping: ProviderMapping): boolean =>
    task === undefined || [undefined, task, pipeline_tag].includes(mapping.task);
  if (mine.some((mapping) => fits(mapping) && isLive(mapping))) return undefined;
  if (task !== undefined && !card.tasks.includes(task))
    return absent({
      code: "task-not-served",
      reason: `${card.label} does not support ${task}.`,
      fix: "Choose a provider that supports it.",
    });
  if (listed === undefined) return undefined;
  const live = listed
    .filter((mapping) => fits(mapping) && isLive(mapping))
    .map(({ provider }) => provider);
  const fix =
    live.length === 0
      ? "Ask a provider to host it, or load it with a library."
      : `Choose a provider that hosts it, such as ${[...new Set(live)].slice(0, 3).join(", ")}.`;
  const [staged] = mine.filter(fits);
  if (staged !== undefined)
    return absent({
      code: "not-live",
      reason: `${card.label} does not host ${id} publicly (mapping status: "${staged.status}").`,
      fix,
    });
  const others = [...new Set(mine.map((mapping) => mapping.task))].join(", ");
  return mine.length > 0
    ? absent({
        code: "other-task",
        reason: `${card.label} hosts ${id} for ${others}, not for ${task}.`,
        fix,
      })
    : absent({
        code: "not-mapped",
        reason: `${card.label} is not among the providers that host ${id}.`,
        fix,
      });
}
