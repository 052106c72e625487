// A provider: a task that the hub knows, and one of this package.
import { answer, defineProvider, serves } from "hubsmith";
import { dataUrl } from "hubsmith/code";
import { textToImage } from "hubsmith/tasks";
import ripeness from "./ripeness.ts";

export default defineProvider({
  id: "orchard",
  label: "Orchard",
  baseUrl: "https://api.orchard.example",
  tasks: [
    serves(textToImage, {
      parameters: { num_inference_steps: "steps", guidance_scale: false, scheduler: false },
      request: ({ providerId, inputs, parameters }) => ({
        path: `v1/draw/${providerId}`,
        json: { prompt: inputs, ...parameters },
      }),
      answer: answer.download("picture.url", "image/png"),
    }),
    serves(ripeness, {
      request: ({ providerId, inputs, parameters }) => ({
        path: `v1/ripeness/${providerId}`,
        json: { picture: dataUrl(inputs.picture), fruit: inputs.fruit, ...parameters },
      }),
      answer: answer.json("ripeness", "numbers"),
    }),
  ],
});
