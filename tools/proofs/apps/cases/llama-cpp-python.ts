// The server of llama-cpp-python.
import type { AppCase, Trial } from "../case.ts";
import { chatGguf, embeddingGguf } from "../trials.ts";

const steps: Trial["steps"] = [{ purpose: "Start a server", serves: true }];

export const appCase: AppCase = {
  level: "run",
  program: "llama_cpp.server",
  version: `python -c 'import importlib.metadata as m; print(m.version("llama-cpp-python"))'`,
  trials: [
    { ...chatGguf, steps },
    { ...embeddingGguf, steps },
  ],
};
