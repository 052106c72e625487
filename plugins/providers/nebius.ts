// Nebius Token Factory, formerly Nebius AI Studio: OpenAI's API for chats, completions, embeddings and images.
// The Hub's router and the SDKs of Hugging Face supported it from February 2025 to June 2026.
import { answer, defineProvider, serves } from "hubsmith";
import textToImage from "../tasks/text-to-image.ts";
import { chat } from "../kit/providers/chat.ts";
import { embeddings, textGeneration } from "../kit/providers/openai.ts";

export default defineProvider({
  id: "nebius",
  label: "Nebius",
  hubOrg: "nebius",
  baseUrl: "https://api.tokenfactory.nebius.com",
  role: "direct",
  tasks: [
    chat(),
    textGeneration(),
    embeddings(),
    serves(textToImage, {
      parameters: { guidance_scale: false, scheduler: false },
      request: ({ providerId: model, inputs, parameters }) => ({
        path: "v1/images/generations",
        json: {
          model,
          prompt: inputs,
          ...parameters,
          response_format: "b64_json",
          response_extension: "png",
        },
      }),
      answer: answer.base64("data.0.b64_json", "image/png"),
    }),
  ],
});
