// LiteLLM's proxy, in front of llama.cpp's server.
import type { AppCase } from "../case.ts";
import { chatGguf } from "../trials.ts";

export const appCase: AppCase = {
  level: "run",
  program: "litellm",
  version: `python -c 'import importlib.metadata as m; print(m.version("litellm"))'`,
  trials: [
    {
      ...chatGguf,
      env: (hub) => ({ MODEL_ENDPOINT: hub }),
      ready: "/health/liveliness",
      steps: [
        { purpose: "Start llama.cpp", serves: true, at: "http://localhost:8080/v1/models" },
        { purpose: "Start the proxy", serves: true },
      ],
    },
  ],
};
