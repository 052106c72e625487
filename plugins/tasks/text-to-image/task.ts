// Text-to-image: a prompt in, an image out.
import { task, type Task, textIn } from "hubsmith";
import { JPEG } from "../shared/samples.ts";

/** A prompt in, an image out. */
export const textToImage: Task<string> = task("text-to-image", {
  kind: "textToImage",
  inputs: "text",
  output: "image",
  hubAnswer: { base64: JPEG, type: "image/jpeg" },
  sample: (model) =>
    textIn(model.widgetData?.[0], "text") ||
    textIn(model.cardData, "instance_prompt") ||
    "A red fox reading a newspaper in the snow",
});
