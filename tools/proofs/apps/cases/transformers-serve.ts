// The server of Transformers, which loads the model that a request names.
import type { AppCase } from "../case.ts";
import { chatModel } from "../trials.ts";

const transformersServe: AppCase = {
  level: "run",
  program: "transformers",
  version: "transformers version",
  trials: [
    {
      model: chatModel,
      weights: "llama_chat.py",
      asks: "model.safetensors",
      steps: [{ purpose: "Start a server", serves: true }],
    },
  ],
};

export default transformersServe;
