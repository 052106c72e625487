// A module of plugins is read whatever is in it, and what is no plugin is said with the module's name.
import { describe, expect, test } from "vitest";
import { createHub, defineLibrary, defineProvider, loadPlugins, registryOf } from "hubsmith";
import { entryOf } from "hubsmith/catalogue";
import { pluginsFromModule } from "./index.ts";

const library = (id: string, more = {}): ReturnType<typeof defineLibrary> =>
  defineLibrary({
    id,
    prettyLabel: id,
    repoName: id,
    repoUrl: "https://example.org",
    filter: false,
    ...more,
  });
const one = library("one");
const two = defineProvider({ id: "two", label: "Two", tasks: [] });

describe("the plugins of a module", () => {
  test("are its default export, or the list in it", () => {
    expect(pluginsFromModule({ default: one }, "mine.ts")).toEqual({
      plugins: [one],
      diagnostics: [],
    });
    expect(pluginsFromModule({ default: [one, [two]] }, "mine.ts").plugins).toEqual([one, two]);
  });

  test.each([
    ["no default export", { other: one }, "mine.ts has no default export"],
    [
      "a plugin under a name of its own",
      { more: 1, two },
      "mine.ts has no default export, and exports provider/two as `two`. Write `export default two;`, or `export default defineProvider({ … })`.",
    ],
    ["nothing at all", undefined, "mine.ts has no default export"],
    ["an empty list", { default: [] }, "mine.ts exports an empty list"],
    ["a spec", { default: { ...one, "~hub": undefined } }, "mine.ts: "],
    ["a function", { default: () => one }, "mine.ts: "],
    ["a promise", { default: Promise.resolve(one) }, "mine.ts: "],
  ])("%s is said", (_, module, message) => {
    const { plugins, diagnostics } = pluginsFromModule(module, "mine.ts");
    expect(plugins).toEqual([]);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]!.message).toContain(message);
    expect(diagnostics[0]!.message).toMatch(/define|Write|Make/);
  });

  test("stay where something beside them is none", () => {
    const { plugins, diagnostics } = pluginsFromModule({ default: [7, one] }, "mine.ts");
    expect([plugins, diagnostics.length]).toEqual([[one], 1]);
  });

  test("the plugin that lacks its default export is named", () => {
    expect(pluginsFromModule({ two }, "mine.ts").diagnostics[0]).toMatchObject({
      plugin: "provider/two",
    });
    const odd = {
      get other(): never {
        throw new Error("boom");
      },
    };
    expect(pluginsFromModule(odd, "mine.ts").diagnostics[0]!.message).toContain(
      "has no default export",
    );
  });

  test("a module that cannot be read is said", () => {
    const module = {
      get default(): never {
        throw new Error("boom");
      },
    };
    expect(pluginsFromModule(module, "mine.ts").diagnostics[0]!.message).toMatch(/mine\.ts .*boom/);
  });
});

test("an entry of a plugin lists it, replaces with it, and loads it", async () => {
  const other = entryOf(library("other", { replaces: "one" }));
  const entries = [entryOf(one), other, entryOf(two)];
  expect(registryOf(entries, "library").get("one")).toBe(other);
  const { plugins } = await loadPlugins(entries);
  expect(createHub(plugins).libraries.list.map(({ id }) => id)).toEqual(["other"]);
});
