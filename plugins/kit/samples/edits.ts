// What a model that edits or generates images is asked, by its name.
import type { Model } from "hubsmith";
import { nameOf } from "../tasks/record.ts";
import { SCENE } from "./inputs.ts";

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

/** A prompt; with the style in the name of a LoRA, which needs it: "yarn art" in yarn_art_Flux_LoRA. */
export function sceneFor(model: Model): string {
  const words = nameOf(model).split(/[-_.\s]+/);
  const isStyle =
    words.some((word) => STYLE.test(word)) && words.some((word) => /^lora$/i.test(word));
  const style = words.filter((word) => !OTHER.test(word)).join(" ");
  return isStyle && style !== "" ? `${SCENE}, ${style} style` : SCENE;
}

const STYLE = /^(?:anime|art|ghibli|pixar|realism|sketch|style)$/i;
const OTHER = /^(?:chatgpt|dev|flux\d?|image|lora|sdxl|style|turbo|v?\d+|z)$/i;
