// Apps that load the weights of Transformers from the Hub by the id of the model.
import { absent, type Absence, type AppRun, type Model } from "hubsmith";
import { needsCode } from "../libraries/transformers/evidence.ts";
import { refuseLocalFormat } from "../providers/uncallable.ts";
import { type Role, roleOf } from "./roles.ts";

/** The model that an app serves. @public */
export interface WeightsSource {
  /** The record. */
  readonly model: Model;
  /** What a server does with it. */
  readonly role: Role;
  /** The repository has custom code, which a server runs only with an argument. */
  readonly needsCode: boolean;
}

/**
 * Makes the function `runs` of an app that loads the weights of Transformers. Models of other formats and roles have a
 * reason. Never throws.
 * @param roles - The roles that its server has.
 * @param how - How the app runs a model, or why it cannot.
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
  (roles: readonly Role[], how: (source: WeightsSource) => AppRun | Absence) =>
  (model: Model): AppRun | Absence => {
    const format = refuseLocalFormat(model);
    if (format !== undefined)
      return absent({
        code: "other-format",
        reason: `It loads the weights of Transformers, and these are ${format}.`,
        fix: "Choose the model that it was made from, or a program for this format.",
      });
    const role = roleOf(model);
    if (role === undefined || !roles.includes(role))
      return absent({
        code: "other-task",
        reason: `It has no server for ${model.pipeline_tag ?? "a model without a task"}.`,
        fix: "Use its library, or another app.",
      });
    return how({ model, role, needsCode: needsCode(model) });
  };
