// Apps that run several formats.
import { type Absence, type AppRun, type AppSpec, isAbsence } from "hubsmith";

/** How an app runs a model: the field `runs` of `defineApp`. @public */
export type Runs = (...chosen: Parameters<AppSpec["runs"]>) => AppRun | Absence;

/**
 * Joins the functions `runs` of several formats. Never throws if these do not.
 * @param first - The preferred format. If none runs the model, its reason is returned, unless another one is special,
 *   such as that of custom code.
 * @param others - The other formats, in order.
 * @returns The function, for `defineApp`.
 * @example
 * ```ts
 * import { parseModel } from "hubsmith";
 * import { eitherOf, runsGguf, runsWeights } from "hubsmith/apps";
 * import { sh } from "hubsmith/code";
 *
 * const runs = eitherOf(
 *   runsGguf(["chat"], ({ hf }) => ({
 *     commands: [{ purpose: "Serve", code: sh`press serve ${hf}` }],
 *   })),
 *   runsWeights(["chat"], ({ model }) => ({ link: `press://open/${model.id}` })),
 * );
 * const { model } = parseModel({ id: "owner/name", tags: ["conversational", "safetensors"] });
 * "link" in runs(model!); // → true
 * ```
 * @public
 */
export const eitherOf =
  (first: Runs, ...others: readonly Runs[]): Runs =>
  (...chosen) => {
    const reasons: Absence[] = [];
    for (const runs of [first, ...others]) {
      const run = runs(...chosen);
      if (!isAbsence(run)) return run;
      reasons.push(run);
    }
    return reasons.find(({ code }) => !GENERAL.has(code)) ?? reasons[0]!;
  };

// Of these, the reason of the preferred format says most.
const GENERAL: ReadonlySet<string> = new Set(["no-gguf", "other-format", "other-task"]);
