// The server of MLX LM, which also runs without Apple silicon, on MLX for processors.
import type { AppCase } from "../case.ts";
import { mlxModel } from "../trials.ts";

export const appCase: AppCase = {
  level: "run",
  program: "mlx_lm.server",
  version: `python -c 'import importlib.metadata as m; print(m.version("mlx-lm"))'`,
  trials: [
    {
      model: mlxModel,
      weights: "llama_chat.py",
      asks: "model.safetensors",
      steps: [{ purpose: "Start a server", serves: true }],
    },
  ],
};
