// The records of trials, and what they have in common.
import type { Model } from "hubsmith";
import { fixture } from "hubsmith/testing";
import type { Trial } from "./case.ts";

const files = (...paths: readonly string[]): readonly object[] =>
  paths.map((rfilename) => ({ rfilename }));

/** A chat of three quantizations; the second is chosen. */
export const chatGguf: Pick<Trial, "model" | "file" | "weights" | "asks"> = {
  model: fixture("Tiny-GGUF", {
    id: "example-org/Tiny-GGUF",
    tags: ["gguf", "conversational"],
    siblings: files("tiny-Q4_K_M.gguf", "tiny-Q6_K.gguf", "tiny-Q8_0.gguf"),
  }).model,
  file: "tiny-Q6_K.gguf",
  weights: "tiny_gguf.py",
  asks: "tiny-Q6_K.gguf",
};

/** Embeddings of two quantizations; the second is chosen. */
export const embeddingGguf: typeof chatGguf = {
  model: fixture("Tiny-Embedding-GGUF", {
    id: "example-org/Tiny-Embedding-GGUF",
    pipeline_tag: "feature-extraction",
    tags: ["gguf"],
    siblings: files("tiny-embedding-F16.gguf", "tiny-embedding-Q8_0.gguf"),
  }).model,
  file: "tiny-embedding-F16.gguf",
  weights: "tiny_gguf.py",
  asks: "tiny-embedding-F16.gguf",
};

const weightsOf = (name: string, fields: object): Model =>
  fixture(name, { id: `example-org/${name}`, ...fields }).model;

/** A chat of Transformers. */
export const chatModel: Model = weightsOf("tiny-chat", {
  pipeline_tag: "text-generation",
  library_name: "transformers",
  tags: ["conversational", "safetensors"],
});

/** A chat of Transformers with its own code. */
export const customChatModel: Model = weightsOf("tiny-custom-chat", {
  pipeline_tag: "text-generation",
  library_name: "transformers",
  tags: ["conversational", "safetensors", "custom_code"],
  config: { model_type: "tiny", auto_map: { AutoModelForCausalLM: "modeling_tiny.Tiny" } },
});

/** A chat for MLX. */
export const mlxModel: Model = weightsOf("tiny-mlx", {
  pipeline_tag: "text-generation",
  library_name: "mlx",
  tags: ["mlx", "conversational", "safetensors"],
});

/** Embeddings of Sentence Transformers. */
export const embeddingModel: Model = weightsOf("tiny-embedding", {
  pipeline_tag: "sentence-similarity",
  library_name: "sentence-transformers",
  tags: ["sentence-transformers", "bert", "safetensors"],
  config: { model_type: "bert" },
});

/** A model of Transformers that completes texts. */
export const completionModel: Model = weightsOf("tiny-completion", {
  pipeline_tag: "text-generation",
  library_name: "transformers",
  tags: ["safetensors"],
});

/** Speech recognition of Transformers. */
export const whisperModel: Model = weightsOf("tiny-whisper", {
  pipeline_tag: "automatic-speech-recognition",
  library_name: "transformers",
  tags: ["whisper", "safetensors"],
  config: { model_type: "whisper" },
});
