// RamaLama, which runs llama.cpp's programs of the machine if there are no containers.
import type { AppCase } from "../case.ts";
import { chatGguf } from "../trials.ts";

export const appCase: AppCase = {
  level: "run",
  program: "ramalama",
  version: "ramalama version",
  trials: [
    {
      ...chatGguf,
      steps: [{ purpose: "Start a server", serves: true }],
    },
  ],
};
