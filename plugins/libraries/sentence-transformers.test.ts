// The Sentence Transformers class of a record, and how it is called.
import { createHub, installText, loadSnippets, parseModel } from "hubsmith";
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
  [{}, "SentenceTransformer", "model.encode(sentences)"],
  [{ tags: ["retrieval"] }, "SentenceTransformer", "model.encode_query("],
  [{ tags: ["clip"] }, "SentenceTransformer", 'image = model.encode(\n    "https://'],
  [{ tags: ["sparse-encoder"] }, "SparseEncoder", "model.encode_query("],
  [{ tags: ["splade"] }, "SparseEncoder", "model.encode_document("],
  [{ id: "acme/Qwen3-Embedding-8B" }, "SentenceTransformer", "model.encode_query("],
  [{ id: "acme/msmarco-bert" }, "SentenceTransformer", "model.encode_document("],
  [{ id: "acme/instructor-xl" }, "SentenceTransformer", 'prompt="Represent the question'],
  [{ id: "acme/CodeRankEmbed" }, "SentenceTransformer", 'prompt="Represent this query'],
  [{ tags: ["pytorch", "roberta", "vi"] }, "SentenceTransformer", "encode([tokenize(sentence) for"],
  [{ tags: ["safetensors", "qwen3_vl"] }, "SentenceTransformer", 'encode(["two parrots"'],
  [{ tags: ["cross-encoder"] }, "CrossEncoder", "model.rank("],
  [{ pipeline_tag: "text-ranking" }, "CrossEncoder", "model.rank("],
  [
    { config: { architectures: ["XLMRobertaForSequenceClassification"] } },
    "CrossEncoder",
    "model.rank(",
  ],
  [{ config: { architectures: ["XLMRobertaModel"] } }, "SentenceTransformer", "model.encode("],
  [{ tags: ["multi-vector"] }, "MultiVectorEncoder", "model.encode_document(\n    ["],
  [{ tags: ["PyLate", "multi-vector"] }, "models.ColBERT", "rank.rerank("],
])("%j is loaded by %s", (record, name, call) => {
  const { content } = first(record);
  expect(content).toContain(`model = ${name}(`);
  expect(content).toContain(call);
  expect(content).toContain("print(");
});

test("pages are displayed as images, and passages as texts", () => {
  const pages = first({ tags: ["multi-vector"], pipeline_tag: "visual-document-retrieval" });
  expect(pages.install).toBe(installText({ pip: ["sentence-transformers[image]", "peft"] }));
  expect(pages.content).toContain('encode_document(\n    [\n        "https://');
  expect(first({ tags: ["multi-vector"] }).install).toBe(
    installText({ pip: ["sentence-transformers"] }),
  );
});

test("PyLate is installed separately", () => {
  expect(first({ tags: ["PyLate"] }).install).toBe(installText({ pip: ["pylate"] }));
});

test.each([[[]], [["PyLate"]], [["multi-vector"]], [["cross-encoder"]], [["sparse-encoder"]]])(
  "custom code is run with a warning, with the tags %j",
  (tags) => {
    const { content } = first({ tags: [...tags, "custom_code"] });
    expect(content).toContain("trust_remote_code=True");
    expect(content).toContain("# This runs the repository's code");
    expect(first({ tags }).content).not.toContain("trust_remote_code");
  },
);

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
  ["SentenceTransformer(", { pipeline_tag: "sentence-similarity", tags: BERT }],
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
  [
    'backend="onnx"',
    {
      pipeline_tag: "sentence-similarity",
      id: "acme/bge-onnx",
      tags: ["transformers", "onnx", "bert", "region:us"],
    },
  ],
  ["pipeline(", { pipeline_tag: "feature-extraction", id: "acme/contriever", tags: BERT }],
  ["pipeline(", { pipeline_tag: "text-classification", tags: BERT }],
  ["model.rerank(", { pipeline_tag: "text-ranking", id: "acme/jina-reranker-v3", tags: BERT }],
])("a record of Transformers begins with %s: %j", (start, record) => {
  const { snippets } = loadSnippets(
    createHub([transformers]),
    parseModel({ id: "acme/m", library_name: "transformers", ...record }).model!,
  );
  expect(snippets[0]!.content).toContain(start);
});

test("a reranker has one score for each pair, also with the task of its class", () => {
  for (const pipeline_tag of ["text-classification", "feature-extraction", "text-ranking"])
    expect(first({ id: "acme/bge-reranker-base", pipeline_tag }).content).toContain(
      "CrossEncoder(",
    );
});

test.each([
  ["jina-embeddings-v3", 'encode(sentences, task="text-matching")', "einops"],
  ["jina-embeddings-v5-text-small", 'encode(sentences, task="text-matching")', "peft"],
  ["jina-embeddings-v5-text-small-clustering", "encode(sentences)", "peft"],
  ["nomic-embed-text-v2-moe", "trust_remote_code=True", '"transformers<5" einops'],
])("the family of %s", (name, call, packages) => {
  const { content, install } = first({ id: `acme/${name}`, tags: ["custom_code"] });
  expect(content).toContain(call);
  expect(install).toMatch(new RegExp(`${packages}$`));
});
