// My Provider: the request of each task, and how to read its response.
import { answer, defineProvider, serves } from "hubsmith";
import { chat } from "hubsmith/providers";
import { textToImage } from "hubsmith/tasks";

export default defineProvider({
  id: "my-provider",
  label: "My Provider",
  // Without a slash at its end. The key goes as `Authorization: Bearer …` unless `auth` says otherwise.
  baseUrl: "https://api.my-provider.example",
  // Hugging Face's router does not know it, so that it is called directly. Leave this out once it is listed there, and
  // add the router's address to the contract: bases(API, "https://router.huggingface.co/my-provider").
  isOffHub: true,
  tasks: [
    // A service that speaks OpenAI's chat API needs no more than this.
    chat("v1/chat/completions"),
    serves(textToImage, {
      // What the service calls the task's parameters; `false` for what it does not take.
      parameters: {
        num_inference_steps: "steps",
        guidance_scale: false,
      },
      request: ({ providerId, inputs, parameters }) => ({
        path: "v1/images",
        json: { model: providerId, prompt: inputs, ...parameters },
      }),
      answer: answer.download("image.url", "image/png"),
    }),
  ],
});
