// The hub: garbage and conflicts become diagnostics, order decides nothing, and nothing can be written to.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createHub,
  defineClient,
  defineLibrary,
  defineProvider,
  defineQuantization,
  defineTask,
  type Hub,
  type LibrarySpec,
  manifestOf,
  type Plugin,
} from "../index.ts";
import { js } from "../code/index.ts";

function library(id: string, more: Partial<LibrarySpec> = {}): Plugin<"library"> {
  const repoUrl = `https://example.org/${id}`;
  return defineLibrary({ id, prettyLabel: id, repoName: id, repoUrl, filter: false, ...more });
}
const provider = defineProvider({
  id: "acme",
  label: "Acme",
  baseUrl: "https://a.example",
  tasks: [],
});
const client = defineClient({
  id: "js/acme",
  label: "Acme",
  language: "js",
  order: 1,
  templates: { basic: () => js`x()` },
});
const codes = (hub: Hub): readonly string[] => hub.diagnostics.map(({ code }) => code);
const messages = (hub: Hub): readonly string[] => hub.diagnostics.map(({ message }) => message);
const ids = (hub: Hub): readonly string[] => hub.libraries.list.map(({ id }) => id);

test("A list that holds itself ends, and a revoked proxy is a diagnostic.", () => {
  const list: unknown[] = [library("a")];
  list.push(list);
  expect(ids(createHub([list, [list]]))).toEqual(["a"]);
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const hub = createHub([proxy, library("b")]);
  expect([codes(hub), ids(hub)]).toEqual([["not-a-plugin"], ["b"]]);
});

describe("garbage becomes diagnostics", () => {
  const throwing = {
    get "~hub"(): never {
      throw new Error("no stamp");
    },
  };
  const traps = new Proxy(
    {},
    {
      get: () => {
        throw new Error("trapped");
      },
      ownKeys: () => {
        throw new Error("trapped");
      },
    },
  );
  const stamped = (more: object): object =>
    Object.defineProperties({ ...library("odd") }, Object.getOwnPropertyDescriptors(more));

  test.each([
    ["null", null, "null without the stamp"],
    ["undefined", undefined, "undefined without the stamp"],
    ["a number", 1, "number without the stamp"],
    ["a string", "library", "string without the stamp"],
    ["a function", () => library("a"), "function without the stamp"],
    ["a symbol", Symbol("a"), "symbol without the stamp"],
    ["an empty object", {}, "object without the stamp"],
    ["a stamp that is none", { "~hub": 1 }, "object without the stamp"],
    ["a date", new Date(0), "object without the stamp"],
    ["a getter that throws", throwing, "no stamp"],
    ["a proxy that throws", traps, "trapped"],
  ])("%s", (_, garbage, message) => {
    const hub = createHub([garbage, library("a")]);
    expect(ids(hub)).toEqual(["a"]);
    expect(codes(hub)).toEqual(["not-a-plugin"]);
    expect(messages(hub)[0]).toContain(message);
  });

  test("the message for what is no plugin says how to make one", () => {
    expect(messages(createHub([{}]))).toEqual([
      'object without the stamp "~hub" is no plugin. Make it with defineLibrary, defineProvider or the like.',
    ]);
  });

  test.each([
    [
      "a getter that throws, in a field of its own",
      stamped({
        get extra() {
          throw new Error("late");
        },
      }),
    ],
    ["data that contains itself", stamped({ extra: itself() })],
    ["a bigint among the data", stamped({ extra: 1n })],
    ["a provider with tasks that are none", { ...provider, tasks: [null] }],
    ["a provider with a task without a key", { ...provider, tasks: [{ request: () => ({}) }] }],
    ["a client without templates", { ...client, templates: null }],
    ["a list with a list in the place of an id", stamped({ id: ["odd"] })],
  ])("%s", (_, plugin) => {
    const hub = createHub([plugin, library("a")]);
    expect(ids(hub)).toEqual(["a"]);
    expect(hub.diagnostics).toHaveLength(1);
    expect(hub.diagnostics[0]!.message).not.toBe("");
  });

  test("anything at all, in lists of lists", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.anything({
            withNullPrototype: true,
            withBigInt: true,
            withDate: true,
            withSparseArray: true,
          }),
        ),
        (garbage) => {
          const hub = createHub([garbage, library("a")] as readonly unknown[]);
          expect(ids(hub)).toEqual(["a"]);
        },
      ),
    );
  });
});

function itself(): object {
  const value: Record<string, unknown> = {};
  value["value"] = value;
  return value;
}

describe("plugins that do not fit say which field to mend", () => {
  const good = library("a");
  test.each([
    [
      { ...good, "~hub": { version: 2, kind: "library" } },
      "unknown-version",
      "library/a is made for version 2 of the plugin contract; this hub knows version 1. Update the older of the two.",
    ],
    [
      { ...good, "~hub": { version: 1, kind: "gadget" } },
      "unknown-kind",
      "gadget/a is of no kind this hub knows. Kinds: task, library, provider, client, quantization.",
    ],
    [
      { ...good, "~hub": { version: 1, kind: "toString" } },
      "unknown-kind",
      "toString/a is of no kind this hub knows. Kinds: task, library, provider, client, quantization.",
    ],
    [
      { ...good, repoUrl: 1 },
      "invalid-plugin",
      "library/a: the field repoUrl must be a string, and is number.",
    ],
    [
      { ...good, filter: undefined },
      "invalid-plugin",
      "library/a: the field filter must be a boolean, and is undefined.",
    ],
    [
      { ...good, aliases: "b" },
      "invalid-plugin",
      "library/a: the field aliases must be a list, and is string.",
    ],
    [
      { ...good, snippets: {} },
      "invalid-plugin",
      "library/a: the field snippets must be a function, and is object.",
    ],
    [
      { ...provider, tasks: {} },
      "invalid-plugin",
      "provider/acme: the field tasks must be a list, and is object.",
    ],
    [
      { ...client, order: "1" },
      "invalid-plugin",
      "client/js/acme: the field order must be a number, and is string.",
    ],
    [
      { ...good, id: "a b" },
      "invalid-plugin",
      "library/a b: the id must be letters, digits, dots, dashes and underscores.",
    ],
    [
      { ...good, id: "" },
      "invalid-plugin",
      "library/: the id must be letters, digits, dots, dashes and underscores.",
    ],
    [
      { ...good, id: "__proto__" },
      "invalid-plugin",
      "library/__proto__: the id must be letters, digits, dots, dashes and underscores.",
    ],
    [
      { ...good, id: "a/b/c" },
      "invalid-plugin",
      "library/a/b/c: the id must be letters, digits, dots, dashes and underscores.",
    ],
    [
      { ...good, id: "../a" },
      "invalid-plugin",
      "library/../a: the id must be letters, digits, dots, dashes and underscores.",
    ],
  ])("%#", (plugin, code, message) => {
    const hub = createHub([plugin]);
    expect(hub.diagnostics).toEqual([
      { code, message, plugin: message.slice(0, message.search(/:| is /)) },
    ]);
    expect(hub.libraries.size + hub.providers.size + hub.clients.size).toBe(0);
  });

  test("a plugin needs the stamp alone, and nothing of this package", () => {
    const record = {
      "~hub": { version: 1, kind: "library" },
      id: "mine",
      prettyLabel: "Mine",
      repoName: "mine",
      repoUrl: "https://example.org/mine",
      filter: false,
    };
    expect(ids(createHub([record]))).toEqual(["mine"]);
    expect(createHub([JSON.parse(JSON.stringify(record))]).diagnostics).toEqual([]);
  });
});

describe("conflicts", () => {
  test("the same object twice is one", () => {
    const one = library("a");
    const hub = createHub([one, [one], [[one]]]);
    expect(hub.libraries.list).toEqual([one]);
    expect(hub.diagnostics).toEqual([]);
    expect(hub.with(one).libraries.size).toBe(1);
  });

  test("another object with the same kind and id is reported", () => {
    const hub = createHub([library("a"), library("a", { prettyLabel: "Other" })]);
    expect(hub.libraries.size).toBe(1);
    expect(hub.diagnostics).toEqual([
      {
        code: "duplicate-id",
        plugin: "library/a",
        message:
          'library/a is there twice. One is kept; give the other an id of its own, or let it say replaces: "a".',
      },
    ]);
  });

  test("the same id in another kind is no conflict", () => {
    const quantization = defineQuantization({ id: "acme", label: "Q", sets: {}, preference: [] });
    expect(createHub([library("acme"), provider, quantization]).diagnostics).toEqual([]);
  });

  test("one that replaces takes the place, whatever its id and the order", () => {
    const old = library("a");
    const same = library("a", { replaces: "a", prettyLabel: "New" });
    const other = library("b", { replaces: "a" });
    for (const plugins of [
      [old, same],
      [same, old],
    ]) {
      const hub = createHub(plugins);
      expect(hub.libraries.list).toEqual([same]);
      expect(hub.diagnostics).toEqual([]);
    }
    for (const plugins of [
      [old, other],
      [other, old],
    ]) {
      const hub = createHub(plugins);
      expect(hub.libraries.list).toEqual([other]);
      expect(hub.libraries.get("a")).toBe(other);
      expect(hub.libraries.get("b")).toBe(other);
      expect(hub.diagnostics).toEqual([]);
    }
    expect(createHub([old]).with(other).libraries.get("a")).toBe(other);
  });

  test("two that replace the same are reported", () => {
    const hub = createHub([
      library("a"),
      library("b", { replaces: "a" }),
      library("c", { replaces: "a" }),
    ]);
    expect(codes(hub)).toEqual(["duplicate-id"]);
    expect(hub.libraries.size).toBe(1);
  });

  test("one that replaces nothing is kept, and reported", () => {
    const hub = createHub([library("b", { replaces: "a" })]);
    expect(ids(hub)).toEqual(["b"]);
    expect(hub.diagnostics).toEqual([
      {
        code: "nothing-to-replace",
        plugin: "library/b",
        message:
          'library/b replaces "a", which is not there. Check the id, or leave `replaces` out.',
      },
    ]);
  });

  test("an alias finds its plugin, and one that is taken is reported", () => {
    const a = library("a", { aliases: ["first", "shared"] });
    const b = library("b", { aliases: ["shared", "a"] });
    const hub = createHub([b, a]);
    expect(hub.libraries.get("first")).toBe(a);
    expect(hub.libraries.get("a")).toBe(a);
    expect(hub.libraries.get("shared")).toBe(a);
    expect(codes(hub)).toEqual(["duplicate-alias", "duplicate-alias"]);
    expect(messages(hub)[0]).toBe(
      'library/b has the alias "shared", which a holds already. Leave it out of one of the two.',
    );
  });

  test("the order in which plugins are given decides nothing", () => {
    const all = [
      library("a"),
      library("a", { prettyLabel: "A again" }),
      library("b", { replaces: "c", aliases: ["x"] }),
      library("c"),
      library("d", { aliases: ["x", "y"] }),
      library("E"),
      library("f", { prettyLabel: "a" }),
      library("g", { replaces: "nowhere" }),
      { ...library("h"), filter: 1 },
      provider,
      client,
    ];
    const told = (hub: Hub): unknown => ({
      libraries: hub.libraries.list.map((one) => manifestOf(one)),
      found: ["a", "A", "b", "c", "x", "y", "e", "nowhere"].map(
        (id) => hub.libraries.get(id)?.prettyLabel,
      ),
      providers: hub.providers.list,
      diagnostics: [...messages(hub)].sort(),
    });
    const expected = told(createHub(all));
    fc.assert(
      fc.property(
        fc.shuffledSubarray(all, { minLength: all.length }),
        fc.nat(all.length),
        (order, cut) => {
          expect(told(createHub(order))).toEqual(expected);
          expect(told(createHub([order.slice(0, cut), [order.slice(cut)]]))).toEqual(expected);
          expect(told(createHub(order.slice(0, cut)).with(...order.slice(cut)))).toEqual(expected);
        },
      ),
    );
  });
});

describe("registries", () => {
  test("are sorted by label with plain code units, then by id", () => {
    const labels = ["b", "B", "a", "é", "z", "10", "2", "Z", "_"];
    const hub = createHub(labels.map((prettyLabel, at) => library(`id-${at}`, { prettyLabel })));
    expect(hub.libraries.list.map(({ prettyLabel }) => prettyLabel)).toEqual(labels.toSorted());
    const same = createHub([
      library("b", { prettyLabel: "x" }),
      library("a", { prettyLabel: "x" }),
    ]);
    expect(ids(same)).toEqual(["a", "b"]);
    expect([...same.libraries]).toEqual(same.libraries.list);
  });

  test("find in any case, the case given first", () => {
    const upper = library("Timm");
    const lower = library("timm");
    const hub = createHub([upper, lower]);
    expect(hub.libraries.get("timm")).toBe(lower);
    expect(hub.libraries.get("Timm")).toBe(upper);
    expect([upper, lower]).toContain(hub.libraries.get("TIMM"));
    expect(createHub([upper]).libraries.get("tIMM")).toBe(upper);
    expect(createHub([upper]).libraries.has("tIMM")).toBe(true);
  });

  test("names of Object's prototype are not there", () => {
    const hub = createHub([library("a"), provider, client]);
    for (const name of ["toString", "constructor", "hasOwnProperty", "valueOf", "__proto__", ""]) {
      for (const registry of [
        hub.tasks,
        hub.libraries,
        hub.providers,
        hub.clients,
        hub.quantizations,
      ]) {
        expect(registry.get(name), name).toBeUndefined();
        expect(registry.has(name), name).toBe(false);
      }
    }
    const named = createHub([library("constructor"), library("toString")]);
    expect(ids(named)).toEqual(["constructor", "toString"]);
    expect(named.libraries.get("constructor")?.id).toBe("constructor");
  });
});

describe("a hub is a value", () => {
  test("with() gives another hub, and leaves this one as it is", () => {
    const first = createHub([library("a")]);
    const second = first.with([library("b")], provider);
    expect(ids(first)).toEqual(["a"]);
    expect(first.providers.size).toBe(0);
    expect(ids(second)).toEqual(["a", "b"]);
    expect(second.providers.get("acme")).toBe(provider);
    expect(second.with()).not.toBe(second);
  });

  test("the list given may change behind it", () => {
    const plugins: unknown[] = [library("a")];
    const hub = createHub(plugins);
    plugins.push(library("b"));
    expect(ids(hub)).toEqual(["a"]);
    expect(ids(hub.with())).toEqual(["a"]);
  });

  test("nothing of it can be written to", () => {
    const hub = createHub([library("a"), {}]);
    const write = (target: object, name: string): boolean => Reflect.set(target, name, 1);
    expect(write(hub, "libraries")).toBe(false);
    expect(write(hub.libraries, "size")).toBe(false);
    expect(write(hub.libraries.list, "0")).toBe(false);
    expect(write(hub.diagnostics, "0")).toBe(false);
    expect(write(hub.libraries.get("a")!, "id")).toBe(false);
    expect(write(hub.libraries.get("a")!["~hub"], "version")).toBe(false);
  });

  test("define* freezes all that a plugin holds", () => {
    const task = defineTask({
      id: "t",
      label: "T",
      modality: "nlp",
      summary: "",
      libraries: ["a"],
      datasets: [{ id: "d", description: "" }],
      models: [],
      spaces: [],
      metrics: [],
      demo: { inputs: [{ a: { b: 1 } }], outputs: [] },
      widgetModels: [],
    });
    expect(Object.isFrozen(task.datasets[0])).toBe(true);
    expect(Object.isFrozen(task.demo.inputs[0]!["a"])).toBe(true);
    expect(createHub([task]).tasks.get("t")).toBe(task);
  });
});
