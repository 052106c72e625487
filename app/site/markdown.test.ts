// Records add no markup to Markdown: a parser reads their text back.
import { createHub, loadPlugins, parseModel } from "hubsmith";
import type { ModelOffers } from "hubsmith/offers";
import { parsers } from "prettier/plugins/markdown";
import { expect, test } from "vitest";
import { modelMarkdown, MOST_CHARACTERS } from "./markdown.ts";
import { entries } from "../plugins.ts";

/** The types of all nodes of a text. */
const typesIn = (text: string): readonly string[] =>
  [...JSON.stringify(parsers.markdown.parse(text, {} as never)).matchAll(/"type":"(\w+)"/g)].map(
    ([, type]) => type!,
  );

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
    return typesIn(modelMarkdown(hub, model!, { ...NO_OFFERS, note: text })).filter((type) =>
      /^(?:heading|link|html|image)/i.test(type),
    );
  };
  for (const text of ["[a](b) ![c](d)", "<b> <https://a.example>", "a\n\n# b\n- c", "`a` ```"])
    expect(markupOf(text)).toEqual(["heading", "link", "link", "heading"]);
});
