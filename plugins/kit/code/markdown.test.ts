// Values add no markup to Markdown: a parser reads their text back.
import fc from "fast-check";
import { parsers } from "prettier/plugins/markdown";
import { expect, test } from "vitest";
import { fenced } from "./fenced.ts";
import { codeSpan, escapeMarkdown, markdownSentence } from "./markdown.ts";

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
  expect(shownIn(`- ${codeSpan(text)}`)).toBe(plain(text));
});

const marks = fc.string({ unit: fc.constantFrom(..."ab1 .:/-+=#*_[]()<>&`~|!\\\n") });
const WORDS = ["root", "paragraph", "text", "sentence", "word", "whitespace", "break"];
// What a sentence may also have: no tag, block or link. A URL in it stays readable; if a reader links it, it is the text.
const WITHOUT_URLS = HOSTILE.filter((text) => !/https?:|www\./.test(text));
const SPANS = ["inlineCode", "emphasis", "strong", "delete"];

test("any text is a paragraph of words", () => {
  fc.assert(
    fc.property(marks, (text) => {
      const types = typesIn(escapeMarkdown(text));
      expect(types.filter((type) => !WORDS.includes(type))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test("a value in a span of code is one span, and a sentence has no link, tag or block", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.constantFrom(...WITHOUT_URLS), marks).filter((text) => plain(text) !== ""),
      (text) => {
        const types = typesIn(markdownSentence(text));
        expect(types.filter((type) => ![...WORDS, ...SPANS].includes(type))).toEqual([]);
        expect(new Set(typesIn(`x ${codeSpan(text)}`))).toEqual(
          new Set(["root", "paragraph", "text", "inlineCode"]),
        );
      },
    ),
    { numRuns: 300 },
  );
  const sentence = "llama.cpp runs Qwen/Qwen3-8B_x: pass `providerId`, $0.10 #1, https://brew.sh.";
  expect(markdownSentence(sentence)).toBe(sentence);
});

test("what is not markup stays readable", () => {
  for (const text of ["Qwen/Qwen2.5-7B_x", "text-generation", "2026-11-28", "e.g. (this), so."])
    expect(escapeMarkdown(text)).toBe(text);
});

test("a program cannot end its fence", () => {
  const nodes = all(parse(fenced("sh", "a\n```\n# b\n````\nc")));
  expect(nodes.map(({ type }) => type)).toEqual(["root", "code"]);
});
