// Apps that run several formats.
import { type Absence, type AppRun, isAbsence, type Model } from "hubsmith";

type Runs = (model: Model, file?: string) => AppRun | Absence;

/**
 * Joins the functions `runs` of several formats. Never throws if these do not.
 * @param first - The preferred format. Its reason is returned if no format runs the model.
 * @param others - The other formats, in order.
 * @returns The function, for `defineApp`.
 * @example
 * ```ts
 * import { parseModel } from "hubsmith";
 * import { eitherOf, runsGguf, runsWeights } from "hubsmith/apps";
 * import { sh } from "hubsmith/code";
 *
 * const runs = eitherOf(
 *   runsGguf(({ hf }) => ({ commands: [{ purpose: "Serve", code: sh`press serve ${hf}` }] })),
 *   runsWeights(["chat"], ({ model }) => ({ link: `press://open/${model.id}` })),
 * );
 * const { model } = parseModel({ id: "owner/name", tags: ["conversational", "safetensors"] });
 * "link" in runs(model!); // → true
 * ```
 * @public
 */
export const eitherOf =
  (first: Runs, ...others: readonly Runs[]): Runs =>
  (model, file) => {
    const reason = first(model, file);
    if (!isAbsence(reason)) return reason;
    for (const runs of others) {
      const run = runs(model, file);
      if (!isAbsence(run)) return run;
    }
    return reason;
  };
