// Loading: an entry that fails stands alone, and a page needs few entries.
import { describe, expect, test } from "vitest";
import {
  createHub,
  defineLibrary,
  type Entry,
  loadPlugins,
  neededEntries,
  parseModel,
} from "../index.ts";

const library = defineLibrary({
  id: "a",
  prettyLabel: "A",
  repoName: "a",
  repoUrl: "https://example.org/a",
  filter: false,
});
const entry = (id: string, load: Entry["load"]): Entry => ({
  kind: "library",
  manifest: { id },
  load,
});
const works = entry("a", () => Promise.resolve({ default: library }));

describe("loadPlugins", () => {
  test("gives the default exports, in the order of the entries", async () => {
    const other = { ...library, id: "b" };
    const late = entry("b", async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return { default: other };
    });
    const { plugins, diagnostics } = await loadPlugins([late, works]);
    expect(plugins).toEqual([other, library]);
    expect(diagnostics).toEqual([]);
    expect(await loadPlugins([])).toEqual({ plugins: [], diagnostics: [] });
  });

  test.each([
    ["rejects", () => Promise.reject(new Error("no network")), "no network"],
    [
      "throws at once",
      () => {
        throw new Error("no file");
      },
      "no file",
    ],
    ["rejects with a text", () => Promise.reject("gone"), "gone"],
    ["is undefined", () => Promise.resolve(undefined), "Cannot read properties of undefined"],
  ] as const)("an entry that %s stands alone", async (_, load, reason) => {
    const { plugins, diagnostics } = await loadPlugins([
      entry("bad", load as Entry["load"]),
      works,
    ]);
    expect(plugins).toEqual([library]);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ code: "load-failed", plugin: "library/bad" });
    expect(diagnostics[0]!.message).toContain(`library/bad did not load: ${reason}`);
    expect(diagnostics[0]!.message).toMatch(/\. Try again, or check the path of its import\.$/);
  });

  test("an entry that rejects with what has no text stands alone", async () => {
    const odd = entry("bad", () => Promise.reject(Object.create(null)));
    const { plugins, diagnostics } = await loadPlugins([odd, works]);
    expect(plugins).toEqual([library]);
    expect(diagnostics.map(({ code }) => code)).toEqual(["load-failed"]);
  });

  test("what is no plugin is the hub's to report", async () => {
    const { plugins, diagnostics } = await loadPlugins([
      entry("empty", () => Promise.resolve({}) as never),
      works,
    ]);
    expect(diagnostics).toEqual([]);
    const hub = createHub(plugins);
    expect(hub.libraries.size).toBe(1);
    expect(hub.diagnostics.map(({ code }) => code)).toEqual(["not-a-plugin"]);
  });
});

describe("neededEntries", () => {
  const make = (kind: Entry["kind"], id: string, aliases?: readonly string[]): Entry => ({
    kind,
    manifest: { id, ...(aliases === undefined ? {} : { aliases }) },
    load: works.load,
  });
  const entries = [
    make("library", "Timm"),
    make("library", "other", ["Alias"]),
    make("library", "unused"),
    make("task", "image-classification"),
    make("task", "text-to-image"),
    make("provider", "auto", ["fastest"]),
    make("provider", "acme"),
    make("client", "js/fetch"),
    make("quantization", "gguf"),
  ];
  const needed = (record: object, providers?: readonly string[]): readonly string[] => {
    const { model } = parseModel({ id: "acme/model", ...record });
    return neededEntries(entries, model!, providers).map(
      ({ kind, manifest }) => `${kind}/${manifest.id}`,
    );
  };

  test("are the record's libraries and task, the provider shown, and all clients", () => {
    const record = {
      library_name: "timm",
      pipeline_tag: "image-classification",
      tags: ["alias", "x"],
    };
    expect(needed(record, ["fastest"])).toEqual([
      "library/Timm",
      "library/other",
      "task/image-classification",
      "provider/auto",
      "client/js/fetch",
    ]);
  });

  test("of an empty record are the clients alone", () => {
    expect(needed({})).toEqual(["client/js/fetch"]);
    expect(needed({ tags: ["toString", "__proto__"], pipeline_tag: "constructor" })).toEqual([
      "client/js/fetch",
    ]);
  });
});
