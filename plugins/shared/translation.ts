// A text to translate, in a language that the model reads.
import type { Model } from "hubsmith";
import { SENTENCES } from "./samples.ts";
import { nameOf } from "./record.ts";

// The first of the sample sentences, by the codes of the languages.
const BY_LANGUAGE: ReadonlyMap<string, string> = new Map([
  ["en", SENTENCES[0]],
  ["ar", "تغادر العبّارة عند الظهر."],
  ["de", "Die Fähre fährt mittags ab."],
  ["es", "El ferry sale a mediodía."],
  ["fi", "Lautta lähtee keskipäivällä."],
  ["fr", "Le ferry part à midi."],
  ["hi", "नौका दोपहर में रवाना होती है।"],
  ["it", "Il traghetto parte a mezzogiorno."],
  ["ja", "フェリーは正午に出発します。"],
  ["ko", "페리는 정오에 출발합니다."],
  ["nl", "De veerboot vertrekt om twaalf uur."],
  ["pl", "Prom odpływa w południe."],
  ["pt", "O ferry parte ao meio-dia."],
  ["ru", "Паром отправляется в полдень."],
  ["sv", "Färjan avgår klockan tolv."],
  ["tr", "Feribot öğlen kalkıyor."],
  ["uk", "Пором відправляється опівдні."],
  ["zh", "渡轮中午出发。"],
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
