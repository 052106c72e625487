// Sample texts: in a language that the model reads, and easy to read in a program.
import { expect, test } from "vitest";
import { maskOf, textsFor, TEXTS } from "./sample-texts.ts";

const model = (tags: readonly string[], model_type?: string) => ({
  id: "acme/model",
  tags,
  ...(model_type === undefined ? {} : { config: { model_type } }),
});

test.each([
  [[], /^The ferry/],
  [["fr"], /^Le ferry/],
  [["xx", "ja", "fr"], /^フェリー/],
  [["fr", "en"], /^The ferry/],
  [["protein", "fr"], /^[A-Z]+$/],
])("a model with the tags %j gets a sentence that it reads", (tags, text) => {
  expect(textsFor(model(tags)).sentences[0]).toMatch(text);
});

test("code models continue code in their language", () => {
  expect(textsFor(model(["code", "zh"]))).toMatchObject({
    beginning: "def is_prime(n):",
    asked: "请说出南美洲的三条河流。",
  });
});

test("protein models get proteins, whatever the task", () => {
  const { sentences, beginning, opinion, names } = textsFor(model([], "esm"));
  for (const text of [...sentences, beginning, opinion, names]) expect(text).toMatch(/^[A-Z]+$/);
});

test.each([
  ["bert", [], "[MASK]"],
  ["xlm-roberta", [], "<mask>"],
  ["esm", [], "<mask>"],
  [undefined, ["camembert", "fr"], "<mask>"],
  [undefined, [], "[MASK]"],
])("the mask of the type %s with the tags %j is %s", (type, tags, mask) => {
  expect(maskOf(model(tags, type))).toBe(mask);
  expect(maskOf({ ...model(tags, type), mask_token: "<m>" })).toBe("<m>");
});

test("texts are in their own language, and have nothing that a literal escapes", () => {
  const all = [...TEXTS.values()].flatMap(({ gap: _gap, ...texts }) => [
    ...new Set(Object.values(texts).flat() as string[]),
  ]);
  expect(new Set(all).size).toBe(all.length);
  for (const text of all) expect(text).not.toMatch(/['"\\`$]|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
});
