// Sample texts: in a language that the model reads, and easy to read in a program.
import { expect, test } from "vitest";
import { articleFor } from "./articles.ts";
import { askedFor, QUESTIONS_TO_ASK } from "./asked.ts";
import { BEGINNINGS, beginningFor } from "./beginnings.ts";
import { isWritten } from "./by-language.ts";
import { sentencesFor } from "./compared.ts";
import { sentenceToEmbed } from "./embedded.ts";
import { namesFor } from "./found-names.ts";
import { gapFor, maskOf } from "./gaps.ts";
import { WITH_NAMES } from "./names.ts";
import { OPINIONS, opinionFor } from "./opinions.ts";
import { passagesFor, queryFor } from "./passages.ts";
import { QUESTIONS } from "./questions.ts";
import { PLAIN, sentenceFor } from "./sentences.ts";
import { SIMILAR } from "./similar.ts";
import { textToRewrite } from "./rewritten.ts";
import translated from "./translated.json" with { type: "json" };

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
  expect(sentenceFor(model(tags))).toMatch(text);
});

test("a language with one sentence is read in all kinds of texts, unless the model reads others too", () => {
  for (const [code, text] of Object.entries(translated)) {
    if (isWritten(code)) continue;
    const only = { id: "acme/model", tags: [code] };
    const all = [askedFor, beginningFor, opinionFor, queryFor, sentenceFor].map((of) => of(only));
    expect(all).toEqual(all.map(() => text));
    expect(namesFor(only).text).toMatch(/^Ada Lovelace, .+: ./);
    expect(gapFor(only).join(" ").trim()).not.toBe("");
    expect(sentenceFor({ ...only, tags: [code, "de"] })).toBe(PLAIN.de);
    expect(sentenceFor({ ...only, tags: [code, "en"] })).toBe(PLAIN.en);
  }
});

test.each([
  ["Otter-Math-7B", beginningFor, /odd numbers/],
  ["Otter-Mathilda-7B", beginningFor, /lighthouse/],
  ["Otter-Prover-7B", askedFor, /lean4/],
  ["Otter-Translate-7B", askedFor, /^Translate to German/],
  ["Devstral-Otter", askedFor, /palindrome/],
  ["Otter-Devstral", askedFor, /rivers/],
  ["Mistral-7B-Instruct-v0.2", beginningFor, /^\[INST\] Name three/],
  ["Otter-7B-Instruct", beginningFor, /^User: Name three/],
  ["otter-meeting-summary", articleFor, /^Anna: /],
  ["otter-financial-summary", articleFor, /revenue/],
  ["otter-summary", articleFor, /^The bridge/],
  ["otter-korean-summary", articleFor, /다리/],
])("%s is shown what it was trained for", (name, textFor, text) => {
  expect(textFor({ id: `acme/${name}`, tags: [] })).toMatch(text);
});

test("code models continue code in their language", () => {
  const coder = model(["code", "zh"]);
  expect(beginningFor(coder)).toBe("def is_prime(n):");
  expect(askedFor(coder)).toBe("请说出南美洲的三条河流。");
});

test.each([
  ["facebook/esm2_t6_8M_UR50D", [], /^[A-Z]+$/],
  ["acme/otter", ["esm"], /^[A-Z]+$/],
  ["Rostlab/prot_bert", ["protein"], /^[A-Z]( [A-Z])+$/],
  ["acme/dnabert-2", [], /^[ACGT]+$/],
  ["acme/molformer", ["chemistry"], /^[A-Z\d()=]+$/],
])("%s with the tags %j gets sequences, whatever the task", (id, tags, text) => {
  const given = { id, tags };
  for (const textFor of [beginningFor, opinionFor, queryFor]) {
    expect(textFor(given)).toMatch(text);
  }
  expect(namesFor(given).text).toMatch(text);
  for (const sentence of sentencesFor(given)) expect(sentence).toMatch(text);
});

test("a tagger of words about proteins reads words, and a family for proteins reads sequences", () => {
  const namesOf = (...tags: readonly string[]): string =>
    namesFor({ id: "acme/otter", tags: ["token-classification", ...tags] }).text;
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
  expect(namesFor({ id, tags }).text).toMatch(text);
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
  const embedder = { id: `acme/${name}`, tags: [] };
  expect(sentenceToEmbed(embedder).startsWith(`${sentence} `)).toBe(true);
  expect(passagesFor(embedder)[0].startsWith(`${passage} `)).toBe(true);
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

test("mmBERT has the mask of Gemma", () => {
  expect(maskOf({ id: "acme/mmBERT-base", tags: ["modernbert"] })).toBe("<mask>");
  expect(maskOf({ id: "acme/ModernBERT-base", tags: ["modernbert"] })).toBe("[MASK]");
});

test("texts are in their own language, and have nothing that a literal escapes", () => {
  const tables = [BEGINNINGS, OPINIONS, PLAIN, QUESTIONS, QUESTIONS_TO_ASK, SIMILAR, WITH_NAMES];
  const all = tables.flatMap((table) => Object.values(table));
  expect(new Set(all).size).toBe(all.length);
  for (const text of [...all, ...Object.values(translated)])
    expect(text).not.toMatch(/['"\\`$]|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
});

test.each([
  ["flan-t5-large", [], /^Translate to German: The ferry/],
  ["LaMini-Flan-T5-783M", [], /^Translate to German/],
  ["atsc_tk-instruct-base-def-pos", [], /^The ferry/],
  ["flan-t5-base-samsum", [], /^The ferry/],
  ["ruT5-base", ["ru"], /<extra_id_0>/],
  ["t5-v1_1-xl", [], /<extra_id_0>/],
  ["t5-efficient-tiny-nl8", [], /<extra_id_0>/],
  ["mt5-small", ["multilingual"], /^The sun .*<extra_id_0>/],
  ["t5-base", [], /^The ferry/],
  ["chronos-t5-small", [], /^The ferry/],
  ["mt5-small-finetuned-news", ["fr"], /^Le ferry/],
  ["prot_t5_xl_uniref50", [], /^[A-Z]( [A-Z])+$/],
])("%s with the tags %j rewrites a text of its kind", (name, tags, text) => {
  expect(textToRewrite({ id: `acme/${name}`, tags })).toMatch(text);
});

test.each([
  ["otter-7b-instruct", /^User: Name three .*\nAssistant:$/],
  ["gemma-2b-it", /^User: /],
  ["gemma-2b-pt", /^The lighthouse/],
  ["otter-7b-base", /^The lighthouse/],
])("%s without a template continues %s", (name, text) => {
  expect(beginningFor({ id: `acme/${name}`, tags: ["region:us"] })).toMatch(text);
});
