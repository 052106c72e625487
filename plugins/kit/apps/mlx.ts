// Apps that run weights for MLX, on Apple silicon.
import { absent, type Absence, isAbsence, type Model } from "hubsmith";
import { type HubRun, withAccess } from "./access.ts";
import { withEngine } from "../engines/loads.ts";
import type { EngineTable } from "../engines/table.ts";
import type { Runs } from "./either.ts";
import { mlxTaskOf } from "../libraries/mlx-task.ts";
import { isMlx, refuseMlx } from "../libraries/mlx-weights.ts";
import { hasAdapterTag } from "../libraries/weights.ts";
import { type Role, roleAmong, roleOf } from "./roles.ts";

/** The model that an app runs with MLX. @public */
export interface MlxSource {
  /** The record. */
  readonly model: Model;
  /** What it is for. */
  readonly role: Role;
  /** The length of the context to start with, in tokens; undefined for the app's own default. */
  readonly context: number | undefined;
  /** It takes pictures, sounds or videos, too. */
  readonly isMultimodal: boolean;
}

/**
 * Makes the function `runs` of an app for weights in the format of MLX. Models of other formats and roles have a reason.
 * Never throws.
 * @param roles - The roles that the app has.
 * @param how - How the app runs a model, or why it cannot.
 * @param table - What its engine loads. Models that are not in it have a reason; by default, all are offered.
 * @returns The function, for `defineApp`.
 * @example
 * ```ts
 * import { parseModel } from "hubsmith";
 * import { runsMlx } from "hubsmith/apps";
 * import { sh } from "hubsmith/code";
 *
 * const runs = runsMlx(["chat"], ({ model }) => ({
 *   commands: [{ purpose: "Chat", code: sh`press chat ${model.id}` }],
 * }));
 * const { model } = parseModel({ id: "owner/name-4bit", tags: ["mlx", "conversational"] });
 * "commands" in runs(model!); // → true
 * ```
 * @public
 */
export const runsMlx =
  (
    roles: readonly Role[],
    how: (source: MlxSource) => HubRun | Absence,
    table?: EngineTable,
  ): Runs =>
  (model, _, context) => {
    if (!isMlx(model))
      return absent({
        code: "other-format",
        reason: "It runs weights for MLX, and the repository has none.",
        fix: "Choose an MLX quantization of the model, or a program that loads its weights.",
      });
    const refusal = hasAdapterTag(model) ? ADAPTER : refuseMlx(model);
    if (refusal !== undefined) return refusal;
    const task = mlxTaskOf(model);
    const role = roleAmong(
      roles,
      roleOf(task === undefined ? model : { ...model, pipeline_tag: task }),
      model,
    );
    if (isAbsence(role)) return role;
    const isMultimodal = MULTIMODAL.has(task ?? "");
    return withEngine(table, model, role, () =>
      withAccess(model, how({ model, role, context, isMultimodal })),
    );
  };

const ADAPTER = absent({
  code: "adapter",
  reason: "It is an adapter, which is loaded with its base model.",
  fix: "Use the Python program for MLX, which loads both.",
});

const MULTIMODAL: ReadonlySet<string> = new Set([
  "any-to-any",
  "audio-text-to-text",
  "image-text-to-text",
  "video-text-to-text",
]);
