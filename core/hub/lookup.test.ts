// Who stays where plugins claim the same names: said each time, and never decided by their order in a list.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { js } from "../code/index.ts";
import {
  createHub,
  defineClient,
  defineLibrary,
  defineProvider,
  defineQuantization,
  defineTask,
  type Entry,
  type Hub,
  type LibrarySpec,
  neededEntries,
  on,
  parseModel,
  type Plugin,
  registryOf,
  type Task,
  template,
} from "../index.ts";
import { cardOf, manifestOf } from "hubsmith/catalogue";

function library(id: string, more: Partial<LibrarySpec> = {}): Plugin<"library"> {
  const repoUrl = `https://example.org/${id}`;
  return defineLibrary({ id, prettyLabel: id, repoName: id, repoUrl, filter: false, ...more });
}
const codes = (hub: Hub): readonly string[] => hub.diagnostics.map(({ code }) => code);
const messages = (hub: Hub): readonly string[] => hub.diagnostics.map(({ message }) => message);
const found = (hub: Hub, ...names: readonly string[]): readonly (string | undefined)[] =>
  names.map((name) => hub.libraries.get(name)?.prettyLabel);
const labels = (hub: Hub): readonly string[] =>
  hub.libraries.list.map(({ prettyLabel }) => prettyLabel);

/** The hub of plugins given in this order, and in the other: both must say the same. */
function inAnyOrder(...plugins: readonly Plugin[]): Hub {
  const hub = createHub(plugins);
  const other = createHub(plugins.toReversed());
  expect(labels(other)).toEqual(labels(hub));
  expect([...messages(other)].sort()).toEqual([...messages(hub)].sort());
  return hub;
}

describe("one id", () => {
  test("of the same object given twice is no conflict", () => {
    const one = library("a");
    const hub = createHub([one, [one], [[one]]]).with(one);
    expect(hub.libraries.list).toEqual([one]);
    expect(hub.diagnostics).toEqual([]);
  });

  test("in two kinds is no conflict", () => {
    const quantization = defineQuantization({ id: "acme", label: "Q", sets: {}, preference: [] });
    const provider = defineProvider({ id: "acme", label: "Acme", tasks: [] });
    expect(createHub([library("acme"), provider, quantization]).diagnostics).toEqual([]);
  });

  test("of two given together: the message says which is kept and by what", () => {
    const mine = library("timm", { prettyLabel: "Mine" });
    const hub = inAnyOrder(library("timm"), mine);
    expect(labels(hub)).toEqual(["Mine"]);
    expect(hub.diagnostics).toEqual([
      {
        code: "duplicate-id",
        plugin: "library/timm",
        message:
          "Two plugins share the id library/timm; rename one or set `replaces`. " +
          'They were given together: kept is the one whose prettyLabel is "Mine", and not "timm".',
      },
    ]);
  });

  test("of two that differ in a function alone", () => {
    const [one, other] = [() => js`one()`, () => js`other()`];
    const hub = inAnyOrder(library("a", { snippets: one }), library("a", { snippets: other }));
    expect(codes(hub)).toEqual(["duplicate-id"]);
    expect(hub.libraries.get("a")?.snippets).toBe(one);
    expect(messages(hub)[0]).toContain("kept is the one whose snippets is");
  });

  test("is not taken from a plugin that is in the hub by one that comes later", () => {
    const [first, later] = [library("timm", { prettyLabel: "Z" }), library("timm")];
    const hub = createHub([first]).with(later);
    expect(labels(hub)).toEqual(["Z"]);
    expect(messages(hub)).toEqual([
      "Two plugins share the id library/timm; rename one or set `replaces`. The one that was in the hub before the other is kept.",
    ]);
    expect(labels(createHub([later]).with(first))).toEqual(["timm"]);
  });
});

describe("`replaces`", () => {
  test("takes the place, whatever its id, its order and its time", () => {
    const old = library("a", { aliases: ["old-name"] });
    for (const id of ["a", "b"]) {
      const taker = library(id, { replaces: "a", prettyLabel: "New" });
      for (const hub of [inAnyOrder(old, taker), createHub([old]).with(taker)]) {
        expect(labels(hub)).toEqual(["New"]);
        expect(found(hub, "a", id, "old-name", "A")).toEqual(["New", "New", "New", "New"]);
        expect(hub.diagnostics).toEqual([]);
      }
    }
  });

  test("may name an alias, in any case", () => {
    const hub = inAnyOrder(
      library("a", { aliases: ["Alpha"] }),
      library("b", { replaces: "alpha" }),
    );
    expect(found(hub, "a", "Alpha", "b")).toEqual(["b", "b", "b"]);
    expect(hub.diagnostics).toEqual([]);
  });

  test("goes on along a chain", () => {
    const [a, b, c] = [
      library("a", { aliases: ["first"] }),
      library("b", { replaces: "a", aliases: ["second"] }),
      library("c", { replaces: "b" }),
    ];
    for (const hub of [inAnyOrder(a, b, c), inAnyOrder(c, a, b), createHub([b]).with(c).with(a)]) {
      expect(labels(hub)).toEqual(["c"]);
      expect(found(hub, "a", "b", "c", "first", "second")).toEqual(["c", "c", "c", "c", "c"]);
      expect(hub.diagnostics).toEqual([]);
    }
  });

  test("goes on along a chain of any length", () => {
    const chain = Array.from({ length: 20_000 }, (_, n) =>
      library(`a${n}`, n === 0 ? {} : { replaces: `a${n - 1}` }),
    );
    const hub = createHub(chain);
    expect(labels(hub)).toEqual(["a19999"]);
    expect(found(hub, "a0", "a10000")).toEqual(["a19999", "a19999"]);
  });

  test("in a circle is a diagnostic of its own, and takes no place", () => {
    const hub = inAnyOrder(
      library("a", { replaces: "c" }),
      library("b", { replaces: "a" }),
      library("c", { replaces: "b" }),
      library("d", { replaces: "d2", aliases: ["x"] }),
      library("d2", { replaces: "d" }),
    );
    expect(labels(hub)).toEqual(["a", "b", "c", "d", "d2"]);
    expect(codes(hub)).toEqual(["circular-replaces", "circular-replaces"]);
    expect(messages(hub)[0]).toBe(
      "library/a, library/b, library/c replace each other in a circle, so that none takes another's place. Leave `replaces` out of one of them.",
    );
  });

  test("of two plugins for one: the other stands beside", () => {
    const hub = inAnyOrder(
      library("a"),
      library("b", { replaces: "a" }),
      library("c", { replaces: "a" }),
    );
    expect(labels(hub)).toEqual(["b", "c"]);
    expect(found(hub, "a")).toEqual(["b"]);
    expect(messages(hub)).toEqual([
      'Two plugins replace library/a: b takes its place, and c stands beside it. Let c replace "b", or leave `replaces` out.',
    ]);
  });

  test.each([
    ["b", 'library/b replaces "a", and no other library here has that name.'],
    ["a", 'library/a replaces "a", and no other library here has that name.'],
    ["A", 'library/A replaces "a", and no other library here has that name.'],
  ])("of nothing, by %s, is kept and reported", (id, message) => {
    const hub = createHub([library(id, { replaces: "a" })]);
    expect(labels(hub)).toEqual([id]);
    expect(codes(hub)).toEqual(["nothing-to-replace"]);
    expect(messages(hub)).toEqual([`${message} Check the id, or leave \`replaces\` out.`]);
  });
});

describe("names", () => {
  test("an alias finds its plugin, and one that is taken is reported", () => {
    const a = library("a", { aliases: ["first", "shared"] });
    const b = library("b", { aliases: ["shared", "a"] });
    const hub = inAnyOrder(a, b);
    expect(found(hub, "first", "a", "shared")).toEqual(["a", "a", "a"]);
    expect(messages(hub)).toEqual([
      'library/b has the alias "shared", which finds a. Leave it out of one of the two.',
      'library/b has the alias "a", which finds a. Leave it out of one of the two.',
    ]);
  });

  test("that differ in case alone are reported, and found as they are written", () => {
    const hub = inAnyOrder(library("timm"), library("TIMM"), library("x", { aliases: ["Timm"] }));
    expect(found(hub, "timm", "TIMM", "Timm")).toEqual(["timm", "TIMM", "x"]);
    expect(codes(hub)).toEqual(["same-but-case", "same-but-case"]);
    expect(messages(hub)[0]).toBe(
      '"timm" finds library/timm, and "TIMM" library/TIMM: names must differ in more than case. Rename one, or set `replaces`.',
    );
    expect(createHub([library("timm"), library("TIMM", { replaces: "timm" })]).diagnostics).toEqual(
      [],
    );
    expect(createHub([library("timm", { aliases: ["TIMM"] })]).diagnostics).toEqual([]);
  });

  test("are found whatever the order of the list", () => {
    const all = [
      library("a"),
      library("a", { prettyLabel: "A again" }),
      library("b", { replaces: "c", aliases: ["x"] }),
      library("c"),
      library("c2", { replaces: "c" }),
      library("d", { aliases: ["x", "y"] }),
      library("E"),
      library("e2", { replaces: "e3" }),
      library("e3", { replaces: "e2" }),
      library("f", { prettyLabel: "a" }),
      library("g", { replaces: "nowhere" }),
      { ...library("h"), filter: 1 },
    ];
    const told = (hub: Hub): unknown => [
      hub.libraries.list.map((one) => manifestOf(one)),
      found(hub, "a", "A", "b", "c", "c2", "x", "y", "e", "e2", "nowhere"),
      [...messages(hub)].sort(),
    ];
    const expected = told(createHub(all));
    fc.assert(
      fc.property(
        fc.shuffledSubarray(all, { minLength: all.length }),
        fc.nat(all.length),
        (order, cut) => {
          expect(told(createHub(order))).toEqual(expected);
          expect(told(createHub([order.slice(0, cut), [order.slice(cut)]]))).toEqual(expected);
        },
      ),
    );
  });
});

describe("tasks that a provider or a client brings along", () => {
  const task = (more: object = {}): Task<string> =>
    defineTask({
      id: "count-words",
      label: "Count words",
      modality: "nlp",
      inputs: "text",
      output: "json",
      parameters: {},
      sample: () => "a b",
      ...more,
    });
  const provider = (id: string, its: Task<string>): Plugin<"provider"> =>
    defineProvider({
      id,
      label: id,
      baseUrl: "https://a.example",
      tasks: [on(its, { request: () => ({ path: "" }), answer: { as: "json", at: [] } })],
    });
  const client = (its: Task<string>): Plugin<"client"> =>
    defineClient({
      id: "js/acme",
      label: "Acme",
      language: js.language,
      order: 1,
      templates: [template(its, () => js`x()`)],
    });

  test("are known by them", () => {
    const own = task();
    expect(createHub([provider("acme", own)]).tasks.get("count-words")).toBe(own);
    expect(createHub([client(own)]).tasks.list).toEqual([own]);
    expect(createHub([provider("acme", own), client(own), own]).diagnostics).toEqual([]);
  });

  test("stand back behind a task plugin, whenever it comes", () => {
    const [own, registered] = [task({ label: "Copy" }), task()];
    const replacing = defineTask({
      id: "words",
      label: "W",
      modality: "nlp",
      replaces: "count-words",
    });
    for (const hub of [
      createHub([provider("acme", own), registered]),
      createHub([registered]).with(provider("acme", own)),
      createHub([provider("acme", own)]).with(registered),
    ]) {
      expect(hub.tasks.list).toEqual([registered]);
      expect(hub.diagnostics).toEqual([]);
    }
    const hub = createHub([registered, replacing, provider("acme", own)]);
    expect(hub.tasks.get("count-words")).toBe(replacing);
  });

  test("are one where two packages have a copy, and reported where these differ", () => {
    const [first, copy] = [task(), task()];
    const both = createHub([provider("b", copy), provider("a", first)]);
    expect(both.tasks.list).toEqual([first]);
    expect(both.tasks.get("count-words")).toBe(first);
    expect(both.diagnostics).toEqual([]);
    const hub = createHub([provider("a", task()), provider("b", task({ label: "Other" }))]);
    expect(hub.tasks.size).toBe(1);
    expect(messages(hub)).toEqual([
      "Two plugins share the id task/count-words; rename one or set `replaces`. " +
        'They were given together: kept is the one whose label is "Count words", and not "Other".',
    ]);
  });
});

describe("entries", () => {
  const entry = (plugin: Plugin): Entry => ({
    ...cardOf(plugin),
    load: () => Promise.resolve({ default: plugin }),
  });
  const model = parseModel({ id: "acme/m", library_name: "a", tags: ["x"] }).model!;

  test("are found as the hub of all of them finds", () => {
    const all = [
      library("a", { aliases: ["first"] }),
      library("b", { replaces: "a" }),
      library("c", { replaces: "b" }),
      library("d", { aliases: ["x"] }),
      library("E"),
    ];
    const registry = registryOf(all.map(entry), "library");
    const hub = createHub(all);
    expect(registry.list.map(({ id }) => id)).toEqual(hub.libraries.list.map(({ id }) => id));
    for (const name of ["a", "first", "FIRST", "b", "c", "x", "e", "nowhere"])
      expect(registry.get(name)?.id, name).toBe(hub.libraries.get(name)?.id);
  });

  test("that are needed make a hub that shows the same as one of all", () => {
    const all = [
      library("a", { aliases: ["first"] }),
      library("b", { replaces: "a" }),
      library("b", { replaces: "a", prettyLabel: "B again" }),
      library("c", { replaces: "b" }),
      library("d", { aliases: ["X"] }),
      library("unused"),
    ];
    const needed = neededEntries(all.map(entry), model);
    expect(needed.map(({ id }) => id)).toEqual(["a", "b", "b", "c", "d"]);
    const [few, full] = [createHub(all.slice(0, 5)), createHub(all)];
    for (const name of ["a", "x"]) expect(few.libraries.get(name)).toBe(full.libraries.get(name));
    expect(few.diagnostics).toEqual(full.diagnostics);
  });
});
