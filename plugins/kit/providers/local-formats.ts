// Formats of weights that only programs on the user's own machine load.
import { absent, type Absence, type Model } from "hubsmith";

const SERVED = ["safetensors", "pytorch", "tf", "jax"];

/** Why no provider hosts a model: its weights are in a format for the user's own machine; undefined if one may. */
export function refuseLocalFormat(model: Model): Absence | undefined {
  const [format] = FORMATS.find(([, isIn]) => isIn(model)) ?? [];
  if (format === undefined) return undefined;
  return absent({
    code: "local-format",
    reason: `No provider hosts ${format}.`,
    fix: "Run it with its library, or choose the model that it was made from.",
  });
}

const FORMATS: readonly (readonly [label: string, isIn: (model: Model) => boolean])[] = [
  [
    "GGUF files",
    (model) =>
      isOf(model, ["gguf", "ggml", "llama.cpp", "llama-cpp", "llama-cpp-python"]) ||
      (model.tags.includes("gguf") && !model.tags.some((tag) => SERVED.includes(tag))),
  ],
  [
    "weights for MLX",
    (model) => model.tags.includes("mlx") || /^mlx\b/i.test(model.library_name ?? ""),
  ],
  [
    "adapters of language models",
    (model) =>
      isOf(model, ["peft", "adapter-transformers"]) ||
      (!model.tags.includes("diffusers") &&
        /text-generation|^$/.test(model.pipeline_tag ?? "") &&
        model.tags.some((tag) => tag.startsWith("base_model:adapter:"))),
  ],
  ["weights for ZeroModels", (model) => isOf(model, ["zeromodels"])],
  [
    "weights for devices",
    (model) =>
      isOf(model, [
        "coreai",
        "coreml",
        "coremltools",
        "ctranslate2",
        "executorch",
        "exllamav2",
        "exllamav3",
        "litert",
        "litert-lm",
        "mlc-llm",
        "openvino",
        "rkllm",
        "tflite",
        "whisperkit",
      ]),
  ],
];

const isOf = ({ library_name: name = "" }: Model, libraries: readonly string[]): boolean =>
  libraries.includes(name.toLowerCase());
