// What text embedders need before texts.
import type { Model } from "hubsmith";
import { nameOf } from "../tasks/record.ts";

interface Prefixes {
  /** Before texts that are compared with each other. */
  readonly similar: string;
  readonly query: string;
  readonly passage: string;
}

// Text embedders that were trained with prefixes.
const PREFIXES: readonly (Prefixes & { readonly family: RegExp })[] = [
  {
    family:
      /^(?:multilingual-)?e5-(?:small|base|large)(?:-v2|-unsupervised)?(?:[-_.](?:onnx|gguf|mlx|ov|openvino|int8|q\d)\b.*)?$/i,
    similar: "query: ",
    query: "query: ",
    passage: "passage: ",
  },
  {
    family:
      /^(?:multilingual-e5-large-instruct|e5-mistral-7b-instruct|sfr-embedding-(?:mistral|2))/i,
    similar: "Instruct: Retrieve semantically similar text.\nQuery: ",
    query:
      "Instruct: Given a web search query, retrieve relevant passages that answer the query\nQuery: ",
    passage: "",
  },
  {
    family: /^bge-multilingual-gemma2/i,
    similar: "<instruct>Retrieve semantically similar text.\n<query>",
    query:
      "<instruct>Given a web search query, retrieve relevant passages that answer the query.\n<query>",
    passage: "",
  },
  {
    // Sentence Transformers adds them itself.
    family: /^embeddinggemma-[\w.]{1,20}-(?:gguf|litertlm|mlx|onnx)/i,
    similar: "task: sentence similarity | query: ",
    query: "task: search result | query: ",
    passage: "title: none | text: ",
  },
  {
    family: /^(?:nomic-embed-text|modernbert-embed)/i,
    similar: "search_query: ",
    query: "search_query: ",
    passage: "search_document: ",
  },
];

const NONE: Prefixes = { similar: "", query: "", passage: "" };

/** The prefixes of a model; empty for most. */
export const prefixesOf = (model: Model): Prefixes =>
  PREFIXES.find(({ family }) => family.test(nameOf(model))) ?? NONE;
