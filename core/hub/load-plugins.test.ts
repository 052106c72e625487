// Loading: an entry or module that fails is reported, and a page loads few entries.
import { describe, expect, expectTypeOf, test } from "vitest";
import { defineProvider, type Entry, loadPlugins, neededEntries, parseModel } from "../index.ts";
import { library } from "#plugins/kit/testing/samples/small";
import { entryOf } from "hubsmith/catalog";
import { pluginsFromModule } from "../checked/index.ts";
import { entriesOf } from "#plugins/kit/catalog/entries";

const first = library("a");
const two = defineProvider({ id: "two", label: "Two", tasks: [] });
const entry = (id: string, load: () => unknown): Entry => ({
  ...(entryOf(library(id)) as Entry<"library">),
  load: load as Entry["load"],
});
const works = entryOf(first);

describe("loadPlugins", () => {
  test("returns the default exports, in the order of the entries", async () => {
    const late = new Promise((resolve) => setTimeout(resolve, 5));
    const slow = entry("b", () => late.then(() => ({ default: library("b") })));
    const { plugins, diagnostics } = await loadPlugins([slow, works]);
    expect([plugins, diagnostics]).toEqual([[library("b"), first], []]);
  });

  test.each<readonly [string, () => unknown, string]>([
    ["rejects", () => Promise.reject(new Error("no network")), "no network"],
    ["rejects with no string", () => Promise.reject(Object.create(null)), "an unprintable value"],
    ["is undefined", () => Promise.resolve(undefined), "its module has no default export"],
    ["has no default export", () => ({ a: first }), "its module has no default export"],
    [
      "has another kind",
      () => ({ default: { ...two, id: "bad" } }),
      "its module exports provider/bad",
    ],
    ["has another id", () => ({ default: first }), "its module exports library/a"],
  ])("an entry that %s is left out and reported", async (_, load, reason) => {
    const { plugins, diagnostics } = await loadPlugins([entry("bad", load), works]);
    expect(plugins).toEqual([first]);
    expect(diagnostics).toMatchObject([{ code: "load-failed", plugin: "library/bad" }]);
    expect(diagnostics[0]!.message).toContain(`library/bad did not load: ${reason}`);
    expect(diagnostics[0]!.message).toMatch(/\. Try again, or check its import path\.$/);
  });
});

describe("the plugins of a module", () => {
  test("are its default export, or the list in it", () => {
    const idsOf = (module: object): readonly string[] =>
      pluginsFromModule(module, "mine.ts").plugins.map(({ id }) => id);
    expect(idsOf({ default: first })).toEqual(["a"]);
    expect(idsOf({ default: [7, first, [two]] })).toEqual(["a", "two"]);
  });

  const throws = (name: string): object =>
    Object.defineProperty({}, name, {
      enumerable: true,
      get: () => {
        throw new Error("boom");
      },
    });
  test.each<readonly [module: unknown, message: string]>([
    [{ other: 1 }, "mine.ts has no default export"],
    [undefined, "mine.ts has no default export"],
    [{ more: 1, two }, "exports provider/two as `two`. Write `export default two"],
    [{ default: [] }, "mine.ts exports an empty array"],
    [{ default: { ...first, "~hub": undefined } }, "mine.ts: "],
    [{ default: () => first }, "mine.ts: "],
    [throws("default"), "boom"],
    [throws("other"), "mine.ts has no default export"],
  ])("are reported with the module's name: %#", (module, message) => {
    const { plugins, diagnostics } = pluginsFromModule(module, "mine.ts");
    expect([plugins, diagnostics.length]).toEqual([[], 1]);
    expect(diagnostics[0]!.message).toContain(message);
    expect(diagnostics[0]!.message).toContain("mine.ts");
  });
});

describe("neededEntries", () => {
  const { load } = works;
  const language = { id: "js", label: "JavaScript", order: 2, highlight: "javascript" };
  const entries = [
    ...entriesOf(
      "library",
      ["label", "filter", "aliases", "isFallback", "replaces", "isTriedUnnamed"],
      [
        ["Timm", load, "Timm", true],
        ["other", load, "Other", false, ["Alias"]],
        ["unused", load, "Unused", false],
        ["helps", load, "Helps", false, undefined, true],
        ["newer", load, "Newer", false, undefined, undefined, "Timm"],
        ["guesses", load, "Guesses", false, undefined, undefined, undefined, true],
      ],
    ),
    ...entriesOf("task", ["label", "modality"], [["image-classification", load, "Images", "cv"]]),
    ...entriesOf(
      "provider",
      ["label", "tasks", "aliases"],
      [
        ["auto", load, "Auto", [], ["fastest"]],
        ["acme", load, "Acme", ["text-to-image"]],
      ],
    ),
    ...entriesOf(
      "client",
      ["label", "language", "order"],
      [["js/fetch", load, "fetch", language, 1]],
    ),
    ...entriesOf("quantization", ["label"], [["gguf", load, "GGUF"]]),
  ];
  const needed = (record: object, providers: readonly string[] = []): readonly string[] =>
    neededEntries(entries, parseModel({ id: "acme/model", ...record }).model!, providers).map(
      ({ id }) => id,
    );

  test("are the record's libraries and task, the providers shown, fallbacks and all clients", () => {
    const record = { library_name: "timm", pipeline_tag: "image-classification", tags: ["alias"] };
    // A plugin that replaces another one is included.
    const libraries = ["Timm", "other", "helps", "newer"];
    const ids = [...libraries, "image-classification", "auto", "js/fetch"];
    expect(needed(record, ["fastest"])).toEqual(ids);
    expect(needed({}, ["ACME", "nowhere"])).toEqual(["helps", "guesses", "acme", "js/fetch"]);
    const odd = { tags: ["toString", "__proto__"], pipeline_tag: "constructor" };
    expect(needed(odd)).toEqual(["helps", "guesses", "js/fetch"]);
    type Ids = Extract<(typeof entries)[number], { kind: "provider" }>["id"];
    expectTypeOf<Ids>().toEqualTypeOf<"auto" | "acme">();
  });

  test("are frozen cards, without the fields that a row leaves out", () => {
    const other = { kind: "library", id: "other", label: "Other", filter: false };
    expect(entries[1]).toEqual({ ...other, aliases: ["Alias"], load });
    expect(entries.every(Object.isFrozen)).toBe(true);
  });
});
