// What is proven of apps: the printed commands that their programs are given, for which records.
import type { Model } from "hubsmith";
import { fixture } from "hubsmith/testing";
import type { AppCase, Trial } from "./case.ts";

const modelOf = (name: string, fields: object): Model =>
  fixture(name, { id: `example-org/${name}`, ...fields }).model;

/** A repository of several quantizations, one of which is chosen. */
const gguf = (
  name: string,
  fields: object,
  file: string,
  others: readonly string[],
): Pick<Trial, "model" | "file" | "weights" | "asks"> => ({
  model: modelOf(name, {
    ...fields,
    siblings: [file, ...others].toSorted().map((rfilename) => ({ rfilename })),
  }),
  file,
  weights: "tiny_gguf.py",
  asks: file,
});

const chatGguf = gguf("Tiny-GGUF", { tags: ["gguf", "conversational"] }, "tiny-Q6_K.gguf", [
  "tiny-Q4_K_M.gguf",
  "tiny-Q8_0.gguf",
]);
const embeddingGguf = gguf(
  "Tiny-Embedding-GGUF",
  { pipeline_tag: "feature-extraction", tags: ["gguf"] },
  "tiny-embedding-F16.gguf",
  ["tiny-embedding-Q8_0.gguf"],
);

const chat = {
  pipeline_tag: "text-generation",
  library_name: "transformers",
  tags: ["conversational", "safetensors"],
};
const chatModel = modelOf("tiny-chat", chat);
/** A chat with its own code. */
const customChatModel = modelOf("tiny-custom-chat", {
  ...chat,
  tags: [...chat.tags, "custom_code"],
  config: { model_type: "tiny", auto_map: { AutoModelForCausalLM: "modeling_tiny.Tiny" } },
});
const completionModel = modelOf("tiny-completion", { ...chat, tags: ["safetensors"] });
const mlxModel = modelOf("tiny-mlx", {
  ...chat,
  library_name: "mlx",
  tags: ["mlx", ...chat.tags],
});
const embeddingModel = modelOf("tiny-embedding", {
  pipeline_tag: "sentence-similarity",
  library_name: "sentence-transformers",
  tags: ["sentence-transformers", "bert", "safetensors"],
  config: { model_type: "bert" },
});
const whisperModel = modelOf("tiny-whisper", {
  pipeline_tag: "automatic-speech-recognition",
  library_name: "transformers",
  tags: ["whisper", "safetensors"],
  config: { model_type: "whisper" },
});

const pip = (name: string): string =>
  `python -c 'import importlib.metadata as m; print(m.version("${name}"))'`;

const SERVES: Trial["steps"] = [{ purpose: "Start a server", serves: true }];
const STARTS: Trial["steps"] = [{ purpose: "Start a server" }];
const endpoint = (hub: string): Readonly<Record<string, string>> => ({ MODEL_ENDPOINT: hub });

/** The cases by the id of the app. */
export const CASES: Readonly<Record<string, AppCase>> = {
  infinity: {
    level: "run",
    program: "infinity_emb",
    version: pip("infinity-emb"),
    trials: [
      {
        model: embeddingModel,
        weights: "bert_features.py",
        isOlder: true,
        asks: "model.safetensors",
        steps: SERVES,
      },
    ],
  },
  // In front of llama.cpp's server.
  litellm: {
    level: "run",
    program: "litellm",
    version: pip("litellm"),
    trials: [
      {
        ...chatGguf,
        env: endpoint,
        ready: "/health/liveliness",
        steps: [
          { purpose: "Start llama.cpp", serves: true, at: "http://localhost:8080/v1/models" },
          { purpose: "Start the proxy", serves: true },
        ],
      },
    ],
  },
  "llama-cpp-python": {
    level: "run",
    program: "llama_cpp.server",
    version: pip("llama-cpp-python"),
    trials: [chatGguf, embeddingGguf].map((trial) => ({ ...trial, steps: SERVES })),
  },
  "llama.cpp": {
    level: "run",
    program: "llama-server",
    version: "llama-server --version",
    trials: [
      {
        ...chatGguf,
        env: endpoint,
        allWays: true,
        without: { structured: "A model with random weights does not end an object." },
        steps: [{ purpose: "Chat in the terminal", input: "Hello.\n/exit\n" }, ...SERVES],
      },
      { ...embeddingGguf, env: endpoint, steps: SERVES },
    ],
  },
  // It needs a GPU to serve, so only its parser is tried, as of the next two.
  lmdeploy: {
    level: "accepted",
    program: "lmdeploy",
    version: pip("lmdeploy"),
    trials: [chatModel, completionModel].map((model) => ({
      model,
      parsers: {
        lmdeploy: {
          main: "lmdeploy.cli.entrypoint:run",
          calls: "lmdeploy.cli.serve:SubCliServe.api_server",
        },
      },
      steps: STARTS,
    })),
  },
  sglang: {
    level: "accepted",
    program: "sglang",
    version: pip("sglang"),
    trials: [chatModel, customChatModel, embeddingModel].map((model) => ({
      model,
      parsers: {
        sglang: {
          main: "sglang.cli.main:main",
          calls: "sglang.srt.server_args:ServerArgs.from_cli_args",
        },
      },
      steps: STARTS,
    })),
  },
  vllm: {
    level: "accepted",
    program: "vllm",
    version: pip("vllm"),
    trials: [chatModel, customChatModel, embeddingModel].map((model) => ({
      model,
      parsers: {
        vllm: {
          // Its parser asks for the device, as it does for its benchmarks.
          before:
            "import vllm.platforms as p, vllm.platforms.cpu as c; p.current_platform = c.CpuPlatform()",
          main: "vllm.entrypoints.cli.main:main",
          calls: "vllm.entrypoints.cli.serve:ServeSubcommand.cmd",
        },
      },
      steps: STARTS,
    })),
  },
  // It also runs without Apple silicon, on MLX for processors.
  "mlx-lm": {
    level: "run",
    program: "mlx_lm.server",
    version: pip("mlx-lm"),
    trials: [
      {
        model: mlxModel,
        weights: "llama_chat.py",
        asks: "model.safetensors",
        steps: SERVES,
      },
    ],
  },
  // Its server starts on its own.
  ollama: {
    level: "run",
    program: "ollama",
    version: "ollama --version",
    trials: [
      {
        ...chatGguf,
        steps: [
          { own: "ollama serve", serves: true },
          { purpose: "Download it for the server" },
          { purpose: "Chat in the terminal", input: "Hello" },
        ],
      },
    ],
  },
  // It runs llama.cpp's programs of the machine if there are no containers.
  ramalama: {
    level: "run",
    program: "ramalama",
    version: "ramalama version",
    trials: [{ ...chatGguf, steps: SERVES }],
  },
  // It loads the model that a request names.
  "transformers-serve": {
    level: "run",
    program: "transformers",
    version: "transformers version",
    trials: [
      { model: chatModel, weights: "llama_chat.py" },
      { model: completionModel, weights: "llama_chat.py" },
      { model: whisperModel, weights: "whisper.py" },
    ].map((trial) => ({ ...trial, asks: "model.safetensors", steps: SERVES })),
  },
};
