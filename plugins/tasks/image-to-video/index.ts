// Image-to-video: an image and a prompt in, a video that sets it in motion out.
import { defineTask, textIn } from "hubsmith";
import { file } from "hubsmith/code";
import { frames, guidance, negativePrompt, seed, steps, targetSize } from "../shared/parameters.ts";

export default defineTask({
  id: "image-to-video",
  label: "Image-to-Video",
  modality: "cv",
  inputs: "image",
  output: "video",
  parameters: {
    prompt: {
      type: "text",
      label: "Prompt",
      example: "A gust of wind passes",
      sample: ({ widgetData, cardData }) =>
        textIn(widgetData?.[0], "prompt") ||
        textIn(widgetData?.[0], "text") ||
        textIn(cardData, "instance_prompt") ||
        "The camera moves slowly closer",
    },
    negative_prompt: negativePrompt,
    num_frames: frames,
    num_inference_steps: steps,
    guidance_scale: guidance,
    seed,
    target_size: targetSize,
  },
  sample: () => file("photo.jpg", "image/jpeg"),
});
