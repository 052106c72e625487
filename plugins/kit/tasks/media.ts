// Sample inputs of tasks about images and recordings: the user's own media, and prompts.
import { type Model, textIn } from "hubsmith";
import type { Parameter } from "#core/kinds/parameters";
import { file, type FileRef } from "hubsmith/code";

/** The prompt for an image; `fallback` is shown for models without a prompt. */
export function promptWith(example: string, fallback: string): Parameter {
  return {
    type: "text",
    label: "Prompt",
    example,
    sample: ({ widgetData, cardData }: Model) =>
      textIn(widgetData?.[0], "prompt") ||
      textIn(widgetData?.[0], "text") ||
      textIn(cardData, "instance_prompt") ||
      fallback,
  };
}

/** A photo of the user. Its name differs from the names of results, so that it is never overwritten. */
export const photo = (): FileRef => file("photo.jpg", "image/jpeg");

/** A recording of the user; every provider supports mp3. */
export const recording = (): FileRef => file("sample.mp3", "audio/mpeg");
