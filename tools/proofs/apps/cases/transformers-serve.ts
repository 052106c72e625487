// The server of Transformers, which loads the model that a request names.
import type { AppCase, Trial } from "../case.ts";
import { chatModel, completionModel, whisperModel } from "../trials.ts";

const served: Pick<Trial, "asks" | "steps"> = {
  asks: "model.safetensors",
  steps: [{ purpose: "Start a server", serves: true }],
};

export const appCase: AppCase = {
  level: "run",
  program: "transformers",
  version: "transformers version",
  trials: [
    { model: chatModel, weights: "llama_chat.py", ...served },
    { model: completionModel, weights: "llama_chat.py", ...served },
    { model: whisperModel, weights: "whisper.py", ...served },
  ],
};
