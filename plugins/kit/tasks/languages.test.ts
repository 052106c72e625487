// The languages of a model, by where its record has them.
import { expect, test } from "vitest";
import { knowsEnglish, languagesIn } from "./languages.ts";

test.each([
  [{ id: "acme/otter", tags: ["jax", "ja"] }, ["ja"]],
  [{ id: "acme/otter", tags: ["tf", "ml", "cv"] }, []],
  [{ id: "acme/otter", tags: ["ml"], cardData: { language: "ml" } }, ["ml"]],
  [{ id: "acme/otter", tags: [], cardData: { language: ["zh-CN", "yue"] } }, ["zh", "yue"]],
  [{ id: "acme/wav2vec2-telugu", tags: ["transformers"] }, ["te"]],
  [{ id: "acme/otter-base-zh", tags: [] }, ["zh"]],
  [{ id: "acme/otter", tags: ["transformers"] }, []],
])("%j has the languages %j", (model, languages) => {
  expect(languagesIn(model)).toEqual(languages);
});

test.each([
  [[], true],
  [["de", "en"], true],
  [["de"], false],
])("a model with the languages %j knows English: %s", (tags, knows) => {
  expect(knowsEnglish({ id: "acme/otter", tags })).toBe(knows);
});

test("a multilingual model knows English", () => {
  expect(
    knowsEnglish({ id: "acme/otter", tags: [], cardData: { language: ["multi-lingual"] } }),
  ).toBe(true);
});
