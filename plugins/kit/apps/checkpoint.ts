// Apps that draw images with a checkpoint: one safetensors file with all weights of a diffusion model.
import { absent, type Absence, type AppRun, isAbsence, type Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import { hubFileUrl } from "#core/http/path";
import { hfDownload } from "../formats/download.ts";

/** The checkpoint that an app draws with. @public */
export interface Checkpoint {
  /** The record. */
  readonly model: Model;
  /** The path of the file. */
  readonly path: string;
  /** The URL of the file. */
  readonly url: string;
  /** The command that downloads it into the current folder. */
  readonly download: Code<"sh">;
}

/**
 * Makes the function `runs` of an app for checkpoints of Stable Diffusion. Other models have a reason. Never throws.
 * @param how - How the app runs a checkpoint, or why it cannot.
 * @returns The function, for `defineApp`.
 * @example
 * ```ts
 * import { parseModel } from "hubsmith";
 * import { runsCheckpoint } from "hubsmith/apps";
 * import { sh } from "hubsmith/code";
 *
 * const runs = runsCheckpoint(({ path }) => ({
 *   commands: [{ purpose: "Serve", code: sh`press serve ${path}` }],
 * }));
 * const siblings = [{ rfilename: "v1-5-pruned-emaonly.safetensors" }];
 * const { model } = parseModel({ id: "owner/name", pipeline_tag: "text-to-image", siblings });
 * "commands" in runs(model!); // → true
 * ```
 * @public
 */
export const runsCheckpoint =
  (how: (source: Checkpoint) => AppRun | Absence) =>
  (model: Model, file?: string): AppRun | Absence => {
    const { id, pipeline_tag: task, siblings = [] } = model;
    const paths = siblings.map(({ rfilename }) => rfilename).filter(isCheckpoint);
    const path = file ?? paths.find((name) => /pruned/.test(name)) ?? paths[0];
    if (task !== "text-to-image" || path === undefined || !paths.includes(path))
      return absent({
        code: "no-checkpoint",
        reason: "It draws with a checkpoint in one safetensors file, and the record lists none.",
        fix: "Choose the repository of a checkpoint, or use Diffusers.",
      });
    const run = how({
      model,
      path,
      url: hubFileUrl(id, path),
      download: hfDownload(id, [path], sh` --local-dir .`),
    });
    return isAbsence(run) ? run : { ...run, file: path };
  };

// Of the folders of a Diffusers model, each has only a part; adapters and text encoders are no checkpoints.
const isCheckpoint = (path: string): boolean =>
  /^[^/]+\.safetensors$/.test(path) &&
  !/lora|adapter|vae|text_encoder|clip|t5|controlnet|inpaint|^model\b|diffusion_pytorch_model/i.test(
    path,
  );
