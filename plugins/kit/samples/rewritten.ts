// A text for models that rewrite texts.
import type { Model } from "hubsmith";
import { nameOf } from "../tasks/record.ts";
import { gapFor } from "./gaps.ts";
import { INSTRUCTION, NEWS, NEWS_QUESTION } from "./inputs.ts";
import { sentenceFor } from "./sentences.ts";

/** A text for a model that rewrites texts, as its family reads it. */
export function textToRewrite(model: Model): string {
  const name = nameOf(model);
  // It reads English.
  if (/unifiedqa/i.test(name)) return `${NEWS_QUESTION} \\n ${NEWS}`.toLowerCase();
  if (INSTRUCTED.test(name)) return INSTRUCTION;
  if (FILLS.test(name)) return gapFor(model).join("<extra_id_0>");
  const sentence = sentenceFor(model);
  if (/inclusively-reformulation/i.test(name)) return "I professori devono essere preparati.";
  return /parrot_paraphraser/i.test(name) ? `paraphrase: ${sentence}` : sentence;
}

// Models of instructions and their sizes; names with more words are those of models that were tuned for one task.
const INSTRUCTED =
  /^(?:(?:lamini-)?flan-(?:alpaca|t5|ul2)|aya-101|mt0|t0(?:pp?)?|tk-instruct)(?:[-_](?:mini|small|base|large|xx?l|\d+[mb]|onnx))*$/i;

// Models of the kind of T5 before they are tuned, which fill spans. The first ones were also trained with tasks.
const FILLS =
  /^(?!t5-(?:small|base|large|3b|11b)$)(?:(?:long-)?[a-z]{0,8}t5|ul2)(?:[-_](?:v?1[._]1|efficient|tglobal|local|tiny|mini|small|base|large|xx?l|\d+b|[a-z]{2}\d+))*$/i;
