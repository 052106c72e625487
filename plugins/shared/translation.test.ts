// The text to translate is in a language that the model reads.
import { expect, test } from "vitest";
import { textToTranslate } from "./translation.ts";

test.each([
  ["Helsinki-NLP/opus-mt-de-en", [], /^Die Fähre/],
  ["Helsinki-NLP/opus-mt-tc-big-fr-en", ["fr", "en"], /^Le ferry/],
  ["staka/fugumt-ja-en", [], /^フェリー/],
  ["Helsinki-NLP/opus-mt-en-de", ["en", "de"], /^The ferry/],
  // Only the codes of languages that have a text count.
  ["acme/my-xx-en", [], /^The ferry/],
  ["acme/co-de-translator", [], /^The ferry/],
  ["acme/translator", ["uk", "pl"], /^Пором/],
  ["acme/translator", ["fr", "en"], /^The ferry/],
  ["google-t5/t5-small", ["en", "fr", "ro", "de"], /^translate English to German: The ferry/],
])("%s with the tags %j", (id, tags, text) => {
  expect(textToTranslate({ id, tags })).toMatch(text);
});
