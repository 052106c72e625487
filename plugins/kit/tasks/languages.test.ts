// The languages of a model, by where its record has them.
import { expect, test } from "vitest";
import { knowsEnglish, languagesIn } from "./languages.ts";

test.each([
  [{ id: "acme/otter", tags: ["jax", "ja"] }, ["ja"]],
  [{ id: "acme/otter", tags: ["tf", "ml", "cv"] }, []],
  [{ id: "acme/otter-malayalam", tags: ["ml"] }, ["ml"]],
  [{ id: "acme/wav2vec2-telugu", tags: ["transformers"] }, ["te"]],
  [{ id: "acme/otter-indonesian-NER", tags: ["transformers"] }, ["id"]],
  [{ id: "acme/otter-PT-BR-4b-it", tags: [] }, ["pt"]],
  [{ id: "acme/otter-4b-pt", tags: [] }, []],
  [{ id: "acme/otter-base-zh", tags: [] }, ["zh"]],
  [{ id: "acme/otter", tags: ["transformers"] }, []],
  [{ id: "acme/otter-m3-ko", tags: ["en", "ko"] }, ["ko", "en"]],
  [{ id: "acme/ko-otter", tags: ["transformers"] }, ["ko"]],
  [{ id: "acme/opus-mt-de-en", tags: ["de", "en"] }, ["de", "en"]],
  [{ id: "acme/modelo-de-texto", tags: ["es"] }, ["es"]],
])("%j has the languages %j", (model, languages) => {
  expect(languagesIn(model)).toEqual(languages);
});

test.each([
  [[], true],
  [["de", "en"], true],
  [["de"], false],
  [["de", "multilingual"], true],
])("a model with the languages %j knows English: %s", (tags, knows) => {
  expect(knowsEnglish({ id: "acme/otter", tags })).toBe(knows);
  expect(knowsEnglish({ id: "acme/otter-de", tags })).toBe(false);
});
