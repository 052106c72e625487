// What every pipeline of Diffusers has: how it is loaded, what the record says of it, and how its images are kept.
import { absent, type Absence, type Model, textIn } from "hubsmith";
import { type Code, type Hole, python } from "hubsmith/code";
import { example } from "../../../shared/record.ts";

export const INSTALL: readonly string[] = ["diffusers", "transformers", "accelerate"];
/** Where the pictures of the library's documentation are. */
export const DOCS =
  "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers";
const DTYPE: Readonly<Record<string, Hole<"python">>> = { dtype: python`torch.bfloat16` };

/** Why weights that work on top of another model are not loaded. */
export const NO_BASE: Absence = absent(
  "no-base-model",
  "The record names no base model that is known, and these weights work on top of one.",
  "Add base_model to the model card.",
);

/** Loads a pipeline straight onto the device. */
export function load(
  loader: string,
  id: string,
  named: Readonly<Record<string, Hole<"python">>> = DTYPE,
): Code<"python"> {
  return python`
    import torch
    from diffusers import ${python.name(loader)}

    pipe = ${python.name(loader)}.from_pretrained(${python.args([id], { ...named, device_map: "cuda" })})
  `;
}

/** Asks a pipeline for an image, and keeps it. */
export function saveImage(takes: Readonly<Record<string, Hole<"python">>>): Code<"python"> {
  return python`
    image = pipe(${python.args([], takes)}).images[0]

    image.save("image.png")
  `;
}

/** A picture to put in. */
export function picture(url: string): Code<"python"> {
  return python`${python.requires("diffusers.utils", "load_image")}load_image(${url})`;
}

/** The class of the pipeline that was saved. */
export function savedClass(model: Model): string | undefined {
  return textIn(model.config, "diffusers", "_class_name");
}

/** Is it a pipeline of one of these classes? config.json and tags say so, these in small letters as well. */
export function isOf(model: Model, ...names: readonly string[]): boolean {
  const said = new Set([savedClass(model) ?? "", ...model.tags].map((one) => one.toLowerCase()));
  return names
    .map((name) => name.toLowerCase())
    .some((name) => said.has(name) || said.has(`diffusers:${name}`));
}

/** The prompt of the model's own example, or the one that it was trained on. */
export function promptOf(model: Model): string | undefined {
  return example(model, "text") ?? (textIn(model.cardData, "instance_prompt") || undefined);
}

/** The base model: the first one, also where a card lists several in one text. */
export function baseOf(model: Model): string | undefined {
  const named = textIn(model.cardData, "base_model", 0)?.split(",", 1)[0]!.trim();
  const tagged = model.tags.map((tag) => /^base_model:([^:]+)$/.exec(tag)?.[1]);
  return named || tagged.find((base) => base !== undefined);
}
