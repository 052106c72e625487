// Image-to-video. Input: an image and a prompt. Output: a video that sets it in motion.
import { defineTask } from "hubsmith";
import { photo, promptWith } from "../kit/samples/media.ts";
import {
  frames,
  guidance,
  negativePrompt,
  seed,
  steps,
  targetSize,
} from "../kit/tasks/parameters.ts";

export default defineTask({
  id: "image-to-video",
  label: "Image-to-Video",
  modality: "cv",
  inputs: "image",
  output: "video",
  parameters: {
    prompt: promptWith("A gust of wind passes", "The camera moves slowly closer"),
    negative_prompt: negativePrompt,
    num_frames: frames,
    num_inference_steps: steps,
    guidance_scale: guidance,
    seed,
    target_size: targetSize,
  },
  sample: photo,
});
