// The files of a model that draws: a checkpoint with all weights, or a transformer with text encoders and a VAE.
import { absent, type Absence, type Model } from "hubsmith";
import type { SizedFile } from "../formats/file-name.ts";
import { sizedFile } from "../formats/model-files.ts";

/** What a file of a checkpoint is for, as stable-diffusion.cpp names it. @public */
export type CheckpointRole = "vae" | "clip_l" | "clip_g" | "t5xxl";

/** A file that a checkpoint needs: its VAE, or one of its text encoders. @public */
export interface CheckpointPart {
  /** What it is for. */
  readonly role: CheckpointRole;
  /** The repository, which may be another than that of the model. */
  readonly repository: string;
  /** The path in the repository. */
  readonly path: string;
  /** The size in bytes, if it is known. */
  readonly bytes: number | undefined;
}

/** The files that an app draws with. @internal */
export interface DrawingFiles {
  readonly checkpoint: SizedFile;
  /** It has only the transformer of the model. */
  readonly isTransformer: boolean;
  readonly parts: readonly CheckpointPart[];
}

/** The files that apps draw with, or why they cannot. The chosen file must be a checkpoint. @internal */
export function drawingFiles(model: Model, file?: string): DrawingFiles | Absence {
  const { pipeline_tag: task, siblings = [], tags } = model;
  const all = siblings.map(sizedFile);
  const isAdapter = tags.some((tag) => tag === "lora" || tag.startsWith("base_model:adapter:"));
  const found = isAdapter ? [] : all.filter(({ path }) => isCheckpoint(path));
  const checkpoint =
    file === undefined
      ? (found.find(({ path }) => /pruned/.test(path)) ?? found[0])
      : found.find(({ path }) => path === file);
  if (task !== "text-to-image" || checkpoint === undefined) return NO_CHECKPOINT;
  const whole = { checkpoint, isTransformer: false, parts: [] };
  const layout = layoutOf(model, all, checkpoint);
  if (layout === "checkpoint") return whole;
  if (layout === "other") return ONLY_TRANSFORMER;
  if (layout === "sd3") return { ...whole, parts: partsOf(model, all, SD3) };
  const isWhole = isWholeFlux(all, checkpoint);
  if (isWhole === undefined) return UNCLEAR;
  return isWhole ? whole : { ...whole, isTransformer: true, parts: partsOf(model, all, FLUX) };
}

const NO_CHECKPOINT = absent({
  code: "no-checkpoint",
  reason: "It draws with a checkpoint in one safetensors file, and the record lists none.",
  fix: "Choose the repository of a checkpoint, or use Diffusers.",
});

const ONLY_TRANSFORMER = absent({
  code: "only-transformer",
  reason: "The file has only the transformer of the model, without its text encoders and its VAE.",
  fix: "Use Diffusers, which loads all parts, or see the app's documentation of this architecture.",
});

const UNCLEAR = absent({
  code: "unknown-parts",
  reason: "Whether the file has the text encoders and the VAE is unknown.",
  fix: "Request the record with file sizes from the Hub (`?blobs=true`).",
});

// Of the folders of a Diffusers model, each has only a part; adapters and text encoders are no checkpoints.
const isCheckpoint = (path: string): boolean =>
  /^[^/]+\.safetensors$/.test(path) &&
  !/lora|adapter|vae|^ae\b|unet|text_encoder|clip_|t5xxl|controlnet|inpaint|^model\b|diffusion_pytorch_model/i.test(
    path.replace(/incl_clips.*/, ""),
  );

/** Which parts a checkpoint has, by the pipeline of Diffusers, the folders and the names of the architecture. */
function layoutOf(
  { id, tags }: Model,
  all: readonly SizedFile[],
  { path }: SizedFile,
): "checkpoint" | "flux" | "sd3" | "other" {
  const pipeline = tags.find((tag) => /^diffusers:.+pipeline$/i.test(tag))?.slice(10) ?? "";
  const has = (folder: string): boolean => all.some((file) => file.path.startsWith(folder));
  const bases = tags.filter((tag) => tag.startsWith("base_model:"));
  const names = [id.slice(id.indexOf("/") + 1), path, ...bases].join(" ");
  if (/^(?:stablediffusion(?!3)|latentconsistency)/i.test(pipeline) || has("unet/"))
    return "checkpoint";
  if (/^flux(?!2)/i.test(pipeline) || /flux[-_. ]?1(?!\d)/i.test(names)) return "flux";
  if (/^stablediffusion3/i.test(pipeline) || /\b(?:sd|stable-diffusion-)3(?!\d)/i.test(names))
    return /incl_clips/.test(path) ? "checkpoint" : "sd3";
  const isTransformer = pipeline !== "" || has("transformer/") || TRANSFORMERS.test(names);
  return isTransformer && !/aio|all-?in-?one/i.test(names) ? "other" : "checkpoint";
}

// Architectures whose text encoders and VAE are in files of their own.
const TRANSFORMERS =
  /flux[-_. ]?2|klein|z[-_]?image|qwen[-_]?image|chroma|hidream|lumina|auraflow|krea|ernie[-_]?image|hunyuan[-_]?image|anima(?!t)/i;

// The transformer of FLUX.1 in 8 and 16 bits; with the text encoders, it is half as large again in 8 bits.
const FLUX_WEIGHTS = 11.9e9;

function isWholeFlux(all: readonly SizedFile[], { bytes }: SizedFile): boolean | undefined {
  if (all.some(({ path }) => /^(?:transformer|vae)\/|^ae[^/]*\.safetensors$/.test(path)))
    return false;
  if (bytes === undefined) return undefined;
  return ![1, 2].some((size) => Math.abs(bytes / (size * FLUX_WEIGHTS) - 1) < 0.05);
}

type Published = Omit<CheckpointPart, "role">;

// Where the documentation of stable-diffusion.cpp downloads the parts that repositories of a checkpoint do not have.
// Sources: https://github.com/leejet/stable-diffusion.cpp/blob/master/docs/flux.md and docs/sd3.md
const FLUX_ENCODERS = "comfyanonymous/flux_text_encoders";
const FLUX: Partial<Record<CheckpointRole, Published>> = {
  vae: {
    repository: "black-forest-labs/FLUX.1-schnell",
    path: "ae.safetensors",
    bytes: 335_304_388,
  },
  clip_l: { repository: FLUX_ENCODERS, path: "clip_l.safetensors", bytes: 246_144_152 },
  t5xxl: { repository: FLUX_ENCODERS, path: "t5xxl_fp16.safetensors", bytes: 9_787_841_024 },
};
const SD3_ENCODERS = "Comfy-Org/stable-diffusion-3.5-fp8";
const SD3: Partial<Record<CheckpointRole, Published>> = {
  clip_l: { ...FLUX.clip_l!, repository: SD3_ENCODERS, path: "text_encoders/clip_l.safetensors" },
  clip_g: {
    repository: SD3_ENCODERS,
    path: "text_encoders/clip_g.safetensors",
    bytes: 1_389_382_176,
  },
  t5xxl: { ...FLUX.t5xxl!, repository: SD3_ENCODERS, path: "text_encoders/t5xxl_fp16.safetensors" },
};

/** The parts, from the repository itself if it has them. */
const partsOf = (
  { id }: Model,
  all: readonly SizedFile[],
  published: Partial<Record<CheckpointRole, Published>>,
): readonly CheckpointPart[] =>
  (Object.entries(published) as [CheckpointRole, Published][]).map(([role, part]) => {
    const own = all.filter(({ path }) => isPart(role, path.slice(path.lastIndexOf("/") + 1)));
    const found = own.find(({ path }) => !/fp8/.test(path)) ?? own[0];
    return found === undefined ? { role, ...part } : { role, repository: id, ...found };
  });

function isPart(role: CheckpointRole, name: string): boolean {
  const [start, end = ""] = name.split(".");
  const called = role === "vae" ? "ae" : role;
  return end === "safetensors" && (start === called || start!.startsWith(`${called}_`));
}
