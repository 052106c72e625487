// llama-server and llama-cli.
import type { AppCase } from "../case.ts";
import { chatGguf, embeddingGguf } from "../trials.ts";

const env = (hub: string) => ({ MODEL_ENDPOINT: hub });

const llamaCpp: AppCase = {
  level: "run",
  program: "llama-server",
  version: "llama-server --version",
  trials: [
    { ...chatGguf, env, steps: [{ purpose: "Start a server", serves: true }] },
    { ...embeddingGguf, env, steps: [{ purpose: "Start a server", serves: true }] },
  ],
};

export default llamaCpp;
