// Apps that run GGUF files and the weights of other formats.
import { type Absence, type AppRun, isAbsence, type Model } from "hubsmith";

/**
 * Makes the function `runs` of an app that runs GGUF files, or weights if the repository has none. Never throws.
 * @param gguf - Made with `runsGguf` or `runsGgufFile`.
 * @param weights - What runs models of repositories without GGUF files.
 * @returns The function, for `defineApp`.
 * @example
 * ```ts
 * import { parseModel } from "hubsmith";
 * import { runsEither, runsGguf, runsWeights } from "hubsmith/apps";
 *
 * const runs = runsEither(
 *   runsGguf(() => ({ link: "press://gguf" })),
 *   runsWeights(["chat"], () => ({ link: "press://weights" })),
 * );
 * const { model } = parseModel({ id: "owner/name", tags: ["conversational", "safetensors"] });
 * "link" in runs(model!); // → true
 * ```
 * @public
 */
export const runsEither =
  (
    gguf: (model: Model, file?: string) => AppRun | Absence,
    weights: (model: Model) => AppRun | Absence,
  ) =>
  (model: Model, file?: string): AppRun | Absence => {
    const run = gguf(model, file);
    return isAbsence(run) && run.code === "no-gguf" ? weights(model) : run;
  };
