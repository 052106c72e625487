// Text-to-video. Input: a prompt. Output: a video.
import { defineTask, textIn } from "hubsmith";
import { CLIP } from "../kit/samples/inputs.ts";
import { frames, guidance, negativePrompt, seed, steps } from "../kit/tasks/parameters.ts";

export default defineTask({
  id: "text-to-video",
  label: "Text-to-Video",
  modality: "cv",
  inputs: "text",
  output: "video",
  parameters: {
    negative_prompt: negativePrompt,
    num_frames: frames,
    num_inference_steps: steps,
    guidance_scale: guidance,
    seed,
  },
  sample: ({ widgetData, cardData }) =>
    textIn(widgetData?.[0], "text") || textIn(cardData, "instance_prompt") || CLIP,
});
