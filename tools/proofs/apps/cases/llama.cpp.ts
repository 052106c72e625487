// llama-server and llama-cli.
import type { AppCase } from "../case.ts";
import { chatGguf, embeddingGguf } from "../trials.ts";

const env = (hub: string) => ({ MODEL_ENDPOINT: hub });

export const appCase: AppCase = {
  level: "run",
  program: "llama-server",
  version: "llama-server --version",
  trials: [
    {
      ...chatGguf,
      env,
      allWays: true,
      without: { structured: "A model with random weights does not end an object." },
      steps: [
        { purpose: "Chat in the terminal", input: "Hello.\n/exit\n" },
        { purpose: "Start a server", serves: true },
      ],
    },
    { ...embeddingGguf, env, steps: [{ purpose: "Start a server", serves: true }] },
  ],
};
