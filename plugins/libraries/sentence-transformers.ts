// Sentence Transformers: embedders, which compare texts, and rerankers, which order them.
import { absent, defineLibrary, type Model } from "hubsmith";
import { isNamed, NOT_SHOWN } from "../kit/libraries/inferred.ts";
import { isOfFastEmbed } from "../kit/libraries/other-formats.ts";
import { sentences } from "../kit/libraries/sentence-transformers.ts";
import {
  hasModules,
  isEmbedder,
  isIncomplete,
  isOnnxEmbedder,
  isPrompted,
  isReranker,
  modelTypeOf,
} from "../kit/libraries/transformers/evidence.ts";
import { hasOnlyGguf, ONLY_GGUF, withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "sentence-transformers",
  prettyLabel: "sentence-transformers",
  repoUrl: "https://github.com/UKPLab/sentence-transformers",
  docsUrl: "https://huggingface.co/docs/hub/sentence-transformers",
  filter: true,
  tasks: ["feature-extraction", "sentence-similarity", "text-ranking"],
  hostedInferenceTasks: ["feature-extraction", "sentence-similarity"],
  isTriedUnnamed: true,
  install: { pip: ["sentence-transformers"] },
  snippets: withWeights((model) => {
    if (isNamed(model, "setfit")) return ONLY_BODY;
    if (hasOnlyGguf(model)) return ONLY_GGUF;
    if (isOfFastEmbed(model)) return OF_FASTEMBED;
    const isLoaded = isNamed(model, "sentence-transformers") || isShown(model);
    return isLoaded ? sentences(model) : NOT_SHOWN;
  }),
});

const ONLY_BODY = absent({
  code: "only-body",
  reason:
    "The model is a classifier of SetFit, and Sentence Transformers would load only its embedder.",
  fix: "Use setfit.",
});

// Sentence Transformers finds exports only in the folder onnx.
const OF_FASTEMBED = absent({
  code: "other-library",
  reason: "The ONNX file is not in the folder in which Sentence Transformers looks for it.",
  fix: "Use fastembed.",
});

function isShown(model: Model): boolean {
  if (isOnnxEmbedder(model) || hasModules(model)) return true;
  const isOfText = isEmbedder(model) || (isReranker(model) && !isPrompted(model));
  return isOfText && (isIncomplete(model) || modelTypeOf(model) !== undefined);
}
