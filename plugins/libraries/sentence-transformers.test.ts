// The Sentence Transformers class of a record, and how it is called.
import { createHub, loadSnippets, parseModel } from "hubsmith";
import { expect, test } from "vitest";
import sentenceTransformers from "./sentence-transformers.ts";
import transformers from "./transformers.ts";

const hub = createHub([sentenceTransformers]);
const first = (record: object): ReturnType<typeof loadSnippets>["snippets"][number] =>
  loadSnippets(
    hub,
    parseModel({ id: "acme/m", library_name: "sentence-transformers", ...record }).model!,
  ).snippets[0]!;

test.each([
  [{ tags: ["splade"] }, "SparseEncoder", "model.encode_document("],
  [{ id: "acme/msmarco-bert" }, "SentenceTransformer", "model.encode_document("],
  [{ config: { architectures: ["XLMRobertaModel"] } }, "SentenceTransformer", "model.encode("],
])("%j is loaded by %s", (record, name, call) => {
  const { content } = first(record);
  expect(content).toContain(`model = ${name}(`);
  expect(content).toContain(call);
  expect(content).toContain("print(");
});

test("the model's own sentences are compared", () => {
  const widgetData = [{ source_sentence: "one", sentences: ["two", 3, "three"] }];
  expect(first({ widgetData }).content).toContain('sentences = ["one", "two", "three"]');
});

test.each([
  ["no first sentence", { sentences: ["two"] }],
  ["no others", { source_sentence: "one", sentences: [] }],
  ["no list", { source_sentence: "one", sentences: "two" }],
])("others are used if there are %s", (_, widget) => {
  expect(first({ widgetData: [widget] }).content).toContain('    "The ferry leaves at noon.",');
});

// Records of Transformers, which returns the vectors of tokens.
const BERT = ["transformers", "safetensors", "bert", "region:us"];
test.each<readonly [starts: string, record: object]>([
  ["SentenceTransformer(", { pipeline_tag: "feature-extraction", id: "acme/bge-ko", tags: BERT }],
  [
    "SentenceTransformer(",
    { pipeline_tag: "feature-extraction", tags: [...BERT, "sentence-transformers"] },
  ],
  ["CrossEncoder(", { pipeline_tag: "text-ranking", tags: BERT }],
  ["CrossEncoder(", { pipeline_tag: "feature-extraction", id: "acme/ko-reranker", tags: BERT }],
  ["CrossEncoder(", { pipeline_tag: "text-classification", id: "acme/Cross-Encoder", tags: BERT }],
  [
    "MultiVectorEncoder(",
    {
      pipeline_tag: "visual-document-retrieval",
      tags: [...BERT, "sentence-transformers", "multi-vector"],
    },
  ],
  ["pipeline(", { pipeline_tag: "feature-extraction", id: "acme/contriever", tags: BERT }],
  ["pipeline(", { pipeline_tag: "text-classification", tags: BERT }],
])("a record of Transformers begins with %s: %j", (start, record) => {
  const { snippets } = loadSnippets(
    createHub([transformers]),
    parseModel({ id: "acme/m", library_name: "transformers", ...record }).model!,
  );
  expect(snippets[0]!.content).toContain(start);
});

test.each([
  ["jina-embeddings-v5-text-small", 'encode(sentences, task="text-matching")', "peft"],
  ["jina-embeddings-v5-text-small-clustering", "encode(sentences)", "peft"],
  ["nomic-embed-text-v2-moe", "trust_remote_code=True", '"transformers<5" einops'],
])("the family of %s", (name, call, packages) => {
  const { content, install } = first({ id: `acme/${name}`, tags: ["custom_code"] });
  expect(content).toContain(call);
  expect(install).toMatch(new RegExp(`${packages}$`));
});
