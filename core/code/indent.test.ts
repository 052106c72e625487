// A language may indent by tabs, align the values of its objects, and put its imports in brackets, as Go does.
import { expect, test } from "vitest";
import { defineLanguage, literals, quoteJson, render } from "./index.ts";

const tab = defineLanguage({
  id: "tab",
  label: "Tab",
  extension: ".tab",
  indent: "\t",
  aligns: true,
  width: 40,
  print: literals({ quote: quoteJson, list: ["[", "]"], object: ["{", "}"], last: "," }),
  spans: [],
  imports: {
    pattern: /(?!)/,
    parse: () => [],
    print: (module) => `\t${module}`,
    around: ["import (\n", "\n)"],
    module: /^\w+$/,
  },
});

test("templates and values are indented alike, and values of members with one line each are aligned", () => {
  const value = {
    model: "a",
    seed: 7,
    messages: [{ role: "user", content: "Name three rivers." }],
    n: "A string that is wider than forty characters on its own",
    temperature: 0.5,
    tools: [],
  };
  const code = tab`
    ${tab.requires("b")}
    ${tab.requires("a")}
    if x {
        send(${value})
    }
  `;
  expect(render(code)).toBe(`import (
\ta
\tb
)

if x {
\tsend({
\t\t"model": "a",
\t\t"seed":  7,
\t\t"messages": [
\t\t\t{
\t\t\t\t"role":    "user",
\t\t\t\t"content": "Name three rivers.",
\t\t\t},
\t\t],
\t\t"n":           "A string that is wider than forty characters on its own",
\t\t"temperature": 0.5,
\t\t"tools":       [],
\t})
}`);
});
