// Image-to-image. Input: an image and a prompt. Output: the changed image.
import { defineTask } from "hubsmith";
import { photo, promptWith } from "../kit/samples/media.ts";
import { guidance, negativePrompt, steps, targetSize } from "../kit/tasks/parameters.ts";

export default defineTask({
  id: "image-to-image",
  label: "Image-to-Image",
  modality: "cv",
  inputs: "image",
  output: "image",
  parameters: {
    prompt: promptWith("Let it snow", "Turn the photo into a watercolour"),
    negative_prompt: negativePrompt,
    num_inference_steps: steps,
    guidance_scale: guidance,
    target_size: targetSize,
  },
  sample: photo,
  hubServers: {},
});
