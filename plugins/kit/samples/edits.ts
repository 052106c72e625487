// What a model that edits images is asked, if it makes one kind of change.
import type { Model } from "hubsmith";
import { nameOf } from "../tasks/record.ts";

// The prompts of their cards.
const EDITS: readonly (readonly [name: RegExp, prompt: string])[] = [
  [/2511-multiple-angles/i, "<sks> front view eye-level shot medium shot"],
  [/multiple-angles/i, "Rotate the camera 45 degrees to the left."],
  [/watermark-?remov/i, "Remove the watermark"],
  [/controlnet-(?!upscal)/i, "Two parrots made of brushed copper"],
];

/** The prompt of a model for one kind of change; undefined for others. */
export const editFor = (model: Model): string | undefined =>
  EDITS.find(([name]) => name.test(nameOf(model)))?.[1];

/** The style in the name of a LoRA, which its prompts need: "yarn art" in yarn_art_Flux_LoRA. */
export function styleOf(model: Model): string | undefined {
  const words = nameOf(model).split(/[-_.\s]+/);
  const isStyle =
    words.some((word) => STYLE.test(word)) && words.some((word) => /^lora$/i.test(word));
  return isStyle ? words.filter((word) => !OTHER.test(word)).join(" ") : undefined;
}

const STYLE = /^(?:anime|art|ghibli|pixar|realism|sketch|style)$/i;
const OTHER = /^(?:chatgpt|dev|flux\d?|image|lora|sdxl|style|turbo|v?\d+|z)$/i;
