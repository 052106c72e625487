// Classifiers of two texts: whether one follows from the other, answers it, or has the same meaning.
import type { Model } from "hubsmith";
import { example, wordsOf } from "../tasks/record.ts";
import { maskOf } from "./gaps.ts";
import { sentencesFor } from "./compared.ts";
import { passagesFor, queryFor } from "./passages.ts";

/** The arguments of a tokenizer, and the keys of a pipeline. */
export interface Pair {
  readonly text: string;
  readonly text_pair: string;
}

// The names of benchmarks and data sets, in the name of the model, its tags and its data sets.
const COMPARES =
  /^(?:\w*nli|mrpc|paws(?:-?x)?|qqp|rte|sts-?b?|text(?:ual)?-entailment|(?:natural-language|text)-inference|paraphrase-identification)$/;
const ANSWERS = /^qnli$/;
const DATASET = /^dataset:(?:[^/]*\/)?([^/]+)$/;

/** The two texts that a classifier of pairs compares, from the record's example or by what it was trained for. */
export function pairFor(model: Model): Pair | undefined {
  const words = cluesOf(model);
  const isOfAnswers = words.some((word) => ANSWERS.test(word));
  if (!isOfAnswers && !words.some((word) => COMPARES.test(word))) return undefined;
  const query = queryFor(model);
  const passages = passagesFor(model);
  const sentences = sentencesFor(model);
  const [text, text_pair] = isOfAnswers ? [query, passages[0]] : sentences;
  const given = example(model, "text_pair");
  return given === undefined
    ? { text, text_pair }
    : { text: example(model, "text") ?? text, text_pair: given };
}

/** Both texts in one string, with the tokens between them, which tokenizers read in a text. */
export function joinedPairFor(model: Model): string | undefined {
  const { library_name: library = "transformers" } = model;
  const pair = library === "transformers" ? pairFor(model) : undefined;
  if (pair === undefined) return undefined;
  const separator = maskOf(model) === "<mask>" ? "</s></s>" : "[SEP]";
  return [pair.text, separator, pair.text_pair].join(" ");
}

const cluesOf = (model: Model): readonly string[] => [
  ...wordsOf(model),
  ...model.tags.map((tag) => DATASET.exec(tag.toLowerCase())?.[1] ?? ""),
];
