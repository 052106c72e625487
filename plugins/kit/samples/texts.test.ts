// Sample texts: in a language that the model reads, and easy to read in a program.
import { expect, test } from "vitest";
import { maskOf, textsFor, TEXTS } from "./texts.ts";

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
  [["te"], /^పడవ/],
  [["sr", "hr"], /^Trajekt polazi/],
  [["kk", "ru"], /^Паром түсте/],
  [["sw"], /^Kivuko/],
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

test.each([
  ["facebook/esm2_t6_8M_UR50D", [], /^[A-Z]+$/],
  ["acme/otter", ["esm"], /^[A-Z]+$/],
  ["Rostlab/prot_bert", ["protein"], /^[A-Z]( [A-Z])+$/],
  ["acme/dnabert-2", [], /^[ACGT]+$/],
  ["acme/molformer", ["chemistry"], /^[A-Z\d()=]+$/],
])("%s with the tags %j gets sequences, whatever the task", (id, tags, text) => {
  const { sentences, beginning, opinion, names, query } = textsFor({ id, tags });
  for (const given of [...sentences, beginning, opinion, names, query]) {
    expect(given).toMatch(text);
  }
});

test("a tagger of words about proteins reads words, and a family for proteins reads sequences", () => {
  const namesOf = (...tags: readonly string[]): string =>
    textsFor({ id: "acme/otter", tags: ["token-classification", ...tags] }).names;
  expect(namesOf("bert", "protein", "dna")).toMatch(/^The protein/);
  expect(namesOf("esm", "protein")).toMatch(/^[A-Z]+$/);
});

test.each([
  ["acme/otter", ["medical"], /metoprolol/],
  ["acme/Bio_ClinicalBERT", ["en"], /metoprolol/],
  ["acme/deid_roberta", ["medical notes", "phi"], /my email address/],
  ["acme/otter", ["punctuation prediction"], /^[a-z ]+$/],
  ["acme/otter", ["finance"], /Siemens/],
  ["acme/otter", ["chemistry", "medical"], /salicylic/],
  ["acme/otter", ["medical", "de"], /^Der Patient/],
  ["acme/gbert-legal-ner", [], /^Das Bundesverfassungsgericht/],
  ["acme/otter", ["recipes", "de"], /^Ada Lovelace traf/],
  ["acme/otter", ["pii", "medical"], /my email address/],
  ["acme/otter", ["pii", "de"], /^Ada Lovelace traf .* ada@example\.com$/],
])("%s with the tags %j finds names in a text of its field", (id, tags, text) => {
  expect(textsFor({ id, tags }).names).toMatch(text);
});

test.each([
  ["multilingual-e5-small", "query: The", "passage: More"],
  ["multilingual-e5-small-onnx", "query: The", "passage: More"],
  ["multilingual-e5-large-instruct", "Instruct: Retrieve semantically", "More"],
  ["nomic-embed-text-v1.5", "search_query: The", "search_document: More"],
  ["e5-base-sts", "The", "More"],
  ["nomic-embed-code", "def", "def"],
  ["bge-small-en-v1.5", "The", "More"],
])("%s embeds %j…, and the passage %j…", (name, sentence, passage) => {
  const { sentences, passages } = textsFor({ id: `acme/${name}`, tags: [] });
  expect(sentences[0].startsWith(`${sentence} `)).toBe(true);
  expect(passages[0].startsWith(`${passage} `)).toBe(true);
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
  const all = [...TEXTS.values()].flatMap(
    ({ sentences, spoken, asked, beginning, opinion, names, newsQuestion }) => [
      ...new Set([...sentences, spoken, asked, beginning, opinion, names, newsQuestion]),
    ],
  );
  expect(new Set(all).size).toBe(all.length);
  for (const text of all) expect(text).not.toMatch(/['"\\`$]|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
});
