// The hub: garbage and conflicts become diagnostics, order decides nothing, and nothing can be written to.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createHub,
  defineClient,
  defineLibrary,
  defineProvider,
  defineTask,
  type Hub,
  type LibrarySpec,
  type Plugin,
} from "../index.ts";
import { js } from "hubsmith/code";
import { deepFreeze } from "../base/freeze.ts";

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
  language: js.language,
  order: 1,
  templates: [],
  otherwise: () => js`x()`,
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
    ["null", null, "This is null, where"],
    ["undefined", undefined, "Nothing is here"],
    ["a number", 1, "This is the number 1, where"],
    ["a string", "library", 'This is the text "library", where'],
    ["a function", () => library("a"), "This is a function, where"],
    ["a symbol", Symbol("a"), "This is the symbol Symbol(a), where"],
    ["an empty object", {}, "This is an object, where"],
    ["a stamp that is none", { "~hub": 1 }, "This is an object, where"],
    ["a date", new Date(0), "This is an object, where"],
    ["a getter that throws", throwing, "no stamp"],
    ["a proxy that throws", traps, "This is an object, where"],
  ])("%s", (_, garbage, message) => {
    const hub = createHub([garbage, library("a")]);
    expect(ids(hub)).toEqual(["a"]);
    expect(codes(hub)).toEqual(["not-a-plugin"]);
    expect(messages(hub)[0]).toContain(message);
  });

  test("the message for what is no plugin says how to make one", () => {
    expect(messages(createHub([{}]))).toEqual([
      "This is an object, where a plugin is to be. Make one with defineLibrary, defineProvider or the like.",
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
    ["an alias that is a number", stamped({ aliases: [5] })],
    [
      "a kind that cannot be a text",
      stamped({ "~hub": { version: 1, kind: Object.create(null) } }),
    ],
    ["data deeper than any page", stamped({ extra: nested(10_000) })],
    ["data that doubles at each level", stamped({ extra: doubling(100) })],
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

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = [value];
  return value;
}

function doubling(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = [value, value];
  return value;
}

function itself(): object {
  const value: Record<string, unknown> = {};
  value["value"] = value;
  return value;
}

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

  test("find in any case", () => {
    const upper = library("Timm", { aliases: ["Image-Models"] });
    const { libraries } = createHub([upper]);
    for (const name of ["Timm", "tIMM", "image-models"]) {
      expect(libraries.get(name), name).toBe(upper);
      expect(libraries.has(name), name).toBe(true);
    }
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

  test("define* freezes all that a plugin holds, and a hub what was made by hand", () => {
    const task = defineTask({
      id: "t",
      label: "T",
      modality: "nlp",
      inputs: { question: "text" },
      output: "json",
      parameters: { top_k: { type: "count", label: "How many", example: 5 } },
      sample: () => ({ question: "Why?" }),
    });
    expect(Object.isFrozen(task.parameters.top_k)).toBe(true);
    expect(createHub([task]).tasks.get("t")).toBe(task);
    const bare = { ...library("a"), install: { pip: ["a"] } };
    const shallow = Object.freeze({ ...library("b"), install: { pip: ["b"] } });
    const hub = createHub([bare, shallow]);
    for (const one of [bare, shallow]) {
      expect(hub.libraries.get(one.id)).toBe(one);
      expect(Object.isFrozen(one.install.pip)).toBe(true);
    }
  });

  test("deepFreeze takes what is deep, holds itself, or cannot be frozen", () => {
    const deep = nested(200_000);
    expect(deepFreeze(deep)).toBe(deep);
    const loop = itself();
    expect(Object.isFrozen(deepFreeze(loop))).toBe(true);
    const odd = deepFreeze({
      bytes: new Uint8Array(2),
      pattern: /a/g,
      many: Array.from({ length: 300_000 }, () => ({})),
    });
    expect(odd.pattern.test("a")).toBe(true);
    expect(Object.isFrozen(odd.many[0])).toBe(true);
  });
});

describe("what a hub costs", () => {
  // Reads of one field count how often a plugin is looked at.
  const counted = (id: string): { readonly plugin: Plugin<"library">; reads(): number } => {
    let count = 0;
    const plugin = { ...library(id) } as Plugin<"library">;
    const watched = new Proxy(plugin, {
      get(target, name, receiver) {
        if (name === "repoName") count += 1;
        return Reflect.get(target, name, receiver) as unknown;
      },
    });
    return { plugin: watched, reads: () => count };
  };

  test("a plugin is read once, however many hubs it is in", () => {
    const all = Array.from({ length: 20 }, (_, n) => counted(`a${n}`));
    const first = createHub(all.map(({ plugin }) => plugin));
    expect(first.libraries.size).toBe(20);
    const once = all.map(({ reads }) => reads());
    const { plugin, reads } = counted("more");
    expect(first.with(plugin).libraries.size).toBe(21);
    expect(createHub([all[0]!.plugin, plugin]).libraries.size).toBe(2);
    expect(all.map((one) => one.reads())).toEqual(once);
    expect(reads()).toBe(once[0]);
  });

  test("with() in a loop costs nothing for what is there already", () => {
    const all = Array.from({ length: 20_000 }, (_, n) => library(`a${n}`));
    const start = performance.now();
    let hub = createHub([]);
    for (const one of all) hub = hub.with(one);
    expect(hub.libraries.size).toBe(all.length);
    // The square of 20,000 would take minutes.
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(hub.diagnostics).toEqual([]);
  });
});
