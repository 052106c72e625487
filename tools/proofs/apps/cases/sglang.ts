// The parser of SGLang, which needs a GPU to serve.
import type { AppCase } from "../case.ts";
import { chatModel, customChatModel, embeddingModel } from "../trials.ts";

const trial = {
  parsers: {
    sglang: {
      main: "sglang.cli.main:main",
      calls: "sglang.srt.server_args:ServerArgs.from_cli_args",
    },
  },
  steps: [{ purpose: "Start a server" }],
};

export const appCase: AppCase = {
  level: "accepted",
  program: "sglang",
  version: `python -c 'import importlib.metadata as m; print(m.version("sglang"))'`,
  trials: [chatModel, customChatModel, embeddingModel].map((model) => ({ model, ...trial })),
};
