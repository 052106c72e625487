// Sample inputs of tasks about images and recordings: the user's own media, and prompts.
import { type Model, textIn } from "hubsmith";
import type { Parameter } from "#core/kinds/parameters";
import { file, type FileRef } from "hubsmith/code";
import { typesOf } from "../tasks/record.ts";
import { editFor } from "./edits.ts";
import { pictureFor } from "./pictures.ts";

// Pipelines of Diffusers that take an image alone.
const takesNoPrompt = (model: Model): boolean =>
  typesOf(model).some((type) => /^diffusers:stablevideodiffusion/i.test(type));

/** The prompt for an image; `fallback` is shown for models without a prompt. */
export const promptWith = (example: string, fallback: string): Parameter => ({
  type: "text",
  label: "Prompt",
  example,
  sample: (model: Model) =>
    textIn(model.widgetData?.[0], "prompt") ||
    textIn(model.widgetData?.[0], "text") ||
    textIn(model.cardData, "instance_prompt") ||
    (takesNoPrompt(model) ? undefined : (editFor(model) ?? fallback)),
});

/**
 * A picture of the user of the kind that the model is for. Its name differs from the names of results, so that it is never
 * overwritten.
 */
export function photo(model: Model): FileRef {
  const { file: path } = pictureFor(model);
  return file(path, path.endsWith(".png") ? "image/png" : "image/jpeg");
}

/** A recording of the user; every provider supports mp3. */
export const recording = (): FileRef => file("sample.mp3", "audio/mpeg");
