// Infinity, with torch on the processor.
import type { AppCase } from "../case.ts";
import { embeddingModel } from "../trials.ts";

export const appCase: AppCase = {
  level: "run",
  program: "infinity_emb",
  version: `python -c 'import importlib.metadata as m; print(m.version("infinity-emb"))'`,
  trials: [
    {
      model: embeddingModel,
      weights: "bert_features.py",
      isOlder: true,
      asks: "model.safetensors",
      steps: [{ purpose: "Start a server", serves: true }],
    },
  ],
};
