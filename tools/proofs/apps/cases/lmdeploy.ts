// The parser of LMDeploy, which needs a GPU to serve.
import type { AppCase, Trial } from "../case.ts";
import { chatModel, completionModel } from "../trials.ts";

const trial: Pick<Trial, "parsers" | "steps"> = {
  parsers: {
    lmdeploy: {
      main: "lmdeploy.cli.entrypoint:run",
      calls: "lmdeploy.cli.serve:SubCliServe.api_server",
    },
  },
  steps: [{ purpose: "Start a server" }],
};

export const appCase: AppCase = {
  level: "accepted",
  program: "lmdeploy",
  version: `python -c 'import importlib.metadata as m; print(m.version("lmdeploy"))'`,
  trials: [chatModel, completionModel].map((model) => ({ model, ...trial })),
};
