// The page of each app has how to install it and an example, and its models are those that most people use.
import { parseModel } from "hubsmith";
import { expect, test } from "vitest";
import { entries } from "../../plugins.ts";
import { shownIn } from "#plugins/kit/catalog/shown";
import { pathOf, APPS } from "../../browser/places.ts";
import { drawnPage } from "../../testing/drawn.tsx";
import { versionsOf } from "./data.ts";

const pages = await Promise.all(
  shownIn(entries, "app").map(async ({ id }) => [id, await drawnPage(pathOf(APPS, id))] as const),
);
const pageOf = (id: string): string => pages.find(([app]) => app === id)![1];

test("each page has how to install it and an example, and instructions are text with links, not commands", () => {
  for (const [id, html] of pages) {
    const code = [...html.matchAll(/<code[^>]*>(.*?)<\/code>/gs)].map(([, text]) => text);
    expect([id, code.filter((text) => text!.includes("Install it from"))]).toEqual([id, []]);
    expect([id, html]).toEqual([id, expect.stringContaining('<h2 id="install">')]);
    expect([id, html]).toEqual([
      id,
      expect.stringMatching(/<h2 id="run">|None of the built-in models/),
    ]);
  }
  expect(pageOf("jan")).toContain('<a href="https://jan.ai/download"');
});

test("an agent calls a model at a provider, and shows its settings", () => {
  const html = pageOf("claude-code");
  expect(html).toContain("It calls a model at a provider");
  expect(html).toContain("ANTHROPIC_BASE_URL=https://router.huggingface.co");
  expect(html).not.toContain("Install vLLM");
  expect(pageOf("ollama")).not.toContain("It calls a model at a provider");
});

test("the same command for all systems is there once", () => {
  expect(pageOf("codex").match(/npm install -g @openai\/codex/g)).toHaveLength(1);
  expect(pageOf("codex")).toContain("Linux, macOS, Windows</h3>");
});

test("the versions of a model have its place, and the one that changes its name least is first", () => {
  const ids = (...names: readonly string[]): readonly string[] => names;
  const model = (id: string, ...tags: readonly string[]) => parseModel({ id, tags }).model!;
  const of = (base: string) => `base_model:quantized:${base}`;
  const models = [
    model("fans/Big-7B-Uncensored-GGUF", of("Acme/Big-7B")),
    model("acme/Big-7B"),
    model("fans/Lost-GGUF", of("acme/Lost")),
    model("copies/Big-7B-GGUF", of("acme/Big-7B")),
  ];
  expect(versionsOf(models).map((group) => group.map(({ id }) => id))).toEqual([
    ids("acme/Big-7B", "copies/Big-7B-GGUF", "fans/Big-7B-Uncensored-GGUF"),
    ids("fans/Lost-GGUF"),
  ]);
});
