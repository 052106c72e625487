// Image-to-image: an image and a prompt in, the image changed by it out.
import { defineTask, textIn } from "hubsmith";
import { file } from "hubsmith/code";
import { guidance, negativePrompt, steps, targetSize } from "../shared/parameters.ts";

export default defineTask({
  id: "image-to-image",
  label: "Image-to-Image",
  modality: "cv",
  inputs: "image",
  output: "image",
  parameters: {
    prompt: {
      type: "text",
      label: "Prompt",
      example: "Let it snow",
      sample: ({ widgetData, cardData }) =>
        textIn(widgetData?.[0], "prompt") ||
        textIn(widgetData?.[0], "text") ||
        textIn(cardData, "instance_prompt") ||
        "Turn the photo into a watercolour",
    },
    negative_prompt: negativePrompt,
    num_inference_steps: steps,
    guidance_scale: guidance,
    target_size: targetSize,
  },
  // Not called as a result would be, so that it is never written over.
  sample: () => file("photo.jpg", "image/jpeg"),
  hosted: {},
});
