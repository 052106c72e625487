// Apps that draw images with a checkpoint: the safetensors file of a diffusion model, and the files that it needs.
import { type Absence, type AppCommand, type AppRun, isAbsence, type Model } from "hubsmith";
import { sh } from "hubsmith/code";
import { hubFileUrl } from "#core/http/path";
import { refuse } from "../engines/loads.ts";
import type { EngineTable } from "../engines/table.ts";
import { type HubRun, withAccess } from "./access.ts";
import { hfDownload } from "../formats/download.ts";
import { type CheckpointPart, drawingFiles, type DrawingFiles } from "./drawing-files.ts";

/** The checkpoint that an app draws with. @public */
export interface Checkpoint {
  /** The record. */
  readonly model: Model;
  /** The path of the file. */
  readonly path: string;
  /** The URL of the file. */
  readonly url: string;
  /** It has only the transformer of the model. */
  readonly isTransformer: boolean;
  /** The text encoders and the VAE in other files, with their URLs; empty if the checkpoint has them. */
  readonly parts: readonly (CheckpointPart & { readonly url: string })[];
  /** The commands that download all files into the current folder. */
  readonly downloads: readonly AppCommand[];
}

/**
 * Makes the function `runs` of an app for checkpoints of Stable Diffusion and FLUX.1. Other models have a reason. Never
 * throws.
 * @param how - How the app runs a checkpoint, or why it cannot.
 * @param table - What its engine loads. Pipelines that are not in it have a reason; by default, all are offered.
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
  (how: (source: Checkpoint) => HubRun | Absence, table?: EngineTable) =>
  (model: Model, file?: string): AppRun | Absence => {
    const files = drawingFiles(model, file);
    if (isAbsence(files)) return files;
    const refusal = table === undefined ? undefined : refuse(table, model, "draw");
    if (refusal !== undefined) return refusal;
    const { checkpoint, isTransformer, parts } = files;
    const { path } = checkpoint;
    const run = withAccess(
      model,
      how({
        model,
        path,
        url: hubFileUrl(model.id, path),
        isTransformer,
        parts: parts.map((part) => ({ ...part, url: hubFileUrl(part.repository, part.path) })),
        downloads: downloadsOf(model, files),
      }),
    );
    return isAbsence(run) ? run : { ...run, file: path };
  };

/** A command for each repository, that of the model first. */
function downloadsOf({ id }: Model, { checkpoint, parts }: DrawingFiles): readonly AppCommand[] {
  const repositories = [...new Set([id, ...parts.map(({ repository }) => repository)])];
  return repositories.map((repository): AppCommand => {
    const own = parts.filter((part) => part.repository === repository);
    const paths = [...(repository === id ? [checkpoint.path] : []), ...own.map(({ path }) => path)];
    const what = own.every(({ role }) => role === "vae") ? "VAE" : "text encoders";
    return {
      purpose: `Download the ${repository === id ? "model" : what}`,
      code: hfDownload(repository, paths, sh` --local-dir .`),
    };
  });
}
