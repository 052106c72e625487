// Text-to-image. Input: a prompt. Output: an image.
import { defineTask, textIn } from "hubsmith";
import { sceneFor } from "../kit/samples/edits.ts";
import { guidance, negativePrompt, seed, steps } from "../kit/tasks/parameters.ts";

export default defineTask({
  id: "text-to-image",
  label: "Text-to-Image",
  modality: "cv",
  inputs: "text",
  output: "image",
  parameters: {
    negative_prompt: negativePrompt,
    width: { type: "count", label: "Width (pixels)", example: 640 },
    height: { type: "count", label: "Height (pixels)", example: 512 },
    num_inference_steps: steps,
    guidance_scale: guidance,
    scheduler: { type: "text", label: "Scheduler", example: "EulerDiscreteScheduler" },
    seed,
  },
  sample: (model) => {
    const { widgetData, cardData } = model;
    const prompt = textIn(widgetData?.[0], "text") || textIn(cardData, "instance_prompt");
    return prompt || sceneFor(model);
  },
  hubServers: {},
});
