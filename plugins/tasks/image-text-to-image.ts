// Image-text-to-image. Input: an image and a prompt. Output: an image made of both.
import { defineTask } from "hubsmith";
import { photo, promptWith } from "../kit/samples/media.ts";
import { guidance, negativePrompt, seed, steps, targetSize } from "../kit/tasks/parameters.ts";

export default defineTask({
  id: "image-text-to-image",
  label: "Image-Text-to-Image",
  modality: "multimodal",
  inputs: "image",
  output: "image",
  parameters: {
    prompt: promptWith("As a postcard of the sixties", "Put the same scene under a full moon"),
    negative_prompt: negativePrompt,
    num_inference_steps: steps,
    guidance_scale: guidance,
    seed,
    target_size: targetSize,
  },
  sample: photo,
});
