// Image-text-to-video. Input: an image and a prompt. Output: a video made of both.
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
  id: "image-text-to-video",
  label: "Image-Text-to-Video",
  modality: "multimodal",
  inputs: "image",
  output: "video",
  parameters: {
    prompt: promptWith("Fog rolls in from the sea", "Clouds drift over the scene as night falls"),
    negative_prompt: negativePrompt,
    num_frames: frames,
    num_inference_steps: steps,
    guidance_scale: guidance,
    seed,
    target_size: targetSize,
  },
  sample: photo,
});
