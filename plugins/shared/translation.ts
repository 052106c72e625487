// A text to translate, in a language that the model reads.
import type { Model } from "hubsmith";
import { nameOf } from "./record.ts";
import { TEXTS } from "./texts.ts";

// The first of the sample sentences, by the codes of the languages.
const BY_LANGUAGE: ReadonlyMap<string, string> = new Map([
  ...[...TEXTS].map(([code, { sentences }]) => [code, sentences[0]] as const),
  ["fi", "Lautta lähtee keskipäivällä."],
  ["hi", "नौका दोपहर में रवाना होती है।"],
  ["nl", "De veerboot vertrekt om twaalf uur."],
  ["pl", "Prom odpływa w południe."],
  ["sv", "Färjan avgår klockan tolv."],
  ["uk", "Пором відправляється опівдні."],
]);

// `opus-mt-de-en`, `opus-mt-tc-big-fr-en`, `translator_ru-to-en`: both parts must be known codes.
const PAIR = /(?<![a-z])([a-z]{2})(?=[-_](?:to[-_])?([a-z]{2})(?![a-z]))/gi;

/** The text: in the source language of the id, or else in the first language of the tags if English is not among them. */
export function textToTranslate(model: Model): string {
  const pairs = [...nameOf(model).matchAll(PAIR)].map(([, source, target]) => [source!, target!]);
  const named = pairs.find((pair) => pair.every((code) => BY_LANGUAGE.has(code.toLowerCase())));
  const tagged = model.tags.includes("en") ? "en" : model.tags.find((tag) => BY_LANGUAGE.has(tag));
  const text = BY_LANGUAGE.get(named?.[0]?.toLowerCase() ?? tagged ?? "en")!;
  // The original T5 models read the task from the text.
  return /^t5-(small|base|large|3b|11b)$/i.test(nameOf(model))
    ? `translate English to German: ${text}`
    : text;
}
