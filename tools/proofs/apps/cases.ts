// What is proven of apps: the printed commands that their programs are given, for which records.
import type { Model } from "hubsmith";
import { fixture } from "hubsmith/testing";
import type { AppCase, Parser, Step, Trial } from "./case.ts";

const modelOf = (name: string, fields: object): Model =>
  fixture(name, { id: `example-org/${name}`, ...fields }).model;

/** A repository of several quantizations, one of which is chosen. */
const gguf = (
  name: string,
  fields: object,
  file: string,
  others: readonly string[],
): Pick<Trial, "model" | "weights" | "asks"> & { readonly file: string } => ({
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
  config: {
    model_type: "internlm2",
    architectures: ["InternLM2ForCausalLM"],
    auto_map: { AutoModelForCausalLM: "modeling_tiny.Tiny" },
  },
});
const completionModel = modelOf("tiny-completion", { ...chat, tags: ["safetensors"] });
const mlxModel = modelOf("tiny-mlx", {
  ...chat,
  library_name: "mlx",
  tags: ["mlx", ...chat.tags],
});
const mlxVisionModel = modelOf("tiny-mlx-vision", {
  pipeline_tag: "image-text-to-text",
  library_name: "mlx",
  tags: ["mlx", "qwen2_5_vl", "conversational", "safetensors"],
  config: { model_type: "qwen2_5_vl", architectures: ["Qwen2_5_VLForConditionalGeneration"] },
});
const mlxSpeechModel = modelOf("tiny-mlx-whisper", {
  pipeline_tag: "automatic-speech-recognition",
  library_name: "mlx-audio",
  tags: ["mlx", "mlx-audio", "whisper", "safetensors"],
  config: { model_type: "whisper" },
});
const fasterWhisperModel = modelOf("faster-tiny-whisper", {
  pipeline_tag: "automatic-speech-recognition",
  library_name: "ctranslate2",
  tags: ["ctranslate2", "whisper"],
});
const exlModel = modelOf("tiny-exl3", { ...chat, tags: [...chat.tags, "llama", "exl3"] });
const visionGguf = gguf(
  "Tiny-Vision-GGUF",
  { pipeline_tag: "image-text-to-text", tags: ["gguf", "conversational"] },
  "tiny-vision-Q8_0.gguf",
  ["mmproj-tiny-vision-F16.gguf"],
);
/** A checkpoint of a diffusion model in one file. */
const checkpoint = {
  model: modelOf("tiny-diffusion", {
    pipeline_tag: "text-to-image",
    library_name: "diffusers",
    tags: ["stable-diffusion"],
    siblings: [{ rfilename: "v1-5-pruned-emaonly.safetensors" }],
  }),
  file: "v1-5-pruned-emaonly.safetensors",
};
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

/** A version that is only in a file of the sources. */
const versionIn = (file: string, pattern: string): string =>
  `python -c 'import re, sys; print(re.search("${pattern}", open(sys.prefix + "/sources/${file}").read())[1])'`;

/** The day of the last commit of the sources, which name no version. */
const SOURCE_DATE =
  'git -C "$(dirname "$(command -v python)")/../sources" log -1 --format=%cd --date=format:%Y.%m.%d';

/** The modules of the sources, for Python. */
const SOURCES = "import sys; sys.path.insert(0, sys.prefix + '/sources')";

const endpoint = (hub: string): Readonly<Record<string, string>> => ({ MODEL_ENDPOINT: hub });

type Shown = Omit<Trial, "steps"> & Partial<Pick<Trial, "steps">>;

const casesOf =
  (level: AppCase["level"], usual: Step) =>
  (program: string, version: string, ...trials: readonly Shown[]): AppCase => ({
    level,
    program,
    version,
    trials: trials.map((trial) => ({ steps: [usual], ...trial })),
  });

/** A program that serves models, and that clients call. */
const served = casesOf("run", { purpose: "Start a server", serves: true });

/** A program whose parser accepts the commands, and that needs something else to go on, such as a GPU. */
const accepted = casesOf("accepted", { purpose: "Start a server" });

/** A trial of the program that starts a server, and of its parser. */
const startedBy =
  (program: string, parser: Parser, more: Partial<Trial> = {}) =>
  (model: Model): Shown => ({ model, parsers: { [program]: parser }, ...more });

const comfy = (calls: string, reads: Parser["reads"], purpose: string): Shown => ({
  ...checkpoint,
  parsers: {
    comfy: { main: "comfy_cli.__main__:main", calls: `comfy_cli.command.${calls}`, reads },
  },
  steps: [{ purpose }],
});

/** The cases by the id of the app. */
export const CASES: Readonly<Record<string, AppCase>> = {
  comfyui: accepted(
    "comfy-cli",
    pip("comfy-cli"),
    comfy("models.models:download_file", { file: "local_filepath" }, "Download the model"),
    comfy("launch:launch", {}, "Start it at http://localhost:8188"),
  ),
  "docker-model-runner": accepted("docker model", SOURCE_DATE, {
    model: chatGguf.model,
    file: chatGguf.file,
    calls: "docker-model-runner",
    env: () => ({ MODEL_RUNNER_HOST: "http://localhost:12434" }),
    steps: [
      { purpose: "Download it for the server" },
      { purpose: "Chat in the terminal", input: "Hello.\n" },
      { purpose: "Remove the model" },
      { purpose: "Show the disk space" },
    ],
  }),
  infinity: served("infinity_emb", pip("infinity-emb"), {
    model: embeddingModel,
    weights: "bert.py features",
    isOlder: true,
    everywhere: true,
    asks: "model.safetensors",
  }),
  koboldcpp: accepted(
    "koboldcpp.py",
    versionIn("koboldcpp.py", "KcppVersion = .([0-9.]+)"),
    ...[chatGguf, visionGguf].map(({ model, file }): Shown => ({
      model,
      file,
      everywhere: true,
      parsers: {
        "./koboldcpp": {
          main: "koboldcpp",
          before: SOURCES,
          reads: {
            port: "port_param",
            host: "host",
            file: "model",
            ...(model === visionGguf.model ? { projector: "mmproj" } : {}),
          },
        },
      },
      steps: [{ purpose: "Start a server, with a page for chats" }],
    })),
  ),
  // In front of llama.cpp's server.
  litellm: served("litellm", pip("litellm"), {
    ...chatGguf,
    env: endpoint,
    ready: "/health/liveliness",
    steps: [
      { purpose: "Start llama.cpp", serves: true, at: "http://localhost:8080/v1/models" },
      { purpose: "Start the proxy", serves: true },
    ],
  }),
  "llama-cpp-python": served("llama_cpp.server", pip("llama-cpp-python"), chatGguf, embeddingGguf),
  "llama.cpp": served(
    "llama serve",
    "llama version",
    {
      ...chatGguf,
      env: endpoint,
      allWays: true,
      without: { structured: "A model with random weights does not end an object." },
      steps: [
        { purpose: "Chat in the terminal", input: "Hello.\n/exit\n" },
        { purpose: "Start a server", serves: true },
      ],
    },
    { ...embeddingGguf, env: endpoint },
  ),
  // Its options are those of llama.cpp's server, which is run. A projector without weights does not load.
  llamafile: accepted(
    "llama-server",
    "llama-server --version",
    {
      ...chatGguf,
      steps: [{ purpose: "Download the model" }, { purpose: "Start a server", serves: true }],
    },
    {
      ...visionGguf,
      asks: ["mmproj-tiny-vision-F16.gguf", visionGguf.file],
      steps: [
        { purpose: "Download the model" },
        { purpose: "Start a server", fails: /mmproj-tiny-vision-F16\.gguf/ },
      ],
    },
  ),
  lmdeploy: accepted(
    "lmdeploy",
    pip("lmdeploy"),
    ...[chatModel, completionModel].map(
      startedBy(
        "lmdeploy",
        {
          main: "lmdeploy.cli.entrypoint:run",
          calls: "lmdeploy.cli.serve:SubCliServe.api_server",
          reads: { port: "server_port", host: "server_name", model: "model_name" },
          defaults: { server_port: 23333 },
        },
        { everywhere: true },
      ),
    ),
  ),
  sglang: accepted(
    "sglang",
    pip("sglang"),
    ...[chatModel, customChatModel, embeddingModel].map(
      startedBy("sglang", {
        main: "sglang.cli.main:main",
        calls: "sglang.srt.server_args:ServerArgs.from_cli_args",
        reads: { port: "port", host: "host", model: "model_path" },
      }),
    ),
  ),
  vllm: accepted(
    "vllm",
    pip("vllm"),
    ...[chatModel, customChatModel, embeddingModel].map(
      startedBy(
        "vllm",
        {
          // Its parser asks for the device, as it does for its benchmarks.
          before:
            "import vllm.platforms as p, vllm.platforms.cpu as c; p.current_platform = c.CpuPlatform()",
          main: "vllm.entrypoints.cli.main:main",
          calls: "vllm.entrypoints.cli.serve:ServeSubcommand.cmd",
          reads: { port: "port", host: "host", model: "model_tag" },
        },
        { everywhere: true },
      ),
    ),
  ),
  // It also runs without Apple silicon, on MLX for processors.
  "mlx-lm": served("mlx_lm.server", pip("mlx-lm"), {
    model: mlxModel,
    weights: "llama_chat.py",
    asks: "model.safetensors",
  }),
  "mlx-vlm": accepted("mlx_vlm.server", pip("mlx-vlm"), {
    model: mlxVisionModel,
    everywhere: true,
    parsers: {
      "mlx_vlm.server": {
        main: "mlx_vlm.server:main",
        reads: { port: "port", host: "host", model: "model" },
      },
    },
  }),
  // A request names the model.
  "mlx-audio": accepted("mlx_audio.server", pip("mlx-audio"), {
    model: mlxSpeechModel,
    parsers: {
      "mlx_audio.server": { main: "mlx_audio.server:main", reads: { port: "port", host: "host" } },
    },
  }),
  "node-llama-cpp": accepted("node-llama-cpp", "node-llama-cpp --version", {
    ...chatGguf,
    env: endpoint,
    steps: [
      { purpose: "Tell whether it fits the hardware", prints: /llama/i },
      { purpose: "Chat in the terminal", input: "Hello.\n" },
    ],
  }),
  // Its server starts on its own.
  ollama: served("ollama", "ollama --version", {
    ...chatGguf,
    steps: [
      { own: "ollama serve", serves: true },
      { purpose: "Download it for the server" },
      { purpose: "Chat in the terminal", input: "Hello" },
    ],
  }),
  // It runs llama.cpp's programs of the machine if there are no containers.
  ramalama: served("ramalama", "ramalama version", { ...chatGguf, everywhere: true }),
  // Its server is a container. Its client is called with a stand-in for that server.
  speaches: accepted("speaches-cli", pip("speaches-cli"), {
    model: fasterWhisperModel,
    calls: "speaches",
    steps: [{ purpose: "Download the model into it" }],
  }),
  tabbyapi: accepted("tabbyAPI", SOURCE_DATE, {
    model: exlModel,
    parsers: { "./start.sh": { main: "main", before: SOURCES, reads: { model: "repo_id" } } },
    steps: [{ purpose: "Download the model" }],
  }),
  // It loads the model that a request names.
  "transformers-serve": served(
    "transformers",
    "transformers version",
    { model: chatModel, weights: "llama_chat.py", asks: "model.safetensors" },
    { model: completionModel, weights: "llama_chat.py", asks: "model.safetensors" },
    { model: whisperModel, weights: "whisper.py", asks: "model.safetensors" },
  ),
};
