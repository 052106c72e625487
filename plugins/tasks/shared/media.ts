// What tasks about images and recordings show: media of the reader, and prompts to go with them.
import { type Model, textIn } from "hubsmith";
import type { Parameter } from "#core/record/parameters";
import { file, type FileRef } from "hubsmith/code";

/** The prompt for an image; `fallback` is shown for models that have none of their own. */
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

/** A photo of the reader's own. It is not called as a result would be, so that it is never written over. */
export const photo = (): FileRef => file("photo.jpg", "image/jpeg");

/** A recording of the reader's own; every provider takes an mp3. */
export const recording = (): FileRef => file("sample.mp3", "audio/mpeg");
