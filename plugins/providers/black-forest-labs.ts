// Black Forest Labs: an image is a job on one of several servers. Its guide sends the key to the URL in the ticket; its
// OpenAPI document requires none there, and a URL from a response never gets a key.
// The Hub's router supported it in 2025; the SDKs of Hugging Face no longer do.
import { answer, defineProvider, serves, urlAt } from "hubsmith";
import textToImage from "../tasks/text-to-image.ts";

export default defineProvider({
  id: "black-forest-labs",
  label: "Black Forest Labs",
  hubOrg: "black-forest-labs",
  baseUrl: "https://api.bfl.ai",
  auth: { header: "x-key" },
  role: "direct",
  tasks: [
    serves(textToImage, {
      parameters: {
        negative_prompt: false,
        num_inference_steps: "steps",
        guidance_scale: "guidance",
        scheduler: false,
      },
      request: ({ providerId, inputs, parameters }) => ({
        path: `v1/${providerId}`,
        json: { prompt: inputs, ...parameters },
      }),
      // In its OpenAPI document, `output_format` is PNG by default for Kontext, and JPEG for the others.
      answer: (_streaming, _target, model) =>
        answer.download("result.sample", /\bkontext\b/.test(model) ? "image/png" : "image/jpeg"),
      job: () => ({
        state: "status",
        waiting: ["Pending"],
        pollFirst: true,
        status: [urlAt("polling_url")],
        interval: 1,
      }),
    }),
  ],
});
