// Records that apps are tried with: each format and role, and files with difficult names.
import { fixture, type FixtureModel } from "./fixtures.ts";

const files = (...paths: readonly string[]) => ({
  siblings: paths.map((rfilename) => ({ rfilename })),
});
const chat = { pipeline_tag: "text-generation", tags: ["conversational", "safetensors", "llama"] };
const gguf = { tags: ["gguf", "conversational"] };
const template = "{{ tools }}{{ messages }}";
const withTools = {
  config: { chat_template_jinja: template, tokenizer_config: { chat_template: template } },
};

const hosted = {
  inferenceProviderMapping: [
    { provider: "together", providerId: "name", task: "conversational", status: "live" },
  ],
};

/** The records. @internal */
export const appRecords: readonly FixtureModel[] = [
  fixture("Two quantizations", {
    ...gguf,
    ...withTools,
    ...files("name-Q4_K_M.gguf", "name-Q8_0.gguf"),
  }),
  fixture("Files with sizes", {
    ...gguf,
    library_name: "transformers",
    siblings: [
      { rfilename: "name-Q4_K_M.gguf", size: 5e9 },
      { rfilename: "name-Q8_0.gguf", lfs: { size: 9e9 } },
    ],
  }),
  fixture("A chosen file of a private model", {
    ...gguf,
    private: true,
    siblings: [{ rfilename: "name-Q8_0.gguf", among: ["name-Q4_K_M.gguf", "name-Q8_0.gguf"] }],
  }),
  fixture("GGUF without a list of files", gguf),
  fixture("A gated GGUF with its metadata", {
    ...gguf,
    gated: "auto",
    gguf: {
      architecture: "llama",
      chat_template: "{{ messages }}",
      context_length: 4096,
      total: 8e9,
    },
    ...hosted,
    ...files("name-Q4_K_M.gguf"),
  }),
  fixture("GGUF of one bit", { tags: [...gguf.tags, "bonsai", "1-bit"] }),
  fixture("GGUF of three values", { tags: [...gguf.tags, "bonsai", "ternary"] }),
  fixture("A model in two parts", {
    ...gguf,
    ...files("Q8_0/name-Q8_0-00001-of-00002.gguf", "Q8_0/name-Q8_0-00002-of-00002.gguf"),
  }),
  fixture("A label that no program knows", { ...gguf, ...files("it's a name-Q8.gguf") }),
  fixture("GGUF with a projector", {
    pipeline_tag: "image-text-to-text",
    ...gguf,
    ...files("name-Q4_K_M.gguf", "mmproj-F16.gguf"),
  }),
  fixture("GGUF embeddings", {
    pipeline_tag: "feature-extraction",
    tags: ["gguf"],
    ...files("name-embed-Q8_0.gguf"),
  }),
  fixture("A type of another program", { ...gguf, ...files("name-IQ4_KSS.gguf") }),
  fixture("Chat", { ...chat, ...withTools, library_name: "transformers" }),
  fixture("A chat that a provider hosts", {
    pipeline_tag: "text-generation",
    tags: ["safetensors", "llama"],
    ...hosted,
  }),
  fixture("Chat with custom code", {
    ...chat,
    tags: [...chat.tags, "custom_code"],
    config: {
      model_type: "internlm2",
      architectures: ["InternLM2ForCausalLM"],
      auto_map: { AutoModelForCausalLM: "a.B" },
    },
  }),
  fixture("Completion", { pipeline_tag: "text-generation", tags: ["safetensors", "llama"] }),
  fixture("Pictures and text", {
    pipeline_tag: "image-text-to-text",
    tags: ["conversational", "safetensors", "qwen2_5_vl"],
  }),
  fixture("A chat of an unknown type", {
    pipeline_tag: "text-generation",
    tags: ["conversational", "safetensors"],
  }),
  fixture("MLX", {
    pipeline_tag: "text-generation",
    library_name: "mlx",
    tags: ["mlx", "conversational", "llama"],
    ...withTools,
  }),
  fixture("MLX that a provider hosts", {
    tags: ["mlx", "llama"],
    ...hosted,
  }),
  fixture("Embeddings", {
    pipeline_tag: "sentence-similarity",
    library_name: "sentence-transformers",
    tags: ["safetensors", "bert"],
    config: { model_type: "bert" },
  }),
  fixture("A reranker", {
    pipeline_tag: "text-ranking",
    tags: ["reranker", "safetensors", "bert"],
  }),
  fixture("Speech recognition", {
    id: "openai/whisper-small",
    pipeline_tag: "automatic-speech-recognition",
    tags: ["whisper", "safetensors"],
    config: { model_type: "whisper" },
  }),
  fixture("Speech", { pipeline_tag: "text-to-speech", tags: ["safetensors"] }),
  fixture("Images", {
    pipeline_tag: "text-to-image",
    library_name: "diffusers",
    tags: ["diffusers:StableDiffusionXLPipeline", "safetensors"],
  }),
  fixture("Images in one file", {
    pipeline_tag: "text-to-image",
    tags: ["diffusion-single-file"],
    ...files("name.safetensors"),
  }),
  fixture("Images with a transformer", {
    pipeline_tag: "text-to-image",
    tags: ["diffusers:FluxPipeline"],
    ...files("ae.safetensors", "name.safetensors", "transformer/config.json"),
  }),
  fixture("Classes of images", { pipeline_tag: "image-classification", tags: ["safetensors"] }),
];
