// My Provider: the request of each task, and how to read its response.
import { answer, defineProvider, serves } from "hubsmith";
import { chat } from "hubsmith/providers";
import { textToImage } from "hubsmith/tasks";

export default defineProvider({
  id: "my-provider",
  label: "My Provider",
  // Without a slash at the end. The key is sent as `Authorization: Bearer …`; set `auth` to change that.
  baseUrl: "https://api.my-provider.example",
  // Hugging Face's router does not support it, so it is called directly. If the router supports it, remove this line and
  // add the router's URL to the contract: bases(API, "https://router.huggingface.co/my-provider").
  role: "direct",
  tasks: [
    // Add your tasks here. This line is enough for a service with OpenAI's chat API.
    chat("v1/chat/completions"),
    serves(textToImage, {
      // The service's names for the task's parameters; `false` if it does not support one.
      parameters: {
        num_inference_steps: "steps",
        guidance_scale: false,
        scheduler: false,
      },
      request: ({ providerId, inputs, parameters }) => ({
        path: "v1/images",
        json: { model: providerId, prompt: inputs, ...parameters },
      }),
      answer: answer.download("image.url", "image/png"),
    }),
  ],
});
