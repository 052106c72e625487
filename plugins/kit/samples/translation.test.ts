// The text to translate is in a language that the model reads.
import { expect, test } from "vitest";
import { codesOf, textToTranslate, translationRequest } from "./translation.ts";

test.each([
  ["Helsinki-NLP/opus-mt-de-en", [], /^Die Fähre/],
  ["Helsinki-NLP/opus-mt-tc-big-fr-en", ["fr", "en"], /^Le ferry/],
  ["staka/fugumt-ja-en", [], /^フェリー/],
  ["Helsinki-NLP/opus-mt-en-de", ["en", "de"], /^The ferry/],
  // Only the codes of languages that have a text count.
  ["acme/my-xx-en", [], /^The ferry/],
  ["acme/co-de-translator", [], /^The ferry/],
  ["Helsinki-NLP/opus-mt-mul-en", ["ca", "en"], /^El ferri/],
  ["Helsinki-NLP/opus-mt-en-ROMANCE", ["en", "fr"], /^>>fr<< The ferry/],
  ["Helsinki-NLP/opus-mt-en-gem", ["en", "sv"], /^>>swe<< The ferry/],
  ["google/madlad400-3b-mt", [], /^<2de> The ferry/],
  ["Helsinki-NLP/opus-mt-bem-en", ["bem", "en"], /^Write a sentence in Bemba here/],
  ["Helsinki-NLP/opus-mt-lg-fr", [], /^Write a sentence in Ganda here/],
  ["Helsinki-NLP/opus-mt-is-en", [], /^Ferjan/],
  ["Helsinki-NLP/opus-mt-cel-en", [], /^Imíonn/],
  ["Helsinki-NLP/opus-mt-en-sla", [], /^>>pol<< The ferry/],
  ["Helsinki-NLP/opus-mt-tc-big-cat_oci_spa-en", ["ca", "es"], /^El ferri/],
  ["acme/lingala-english", ["en", "ln"], /^Write a sentence in Lingala here/],
  ["acme/translator", ["lg"], /^The ferry/],
  ["acme/translator", ["uk", "pl"], /^Пором/],
  ["acme/translator", ["fr", "en"], /^Le ferry/],
  ["google-t5/t5-small", ["en", "fr", "ro", "de"], /^translate English to German: The ferry/],
])("%s with the tags %j", (id, tags, text) => {
  expect(textToTranslate({ id, tags })).toMatch(text);
});

test("the prefix is that of the config: of the languages, or else the first", () => {
  const prefix = (text: string): { readonly prefix: string } => ({ prefix: text });
  const task_specific_params = {
    summarization: prefix("s: "),
    translation_en_to_fr: prefix("f: "),
    translation_en_to_ro: prefix("r: "),
  };
  const textFor = (...tags: string[]): string =>
    textToTranslate({ id: "acme/t5", tags, config: { task_specific_params } });
  expect(textFor("en", "ro")).toMatch(/^r: The/);
  expect(textFor("en", "fi")).toMatch(/^f: The/);
  expect(textToTranslate({ id: "acme/t5", tags: [], config: {} })).toMatch(/^The/);
});

test("codes are those of the model", () => {
  const tags = ["en", "uk"];
  const codes = (id: string): unknown => Object.values(codesOf({ id, tags }) ?? {});
  expect(codes("acme/nllb-200")).toEqual(["eng_Latn", "ukr_Cyrl", "ukr_Cyrl"]);
  expect(codes("acme/mbart-50")).toEqual(["en_XX", "uk_UA", "uk_UA"]);
  expect(codes("acme/m2m100_418M")).toEqual(["en", "uk", "__uk__"]);
  expect(codes("acme/opus-mt-en-uk")).toEqual([]);
  expect(codesOf({ id: "acme/nllb-200", tags: ["lg"] })?.token).toBe("lug_Latn");
  expect(codesOf({ id: "acme/nllb-200", tags: ["xx"] })?.token).toBe("deu_Latn");
});

test("a chat model is asked for the language", () => {
  expect(translationRequest({ id: "acme/m", tags: ["de", "fr"] })).toBe(
    "Translate to French: Die Fähre fährt mittags ab.",
  );
  expect(translationRequest({ id: "acme/m", tags: ["ko"] })).toMatch(/^Translate to English: /);
});
