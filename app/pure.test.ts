// Output depends only on the input: for every embedded record, every provider and every client.
import nodeCrypto from "node:crypto";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import timers from "node:timers";
import {
  createHub,
  defineLibrary,
  type Hub,
  type InferenceRequest,
  inferenceSnippets,
  loadPlugins,
  loadSnippets,
  type Model,
} from "hubsmith";
import { python } from "hubsmith/code";
import { describe, expect, test } from "vitest";
import { sampled, someOf } from "#core/testing/sampled";
import { loadModels } from "./catalog/records.ts";
import { entries } from "./plugins.ts";

const models = sampled(loadModels(), 5);
const { plugins } = await loadPlugins(entries);
const hub = createHub(plugins);

// Providers without a mapping in a record are called with the first model of each task.
const ofItsTask = new Set(
  new Map(models.toReversed().map((one) => [one.pipeline_tag, one])).values(),
);
const OPTIONS = { directRequest: true, streaming: true, parameters: { seed: 7, more: { a: [1] } } };

function printed(of: Hub, model: Model): string {
  const ask = (more: Partial<InferenceRequest>): unknown =>
    of.providers.list.map(({ id }) => inferenceSnippets(of, { model, provider: id, ...more }));
  const asked = [loadSnippets(of, model), ask({})];
  if (ofItsTask.has(model)) asked.push(ask({ providerId: "vendor/one", options: OPTIONS }));
  return JSON.stringify(asked);
}

const before = new Map(models.map((model) => [model.id, printed(hub, model)]));

/** The models for which a hub prints something else than the first one. */
const changed = (of: Hub, all: readonly Model[]): readonly string[] =>
  all.filter((model) => printed(of, model) !== before.get(model.id)).map(({ id }) => id);

// By a formula, so that failures are reproducible.
const shuffled = <T>(items: readonly T[], seed: number): readonly T[] =>
  items
    .map((item, at) => ({ item, key: ((at + 1) * (seed * 7919 + 104_729)) % 65_537 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);

function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

test("there is much to print", () => {
  expect(before.size).toBeGreaterThan(someOf(290));
  expect([...before.values()].join("").split('"content":').length).toBeGreaterThan(someOf(5000));
});

test("after all others, in another order, each is the same", () => {
  expect(changed(hub, models.toReversed())).toEqual([]);
});

test.each([1, 2])("the order of plugins does not matter (%i)", (seed) => {
  const mixed = shuffled(plugins, seed);
  expect(mixed).not.toEqual(plugins);
  const half = Math.floor(mixed.length / 2);
  const other =
    seed === 1 ? createHub(mixed) : createHub(mixed.slice(half)).with(...mixed.slice(0, half));
  expect(other.diagnostics).toEqual([]);
  expect(changed(other, shuffled(models, seed))).toEqual([]);
});

type Reached = readonly (readonly [on: object, key: string])[];
const CLOSED: Reached = [
  [globalThis, "Date"],
  [Math, "random"],
  [process, "env"],
  [performance, "now"],
  ...["getRandomValues", "randomUUID"].map((key) => [crypto, key] as const),
  ...["randomBytes", "randomInt", "randomUUID"].map((key) => [nodeCrypto, key] as const),
  ...Object.keys(fs)
    .filter((key) => /^[a-z].*Sync$|^(readFile|open|writeFile)$/.test(key))
    .map((key) => [fs, key] as const),
  ...["connect", "createConnection"].map((key) => [net, key] as const),
  ...["fetch", "setTimeout", "setInterval", "setImmediate", "queueMicrotask"].map(
    (key) => [globalThis, key] as const,
  ),
  ...["setTimeout", "setInterval", "setImmediate"].map((key) => [timers, key] as const),
];

/** Runs a function; everything outside its arguments throws. */
function shut<T>(work: () => T): T {
  const there = CLOSED.map(([on, key]) => Object.getOwnPropertyDescriptor(on, key));
  const close = (key: string): object => {
    const fail = (): never => {
      throw new Error(`${key} is not given.`);
    };
    return new Proxy(function () {}, { apply: fail, construct: fail, get: fail, has: fail });
  };
  const owns = CLOSED.map(([on, key], at) => ({ on, key, own: there[at], value: close(key) }));
  try {
    for (const { on, key, value } of owns)
      Object.defineProperty(on, key, { value, configurable: true, writable: true });
    syncBuiltinESMExports();
    return work();
  } finally {
    for (const { on, key, own } of owns)
      if (own === undefined) Reflect.deleteProperty(on, key);
      else Object.defineProperty(on, key, own);
    syncBuiltinESMExports();
  }
}

describe("without a clock, random numbers, environment, files, network or timers", () => {
  test("all are disabled meanwhile, and restored", () => {
    const reaches: readonly (() => unknown)[] = [
      () => new Date(0),
      () => Date.now(),
      () => Math.random(),
      () => process.env["PATH"],
      () => performance.now(),
      () => crypto.randomUUID(),
      () => fs.readFileSync("package.json"),
      () => fetch("http://localhost"),
      () => setTimeout(() => {}, 0),
    ];
    const failed = shut(() =>
      reaches.map((reach) => {
        try {
          return reach();
        } catch (error) {
          return String(error);
        }
      }),
    );
    for (const one of failed) expect(one).toMatch(/is not given\.$/);
    expect(new Date(0).getTime()).toBe(0);
    expect(fs.existsSync("package.json")).toBe(true);
  });

  test("a new hub prints the same for frozen records", () => {
    freeze(OPTIONS);
    expect(shut(() => changed(createHub(plugins), models.map(freeze)))).toEqual([]);
  });

  const [model] = models;
  const printing = (value: () => unknown): Hub =>
    createHub([
      defineLibrary({
        id: model!.library_name!,
        prettyLabel: "Odd",
        repoName: "odd",
        repoUrl: "https://example.org",
        filter: false,
        snippets: () => python`x = ${String(value())}`,
      }),
    ]);

  test("using one of them is detected", () => {
    const odd = printing(() => new Date().getFullYear());
    expect(loadSnippets(odd, model!).snippets).toHaveLength(1);
    const { diagnostics } = shut(() => loadSnippets({ ...odd }, model!));
    expect(diagnostics[0]!.message).toContain("Date is not given.");
  });

  test("counting calls is detected", () => {
    let calls = 0;
    const odd = printing(() => ++calls);
    expect(printed(odd, model!)).not.toBe(printed(createHub(odd.libraries.list), model!));
  });
});
