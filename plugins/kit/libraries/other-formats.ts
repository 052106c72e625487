// Weights that another library loads, in records that name Transformers; the name of the repository shows it.
import type { LoadCode, Model } from "hubsmith";
import { python } from "hubsmith/code";
import { PASSAGES } from "../samples/inputs.ts";
import { convert, isOfDocling } from "./docling.ts";
import { hear, isFasterWhisper } from "./faster-whisper.ts";

/** The program of the other library; undefined if Transformers loads the weights. */
export function inOtherFormat(model: Model): LoadCode | undefined {
  if (isFasterWhisper(model)) return hear(model);
  if (isOfDocling(model)) return convert(model);
  return weighsWords(model) ? weigh(model) : undefined;
}

/** Is it compiled for MLC? */
export const isMlc = ({ id, tags }: Model): boolean =>
  /-MLC(?:-|$)|^mlc-ai\//.test(id) || tags.includes("mlc");

// The outputs are weights of words, which FastEmbed computes.
const weighsWords = ({ id }: Model): boolean => /^Qdrant\/(?:bm\d+|minicoil)/i.test(id);

function weigh(model: Model): LoadCode {
  const code = python`
    from fastembed import SparseTextEmbedding

    model = SparseTextEmbedding(${model.id})
    embeddings = list(model.embed(${PASSAGES}))

    print(embeddings[0].indices, embeddings[0].values)
  `;
  return { purpose: "Weigh words", code, install: { pip: ["fastembed"] } };
}

/** Is it an export of an embedder for FastEmbed, at the top of the repository? */
export const isOfFastEmbed = ({ id, pipeline_tag: task = "", tags }: Model): boolean =>
  /^Qdrant\//i.test(id) &&
  tags.includes("onnx") &&
  /^(?:feature-extraction|sentence-similarity)$/.test(task);
