// Hyperbolic: OpenAI's API for chats, and its own API for images, which its documentation calls discontinued.
// The Hub's router and the SDKs of Hugging Face supported it from February 2025 to June 2026.
import { absent, answer, defineProvider, serves } from "hubsmith";
import textToImage from "../tasks/text-to-image.ts";
import { chat } from "../kit/providers/chat.ts";

// Base models are served by its completions.
const BASE = /\/(?:meta-)?llama-3(?:\.\d)?-\d+b(?:-fp8)?$/i;

const COMPLETES = absent({
  code: "unfit-model",
  reason: "Hyperbolic serves this base model by completions, and not by chats.",
  fix: "Choose a model with Instruct in its name.",
});

export default defineProvider({
  id: "hyperbolic",
  label: "Hyperbolic",
  hubOrg: "Hyperbolic",
  baseUrl: "https://api.hyperbolic.xyz",
  role: "direct",
  tasks: [
    chat(undefined, {
      refuses: ({ providerId }) => (BASE.test(providerId) ? COMPLETES : undefined),
      parameters: {
        reasoning_effort: false,
        logprobs: false,
        top_logprobs: false,
        logit_bias: false,
        stream_options: false,
        parallel_tool_calls: false,
      },
    }),
    serves(textToImage, {
      parameters: { num_inference_steps: "steps", guidance_scale: "cfg_scale", scheduler: false },
      request: ({ providerId, inputs, parameters }) => ({
        path: "v1/image/generation",
        // A width and a height are required.
        json: { model_name: providerId, prompt: inputs, width: 1024, height: 1024, ...parameters },
      }),
      answer: answer.base64("images.0.image", "image/png"),
    }),
  ],
});
