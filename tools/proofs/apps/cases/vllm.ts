// The parser of vLLM, which needs a GPU to serve.
import type { AppCase } from "../case.ts";
import { chatModel, customChatModel, embeddingModel } from "../trials.ts";

const trial = {
  parsers: {
    vllm: {
      // Its parser asks for the device, as it does for its benchmarks.
      before:
        "import vllm.platforms as p, vllm.platforms.cpu as c; p.current_platform = c.CpuPlatform()",
      main: "vllm.entrypoints.cli.main:main",
      calls: "vllm.entrypoints.cli.serve:ServeSubcommand.cmd",
    },
  },
  steps: [{ purpose: "Start a server" }],
};

export const appCase: AppCase = {
  level: "accepted",
  program: "vllm",
  version: `python -c 'import importlib.metadata as m; print(m.version("vllm"))'`,
  trials: [chatModel, customChatModel, embeddingModel].map((model) => ({ model, ...trial })),
};
