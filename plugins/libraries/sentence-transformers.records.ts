// Records to test Sentence Transformers on.
import { files, named, ofTask, recordsOf, tagged, unnamed } from "../kit/libraries/records-of.ts";

const NAMED = recordsOf("sentence-transformers", {
  "a description alone": files("README.md"),
  "custom code for older versions": ofTask("sentence-similarity", "safetensors new custom_code"),
  "an image model, by its files": {
    tags: ["clip"],
    siblings: [{ rfilename: "0_CLIPModel/config.json" }],
  },
  "a text model with the tag of images": {
    tags: ["clip"],
    siblings: [{ rfilename: "config.json" }],
  },
  "natural language inference": { tags: ["cross-encoder", "natural-language-inference"] },
  "GGUF only": { tags: ["gguf"] },
  embeddings: { pipeline_tag: "sentence-similarity" },
  "embeddings, own example": {
    pipeline_tag: "sentence-similarity",
    widgetData: [{ source_sentence: "It rains.", sentences: ["Water falls.", "It is dry."] }],
  },
  "custom code": tagged("custom_code"),
  "custom code for Transformers 4": {
    ...tagged("custom_code"),
    lastModified: "2025-06-01T00:00:00.000Z",
  },
  retrieval: tagged("retrieval"),
  "retrieval, by its family": { id: "acme/Qwen3-Embedding-0.6B" },
  "retrieval with instructions": { id: "acme/instructor-large" },
  "retrieval of code": { id: "acme/CodeRankEmbed" },
  "compressed weights": tagged("compressed-tensors"),
  "words of Vietnamese": tagged("safetensors", "roberta", "vi"),
  "words of PhoBERT": { id: "acme/otter-phobert-base", tags: ["vi"] },
  "code of GTE": tagged("safetensors", "new", "custom_code"),
  images: tagged("clip"),
  "sparse embeddings": tagged("sparse-encoder"),
  reranker: { pipeline_tag: "text-ranking" },
  "reranker, custom code": tagged("cross-encoder", "custom_code"),
  "reranker, by its class": {
    pipeline_tag: "text-classification",
    config: { architectures: ["XLMRobertaForSequenceClassification"] },
  },
  "reranker, by its name": { id: "acme/otter-reranker", pipeline_tag: "text-classification" },
  "a model of images and texts": tagged("safetensors", "qwen3_vl"),
  "an adapter for each task": { id: "acme/jina-embeddings-v3", tags: ["custom_code"] },
  "several vectors": tagged("multi-vector"),
  "several vectors, pages": { pipeline_tag: "visual-document-retrieval", tags: ["multi-vector"] },
  "late interaction": tagged("PyLate"),
  "late interaction, custom code": tagged("PyLate", "custom_code"),
});

export default [
  ...NAMED,
  ...unnamed("sentence-transformers", {
    "a type of model in config.json": {
      pipeline_tag: "sentence-similarity",
      tags: ["custom_code"],
      config: { model_type: "nomic_bert" },
    },
    "a complete record": { pipeline_tag: "sentence-similarity", siblings: [] },
    "a list of modules": { siblings: [{ rfilename: "modules.json" }] },
    "an export for FastEmbed": named("Qdrant/otter-embed-onnx", "sentence-similarity", "onnx"),
    "an ONNX export": { id: "acme/otter-embed-ONNX", pipeline_tag: "feature-extraction" },
    "code for Transformers 4": named("acme/jina-embeddings-v2-base-de", "feature-extraction"),
    "an incomplete record": { pipeline_tag: "sentence-similarity" },
    "a reranker that is a language model": {
      pipeline_tag: "text-ranking",
      tags: ["safetensors", "qwen3", "text-generation"],
    },
    "a reranker that is a language model, by its class": {
      pipeline_tag: "text-ranking",
      config: { model_type: "qwen3", architectures: ["Qwen3ForCausalLM"] },
    },
    "a reranker": { id: "acme/jina-reranker-v1-tiny-en", pipeline_tag: "text-ranking" },
    "a type of model": ofTask("sentence-similarity", "safetensors xlm-roberta"),
  }),
];
