// A text for models that rewrite texts.
import type { Model } from "hubsmith";
import { NEWS, NEWS_QUESTION } from "./inputs.ts";
import { sentenceFor } from "./sentences.ts";

/** A text for a model that rewrites texts, as its family reads it. */
export function textToRewrite(model: Model): string {
  // It reads English.
  if (/unifiedqa/i.test(model.id)) return `${NEWS_QUESTION} \\n ${NEWS}`.toLowerCase();
  const sentence = sentenceFor(model);
  return /parrot_paraphraser/i.test(model.id) ? `paraphrase: ${sentence}` : sentence;
}
