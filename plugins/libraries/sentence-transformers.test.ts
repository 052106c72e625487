// The Sentence Transformers class of a record, and how it is called.
import { createHub, installText, loadSnippets, parseModel } from "hubsmith";
import { expect, test } from "vitest";
import sentenceTransformers from "./sentence-transformers.ts";

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
  [{ tags: ["sparse-encoder"] }, "SparseEncoder", "model.similarity("],
  [{ tags: ["splade"] }, "SparseEncoder", "model.similarity("],
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
