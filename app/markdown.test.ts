// Records add no markup to Markdown: a parser reads their text back.
import { createHub, loadPlugins, parseModel } from "hubsmith";
import type { ModelOffers } from "hubsmith/offers";
import fc from "fast-check";
import { parsers } from "prettier/plugins/markdown";
import { expect, test } from "vitest";
import { escapeMarkdown, fenced, modelMarkdown, MOST_CHARACTERS } from "./markdown.ts";
import { entries } from "./plugins.ts";

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly children?: readonly Node[];
}
const parse = (text: string): Node => parsers.markdown.parse(text, {} as never) as Node;
const all = (node: Node): readonly Node[] => [node, ...(node.children ?? []).flatMap(all)];
const typesIn = (text: string): readonly string[] => [
  ...new Set(all(parse(text)).map(({ type }) => type)),
];
/** The shown text, without the breaks of lines and words. */
const shownIn = (text: string): string =>
  all(parse(text))
    .flatMap(({ type, value = "" }) => (type === "whitespace" ? " " : value))
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();

const HOSTILE = [
  "x](https://evil.example) [y",
  "[a](b)",
  "![a](b)",
  "<script>alert(1)</script>",
  "<https://evil.example>",
  "https://evil.example and www.evil.example",
  "`code` ```",
  "*a* _b_ __c__ ~~d~~",
  "a\n\n# Heading\n- item",
  "# no heading",
  "1. no list",
  "- no list",
  "&lt;b&gt; &amp;",
  "\\*a\\*",
  "a | b",
  "[^1]",
];

const plain = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

test.each(HOSTILE)("%j is shown as it is", (text) => {
  for (const start of ["", "- Library: ", "### "])
    expect(shownIn(start + escapeMarkdown(text))).toBe(plain(start.replace(/^[-#]+ /, "") + text));
});

test("any text is a paragraph of words", () => {
  const marks = fc.string({ unit: fc.constantFrom(..."ab1 .:/-+=#*_[]()<>&`~|!\\\n") });
  const allowed = ["root", "paragraph", "text", "sentence", "word", "whitespace", "break"];
  fc.assert(
    fc.property(marks, (text) => {
      const types = typesIn(escapeMarkdown(text));
      expect(types.filter((type) => !allowed.includes(type))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test("what is not markup stays readable", () => {
  for (const text of ["Qwen/Qwen2.5-7B_x", "text-generation", "2026-11-28", "e.g. (this), so."])
    expect(escapeMarkdown(text)).toBe(text);
});

test("a program cannot end its fence", () => {
  const nodes = all(parse(fenced("sh", "a\n```\n# b\n````\nc")));
  expect(nodes.map(({ type }) => type)).toEqual(["root", "code"]);
});

const NO_OFFERS: ModelOffers = { date: "2026-08-21", routerDate: "2026-08-21", offers: [] };

test("the providers are a table, the cheapest first, and no cell ends it", async () => {
  const hub = createHub((await loadPlugins(entries.filter(isForChat))).plugins);
  const offer = { task: "conversational", status: "live", provider: "together" };
  const offers = {
    ...NO_OFFERS,
    offers: [
      { ...offer, providerId: "a | b\n# c", input: 1, output: 2 },
      { ...offer, provider: "acme", providerId: "<b>", input: 0.5, output: 0.5, tools: true },
    ],
    router: { ...offer, provider: "auto", providerId: "m", input: 0.5, output: 0.5 },
  };
  const { model } = parseModel({
    id: "acme/bird",
    pipeline_tag: "text-generation",
    tags: ["conversational"],
    inferenceProviderMapping: [{ provider: "together", providerId: "m", task: "conversational" }],
  });
  const text = modelMarkdown(hub, model!, offers);
  expect(typesIn(text)).toContain("table");
  const rows = text.split("\n").filter((line) => line.startsWith("|"));
  expect(rows.map((row) => row.split(" | ")[0])).toEqual([
    "| Provider",
    "| ---",
    "| acme",
    "| Together AI",
    "| Auto (default provider)",
  ]);
  expect(rows[2]).toBe("| acme | \\$0.00075 | \\$0.50 | \\$0.50 | yes | &#60;b&#62; |");
  expect(new Set(rows.map((row) => row.split("|").length)).size).toBe(1);
});

const isForChat = ({ kind, id }: (typeof entries)[number]): boolean =>
  kind === "task" || ["together", "auto", "python/requests"].includes(id);

test("a twin is at most as long as an agent reads, and says what it leaves out", async () => {
  const hub = createHub((await loadPlugins(entries)).plugins);
  const { model } = parseModel({
    id: "acme/bird",
    pipeline_tag: "text-generation",
    library_name: "transformers",
    tags: ["transformers", "safetensors", "qwen3", "conversational", "gguf"],
    siblings: [{ rfilename: "bird-Q4_K_M.gguf" }, { rfilename: "model.safetensors" }],
    inferenceProviderMapping: [{ provider: "together", providerId: "m", task: "conversational" }],
  });
  const text = modelMarkdown(hub, model!, NO_OFFERS);
  expect(text.length).toBeLessThan(MOST_CHARACTERS + 300);
  for (const part of ["## Use the API", "add `:together`", "## Run locally", "Transformers"])
    expect(text).toContain(part);
  expect(text).toMatch(/## Use it in a coding agent\n\n.*Codex/);
  expect(text).toMatch(/^\d+ more programs: /m);
});

test("a hostile record adds no heading, link or HTML to its page", async () => {
  const needed = entries.filter(({ kind }) => kind === "task");
  const hub = createHub((await loadPlugins(needed)).plugins);
  const markupOf = (text: string): readonly string[] => {
    const { model } = parseModel({
      id: "acme/bird",
      tags: ["license:other"],
      pipeline_tag: text,
      library_name: text,
      lastModified: text,
      cardData: { license_name: text, license_link: `https://a.example/> ${text}` },
    });
    return all(parse(modelMarkdown(hub, model!, { ...NO_OFFERS, note: text })))
      .map(({ type }) => type)
      .filter((type) => /^(?:heading|link|html|image)/i.test(type));
  };
  for (const text of HOSTILE)
    expect(markupOf(text)).toEqual(["heading", "link", "link", "heading"]);
});
