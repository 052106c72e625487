// Tags that are codes of languages, and not short names of methods.
import { expect, test } from "vitest";
import { languagesText } from "./languages.ts";

test.each([
  [["en"], "English"],
  [["transformers", "fr", "de"], "French, German"],
  [["cv", "ml", "sd", "tf"], undefined],
  [["aa", "nb", "zu"], "Afar, Norwegian Bokmål, Zulu"],
  [["multilingual"], "multilingual"],
  [["en", "fr", "de", "it", "es"], "English, French, German and 2 more"],
])("%j", (tags, text) => {
  expect(languagesText(tags)).toBe(text);
});
