// Cards and loading: an index says enough to list and to find, an entry that fails stands alone, a page needs few.
import { describe, expect, expectTypeOf, test } from "vitest";
import { js } from "hubsmith/code";
import {
  createHub,
  defineClient,
  defineLibrary,
  defineProvider,
  defineTask,
  downloads,
  type Entry,
  loadPlugins,
  neededEntries,
  on,
  parseModel,
  type Served,
  type Task,
  template,
} from "../index.ts";
import { entriesOf } from "../host.ts";
import type { IdOf } from "../types.ts";
import { answersOf, cardOf, manifestOf } from "hubsmith/catalogue";

const library = defineLibrary({
  id: "a",
  prettyLabel: "A",
  repoName: "a",
  repoUrl: "https://example.org/a",
  filter: false,
});
const entry = (id: string, load: Entry["load"]): Entry => ({
  kind: "library",
  id,
  label: id,
  filter: false,
  load,
});
const works = entry("a", () => Promise.resolve({ default: library }));

describe("what is not what its entry says", () => {
  const messageOf = async (module: object): Promise<string> => {
    const { plugins, diagnostics } = await loadPlugins([
      entry("a", () => Promise.resolve(module as never)),
    ]);
    expect(plugins).toEqual([]);
    return diagnostics.map(({ message }) => message).join();
  };

  test("is a module without a default export", async () => {
    expect(await messageOf({ a: library })).toMatch(
      /^library\/a did not load: its module has no default export\. Write `export default/,
    );
  });

  test("is a plugin of another kind, or of another id", async () => {
    const provider = defineProvider({ id: "a", label: "A", tasks: [] });
    expect(await messageOf({ default: provider })).toMatch(/its module has provider\/a\. Let the/);
    const other = { ...library, id: "b" };
    expect(await messageOf({ default: other })).toMatch(/its module has library\/b\. Let the/);
  });

  test("is an entry that was not loaded", () => {
    const { libraries, diagnostics } = createHub([works]);
    expect(libraries.list).toEqual([]);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '"library/a" is an entry, and its plugin is not loaded. Load them first: `const { plugins } = await loadPlugins(entries)`.',
    ]);
  });
});

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
    ["is undefined", () => Promise.resolve(undefined), "its module has no default export"],
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
      entry("spec", () => Promise.resolve({ default: { id: "spec" } })),
      works,
    ]);
    expect(diagnostics).toEqual([]);
    const hub = createHub(plugins);
    expect(hub.libraries.size).toBe(1);
    expect(hub.diagnostics.map(({ code }) => code)).toEqual(["not-a-plugin"]);
  });
});

describe("neededEntries", () => {
  const { load } = works;
  const language = { id: "js", label: "JavaScript", order: 2, highlight: "javascript" };
  const entries = [
    ...entriesOf(
      "library",
      ["label", "filter", "aliases"],
      [
        ["Timm", load, "Timm", true],
        ["other", load, "Other", false, ["Alias"]],
        ["unused", load, "Unused", false],
      ],
    ),
    ...entriesOf(
      "task",
      ["label", "modality"],
      [
        ["image-classification", load, "Image Classification", "cv"],
        ["text-to-image", load, "Text to Image", "cv"],
      ],
    ),
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
  const needed = (
    record: object,
    providers?: Parameters<typeof neededEntries<(typeof entries)[number]>>[2],
  ): readonly string[] => {
    const { model } = parseModel({ id: "acme/model", ...record });
    return neededEntries(entries, model!, providers).map(({ kind, id }) => `${kind}/${id}`);
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
    expect(needed({}, ["ACME", "nowhere"])).toEqual(["provider/acme", "client/js/fetch"]);
  });

  test("of an empty record are the clients alone", () => {
    expect(needed({})).toEqual(["client/js/fetch"]);
    expect(needed({ tags: ["toString", "__proto__"], pipeline_tag: "constructor" })).toEqual([
      "client/js/fetch",
    ]);
  });

  test("know the ids of the entries as types", () => {
    type Ids = IdOf<(typeof entries)[number], "provider">;
    expectTypeOf<Ids>().toEqualTypeOf<"auto" | "acme">();
    expectTypeOf<IdOf<Entry, "client">>().toEqualTypeOf<string>();
  });
});

describe("entriesOf", () => {
  test("makes frozen cards, without what a row leaves out", () => {
    const { load } = works;
    const entries = entriesOf(
      "library",
      ["label", "filter", "aliases", "replaces"],
      [
        ["a", load, "A", true],
        ["b", load, "B", false, undefined, "a"],
      ],
    );
    expect(entries).toEqual([
      { kind: "library", id: "a", label: "A", filter: true, load },
      { kind: "library", id: "b", label: "B", filter: false, replaces: "a", load },
    ]);
    expect(Object.isFrozen(entries) && entries.every(Object.isFrozen)).toBe(true);
  });
});

describe("cardOf", () => {
  test("says what an index needs, and nothing else", () => {
    const full = { ...library, aliases: ["x"], replaces: "y", docsUrl: "https://example.org" };
    expect(cardOf(full)).toEqual({
      kind: "library",
      id: "a",
      label: "A",
      filter: false,
      aliases: ["x"],
      replaces: "y",
    });
    expect(cardOf(library)).not.toHaveProperty("aliases");
  });

  test("of a provider names the tasks that it serves without listing them", () => {
    const task = (id: string): Task<string> =>
      defineTask({
        id,
        label: id,
        modality: "nlp",
        inputs: "text",
        output: "json",
        parameters: {},
        sample: () => "",
      });
    const [listed, more, others] = [task("z-listed"), task("a-more"), task("others")];
    const serve = (one: Task<string>): Served =>
      on(one, { request: () => ({ path: "" }), answer: { as: "json", at: [] } });
    const provider = defineProvider({
      id: "acme",
      label: "Acme",
      baseUrl: "https://a.example",
      tasks: [serve(listed)],
      serves: (one) => (one.id === "others" ? undefined : serve(one as Task<string>)),
    });
    expect(cardOf(provider, [listed, more, others])).toEqual({
      kind: "provider",
      id: "acme",
      label: "Acme",
      baseUrl: "https://a.example",
      tasks: ["a-more", "z-listed"],
    });
  });

  test("of a client has its language as data", () => {
    const client = defineClient({
      id: "js/acme",
      label: "Acme",
      language: js.language,
      order: 3,
      templates: [],
      otherwise: () => js`x()`,
    });
    const { id, label, order, highlight } = js.language;
    const card = cardOf(client);
    expect(card).toEqual({
      kind: "client",
      id: "js/acme",
      label: "Acme",
      language: { id, label, order, highlight },
      order: 3,
    });
    expect(JSON.parse(JSON.stringify(card))).toEqual(card);
  });
});

describe("manifestOf", () => {
  test("is there for plugins whose answers are faulty, and so is their hub", () => {
    const task = defineTask({
      id: "t",
      label: "T",
      modality: "nlp",
      inputs: "text",
      output: "json",
      parameters: {},
      sample: () => "x",
      hosted: { answer: { as: "json" } as never },
    });
    const bang = (): never => {
      throw new Error("bang");
    };
    const provider = defineProvider({
      id: "p",
      label: "P",
      baseUrl: "https://p.example",
      tasks: [on(task, { request: () => ({ path: "" }), answer: bang })],
      serves: bang,
    });
    expect(manifestOf(task)["hosted"]).toEqual({ answer: "unknown" });
    expect(manifestOf(provider)["answers"]).toEqual({ t: "unknown" });
    expect(answersOf(provider, [task])).toEqual({ t: "unknown" });
    expect(createHub([provider]).providers.get("p")).toBe(provider);
  });

  test("is the data of a plugin as JSON: rules as the Hub's query, tasks by id, no functions", () => {
    const full = defineLibrary({
      ...library,
      countDownloads: downloads.any(downloads.path("a.json"), downloads.extension("bin")),
      install: { pip: ["a"] },
      snippets: () => js`x()`,
    });
    expect(manifestOf(full)).toEqual({
      id: "a",
      prettyLabel: "A",
      repoName: "a",
      repoUrl: "https://example.org/a",
      filter: false,
      countDownloads: 'path:"a.json" OR path_extension:"bin"',
      install: { pip: ["a"] },
    });
    const task = defineTask({
      id: "t",
      label: "T",
      modality: "nlp",
      inputs: "text",
      output: "json",
      parameters: { n: { type: "count", label: "N", example: 1, sample: () => 2 } },
      sample: () => "x",
      routed: { request: () => ({ path: "" }), answer: () => ({ as: "stream" }) },
    });
    expect(manifestOf(task)).toEqual({
      id: "t",
      label: "T",
      modality: "nlp",
      inputs: "text",
      output: "json",
      parameters: { n: { type: "count", label: "N", example: 1 } },
    });
    const { id, label, order, highlight } = js.language;
    const client = defineClient({
      id: "js/acme",
      label: "Acme",
      language: js.language,
      order: 3,
      templates: [template(task, () => js`x()`)],
    });
    expect(manifestOf(client)).toEqual({
      id: "js/acme",
      label: "Acme",
      language: { id, label, order, highlight },
      order: 3,
      templates: ["t"],
    });
  });
});
