// Ollama, whose server starts on its own.
import type { AppCase } from "../case.ts";
import { chatGguf } from "../trials.ts";

export const appCase: AppCase = {
  level: "run",
  program: "ollama",
  version: "ollama --version",
  trials: [
    {
      ...chatGguf,
      steps: [
        { own: "ollama serve", serves: true },
        { purpose: "Download it for the server" },
        { purpose: "Chat in the terminal", input: "Hello" },
      ],
    },
  ],
};
