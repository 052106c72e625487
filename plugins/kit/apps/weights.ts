// Apps that load the weights of Transformers from the Hub by the id of the model.
import { type Absence, isAbsence, type Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import type { Runs } from "./either.ts";
import { needsCode } from "../libraries/transformers/evidence.ts";
import { engineFor } from "../libraries/engine-for.ts";
import { withEngine } from "../engines/loads.ts";
import type { EngineTable } from "../engines/table.ts";
import { type HubRun, withAccess } from "./access.ts";
import { gpusOf } from "../libraries/gpus.ts";
import { type Role, roleAmong, roleOf } from "./roles.ts";

/** The model that an app serves. @public */
export interface WeightsSource {
  /** The record. */
  readonly model: Model;
  /** What a server does with it. */
  readonly role: Role;
  /** The length of the context to start with, in tokens; undefined for the app's own default. */
  readonly context: number | undefined;
  /** The option of its command that divides the weights among several GPUs, with their number; nothing for one. */
  readonly divided: Code<"sh">;
  /** The repository has custom code. */
  readonly needsCode: boolean;
  /** The argument ` --trust-remote-code` if it has custom code, otherwise nothing. */
  readonly trust: Code<"sh">;
}

/**
 * Makes the function `runs` of an app that loads the weights of Transformers. Models of other formats and roles have a
 * reason. Never throws.
 * @param roles - The roles that its server has.
 * @param how - How the app runs a model, or why it cannot.
 * @param table - What its engine loads. Models that are not in it have a reason; by default, all are offered.
 * @param divides - The option that divides the weights among several GPUs, such as `--tp`; by default, it has none.
 * @returns The function, for `defineApp`.
 * @example
 * ```ts
 * import { parseModel } from "hubsmith";
 * import { runsWeights } from "hubsmith/apps";
 * import { sh } from "hubsmith/code";
 *
 * const runs = runsWeights(["chat"], ({ model }) => ({
 *   commands: [{ purpose: "Serve", code: sh`press serve ${model.id}` }],
 * }));
 * const { model } = parseModel({ id: "owner/name", tags: ["conversational", "safetensors"] });
 * "commands" in runs(model!); // → true
 * ```
 * @public
 */
export const runsWeights =
  (
    roles: readonly Role[],
    how: (source: WeightsSource) => HubRun | Absence,
    table?: EngineTable,
    divides?: string,
  ): Runs =>
  (model, _, context, gpu) => {
    const engine = engineFor(model);
    if (isAbsence(engine)) return engine;
    const role = roleAmong(roles, roleOf(model), model);
    if (isAbsence(role)) return role;
    const isCustom = needsCode(model);
    const flag = isCustom ? sh` --trust-remote-code` : sh``;
    return withEngine(table, model, role, () => {
      const gpus = divides === undefined ? { count: 1 } : gpusOf(model, gpu);
      if (isAbsence(gpus)) return gpus;
      const { count, ...note } = gpus;
      const divided = count === 1 ? sh`` : sh` ${divides!} ${String(count)}`;
      const source = { model, role, context, divided, needsCode: isCustom, trust: flag };
      const run = withAccess(model, how(source));
      return isAbsence(run) ? run : { ...run, ...note };
    });
  };
