// The hub: ids and aliases are unique in a kind, the first plugin of an id wins, and hubs are immutable.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createCheckedHub } from "../checked/index.ts";
import { createHub, defineTask, type Hub, type Plugin } from "../index.ts";
import { client, label, library, serving } from "#plugins/kit/testing/samples/small";

const codes = (hub: Hub): readonly string[] => hub.diagnostics.map(({ code }) => code);
const ids = (hub: Hub): readonly string[] => hub.libraries.list.map(({ id }) => id);

const NAMES = ["a", "A", "b", "B", "c", "d", "toString", "__proto__"];
const name = fc.constantFrom(...NAMES);
const plugins = fc.array(
  fc
    .record({
      id: name,
      prettyLabel: fc.constantFrom("x", "X", "y", "10", "2"),
      aliases: fc.option(fc.array(name, { maxLength: 2 }), { nil: undefined }),
      replaces: fc.option(name, { nil: undefined, freq: 2 }),
    })
    .map(({ id, ...more }) => library(id, JSON.parse(JSON.stringify(more)) as object)),
  { maxLength: 7 },
);
const RUNS = { seed: 21, numRuns: 500 };

/** The rule: ids before aliases, the first before the next, `replaces` last. Plugins that lose are `lost`. */
function rule(all: readonly Plugin<"library">[]) {
  const owners = new Map<string, Plugin<"library">>();
  const add = (given: string, plugin: Plugin<"library">): boolean =>
    !owners.has(given.toLowerCase()) && Boolean(owners.set(given.toLowerCase(), plugin));
  const first = all.filter((plugin) => plugin.replaces === undefined && add(plugin.id, plugin));
  const lost = all.filter((plugin) => plugin.replaces === undefined && !first.includes(plugin));
  for (const plugin of first) plugin.aliases?.forEach((alias) => add(alias, plugin));
  for (const plugin of all.filter(({ replaces }) => replaces !== undefined)) {
    const old = owners.get(plugin.replaces!.toLowerCase());
    const holder = owners.get(plugin.id.toLowerCase());
    if (holder !== undefined && holder !== old) lost.push(plugin);
    else {
      for (const [ownedName, owner] of owners) if (owner === old) owners.set(ownedName, plugin);
      for (const ownName of [plugin.id, ...(plugin.aliases ?? [])]) add(ownName, plugin);
    }
  }
  return { owners, lost };
}

describe("plugins of one kind", () => {
  test("are found by the rule, ignoring case, and conflicts are reported", () => {
    fc.assert(
      fc.property(plugins, (all) => {
        const hub = createHub(all);
        const { owners, lost } = rule(all);
        for (const key of NAMES) {
          expect(hub.libraries.get(key)).toBe(owners.get(key.toLowerCase()));
          expect(hub.libraries.has(key)).toBe(owners.has(key.toLowerCase()));
        }
        const { list, size } = hub.libraries;
        expect(new Set(list)).toEqual(new Set(owners.values()));
        expect([size, [...hub.libraries]]).toEqual([list.length, list]);
        const labels = list.map(({ prettyLabel }) => prettyLabel);
        expect(labels).toEqual(labels.toSorted());
        const reported = hub.diagnostics.filter(({ code }) => code === "duplicate-id");
        expect(reported.map(({ plugin }) => plugin)).toEqual(lost.map(({ id }) => `library/${id}`));
      }),
      RUNS,
    );
  });

  test("are the same if they are added in steps, checked or not", () => {
    const cuts = fc.array(fc.nat({ max: 7 }), { maxLength: 3 });
    fc.assert(
      fc.property(plugins, cuts, (all, places) => {
        for (const create of [createHub, createCheckedHub]) {
          const whole = create(all);
          const ends = [0, ...places.toSorted(), all.length];
          const grown = ends
            .slice(1)
            .reduce((hub, end, at) => hub.with(all.slice(ends[at], end)), create([]));
          expect(grown.diagnostics).toEqual(whole.diagnostics);
          expect(ids(grown)).toEqual(ids(whole));
          for (const key of NAMES)
            expect(grown.libraries.get(key)).toEqual(whole.libraries.get(key));
        }
      }),
      RUNS,
    );
  });

  test.each<readonly [readonly Plugin<"library">[], readonly string[]]>([
    [[library("a"), library("A")], ["duplicate-id"]],
    [[library("a"), library("b", { aliases: ["A"] })], ["duplicate-alias"]],
    [[library("b", { replaces: "a" })], ["nothing-to-replace"]],
    [[library("b", { replaces: "a" }), library("a")], []],
    [[library("a")].flatMap((plugin) => [plugin, plugin]), []],
  ])("have conflicts, each with what to do: %#", (all, expected) => {
    const hub = createHub(all);
    expect(codes(hub)).toEqual(expected);
    for (const { message, plugin } of hub.diagnostics)
      expect(message).toMatch(new RegExp(`^${plugin}: .*(Rename|Remove|Check)`));
  });
});

const acme = serving();

test("a task that only a provider or client has is in the hub until its plugin is added", () => {
  const hub = createHub([acme, library("a")]);
  expect([...hub.tasks]).toEqual([label]);
  const replacement = defineTask({ id: "label", label: "Own", modality: "nlp" });
  expect(hub.with(replacement).tasks.get("label")).toBe(replacement);
  expect(codes(hub.with(replacement))).toEqual([]);
  const renamed = defineTask({ id: "other", label: "Other", modality: "nlp", aliases: ["LABEL"] });
  expect(hub.with(renamed).tasks.get("label")).toBe(renamed);
  expect(codes(hub.with(renamed))).toEqual([]);
  const user = client("js/c");
  expect([...createHub([user]).tasks]).toEqual([label]);
  // A kind without new plugins keeps its registry.
  const { libraries, tasks } = hub.with(user);
  expect([libraries === hub.libraries, tasks === hub.tasks]).toEqual([true, false]);
});

test("a candidate that is not a plugin is left out of a plain hub, and reported", () => {
  const stamped = (version: number, kind: string): object => ({
    ...library("a"),
    "~hub": { version, kind },
  });
  const odd = [null, () => 1, {}, stamped(2, "library"), stamped(1, "toString")];
  const noId = { ...library("c"), id: 7 };
  const hub = createHub([odd, [[library("b")]], noId]);
  expect(ids(hub)).toEqual(["b"]);
  const none = "not-a-plugin";
  const invalid = ["unknown-version", "unknown-kind", "invalid-plugin"];
  expect(codes(hub)).toEqual([none, none, none, ...invalid]);
});

test("a checked hub accepts any input", () => {
  const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true });
  fc.assert(
    fc.property(fc.array(anything), (garbage) => {
      expect(ids(createCheckedHub([garbage, library("a")]))).toEqual(["a"]);
    }),
    { seed: 21, numRuns: 200 },
  );
  const fail = (): never => {
    throw new Error("trapped");
  };
  const traps = new Proxy({}, { get: fail, ownKeys: fail, has: fail });
  expect(codes(createCheckedHub([traps]))).toEqual(["not-a-plugin"]);
});

describe("a hub is a value", () => {
  test("with() returns another hub, and does not change this one", () => {
    const all = [library("a")];
    const first = createHub(all);
    all.push(library("c"));
    const second = first.with([library("b")], acme);
    expect([ids(first), first.providers.size]).toEqual([["a"], 0]);
    expect([ids(second), second.providers.get("ACME")]).toEqual([["a", "b"], acme]);
  });

  test("it is frozen", () => {
    const hub = createHub([library("a"), {}]);
    const { libraries } = hub;
    const plugin = libraries.get("a")!;
    for (const part of [hub, libraries, libraries.list, plugin, plugin["~hub"]])
      for (const key of [...Object.keys(part), "added"])
        expect(Reflect.set(part, key, 1), key).toBe(false);
  });

  test("its plugins are deeply frozen, also those made by hand", () => {
    expect(Object.isFrozen(label.parameters.top_k)).toBe(true);
    const bare = { ...library("a"), install: { pip: ["a"] } };
    const shallow = Object.freeze({ ...library("b"), install: { pip: ["b"] } });
    const hub = createHub([bare, shallow]);
    for (const plugin of [bare, shallow]) {
      expect(hub.libraries.get(plugin.id)).toBe(plugin);
      expect(Object.isFrozen(plugin.install.pip)).toBe(true);
    }
  });

  test("plugins may have deep, cyclic and binary fields", () => {
    let deep: unknown = 1;
    for (let level = 0; level < 200_000; level++) deep = [deep];
    const fields: Record<string, unknown> = { deep, bytes: new Uint8Array(2), pattern: /a/g };
    fields["self"] = fields;
    const hub = createHub([{ ...library("a"), own: fields }]);
    expect([ids(hub), Object.isFrozen(fields)]).toEqual([["a"], true]);
    expect((fields["pattern"] as RegExp).test("a")).toBe(true);
  });
});

test("the reads of plugins grow linearly with their number", () => {
  const readsOf = (count: number): number => {
    let reads = 0;
    const counted = <T extends object>(plugin: T): T =>
      new Proxy(plugin, {
        get: (target, key) => {
          reads += 1;
          return Reflect.get(target, key) as unknown;
        },
      });
    const all = Array.from({ length: count }, (_, at) => [
      counted(library(`library-${at}`, { aliases: [`alias-${at}`] })),
      counted({ ...acme, id: `provider-${at}` }),
      counted(client(`js/client-${at}`)),
      counted({ ...label, id: `task-${at}` }),
    ]);
    const { tasks, libraries, providers, clients, diagnostics } = createHub(all);
    const sizes = [tasks, libraries, providers, clients].map(({ size }) => size);
    expect([...sizes, diagnostics]).toEqual([count + 1, count, count, count, []]);
    return reads;
  };
  expect(readsOf(400)).toBeLessThan(2.5 * readsOf(200));
});
