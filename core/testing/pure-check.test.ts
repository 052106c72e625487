// Mistakes of plugins that look at more than they are given: each is found by name, and its good twin passes.
import { execSync, spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import fs, { existsSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { connect } from "node:net";
import { homedir } from "node:os";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  absent,
  answer,
  defineClient,
  defineLibrary,
  defineProvider,
  defineQuantization,
  defineTask,
  type LibrarySpec,
  serves,
  type Plugin,
} from "../index.ts";
import { js, python } from "hubsmith/code";
import { checkPlugin, type CheckOptions, type Fault } from "./check-plugin.ts";
import { pluginChecks } from "./checks.ts";
import { elsewhere } from "./surroundings/elsewhere.ts";

const library = (snippets: NonNullable<LibrarySpec["snippets"]>): Plugin<"library"> =>
  defineLibrary({
    id: "mine",
    prettyLabel: "Mine",
    repoName: "mine",
    repoUrl: "https://example.org",
    filter: false,
    snippets,
  });
const shows = (value: () => unknown): Plugin<"library"> =>
  library(() => python`x = ${String(value())}`);
const only: CheckOptions = { checks: pluginChecks.filter(({ id }) => id === "is-pure") };
const messages = async (plugin: unknown, options = only): Promise<readonly string[]> =>
  (await checkPlugin(plugin, options)).map(({ message }: Fault) => message);

const draw = defineTask({
  id: "sample-draw",
  label: "Draw",
  modality: "cv",
  inputs: "text",
  output: "json",
  parameters: {},
  sample: () => "a boat",
});
const providerOf = (day: () => string, more = {}): Plugin<"provider"> =>
  defineProvider({
    id: "mine",
    label: "Mine",
    baseUrl: "https://api.mine.example",
    tasks: [
      serves(draw, {
        request: ({ inputs }) => ({ path: "x", json: { inputs, day: day() } }),
        answer: answer.json(),
      }),
    ],
    ...more,
  });
const clientOf = (day: () => string): Plugin<"client"> =>
  defineClient({
    id: "js/mine",
    label: "Mine",
    language: js.language,
    order: 1,
    templates: [],
    otherwise: () => js`const day = ${day()};`,
  });

const { now } = Date;
afterEach(() => expect(Date.now).toBe(now));

describe("what a plugin reaches for is named", () => {
  const date = new Date(1e12);
  test.each<[string, string, () => unknown]>([
    ["the clock", "Date.now", () => Date.now()],
    ["the clock", "new Date()", () => new Date().getUTCFullYear()],
    ["the clock", "new Date()", () => (new Date().getUTCFullYear() > 3000 ? "late" : "early")],
    ["the clock", "Date()", () => Date()],
    ["the clock", "performance.now", () => performance.now()],
    ["the clock", "process.hrtime", () => process.hrtime.bigint()],
    ["the clock", "process.uptime", () => process.uptime()],
    ["chance", "Math.random", () => Math.random()],
    ["chance", "crypto.randomUUID", () => randomUUID()],
    ["chance", "crypto.getRandomValues", () => crypto.getRandomValues(new Uint8Array(1))],
    ["the environment", "process.env.HOME", () => process.env["HOME"]],
    ["the environment", "process.env.HOME", () => "HOME" in process.env],
    ["the environment", "process.env.*", () => Object.keys(process.env).length],
    ["the machine", "process.platform", () => process.platform === "win32"],
    ["the machine", "process.cwd", () => process.cwd()],
    ["the machine", "os.homedir", () => homedir()],
    ["the locale", "toLocaleString", () => (1e6).toLocaleString()],
    ["the locale", "toLocaleUpperCase", () => "i".toLocaleUpperCase()],
    ["the locale", "localeCompare", () => ["b", "a"].sort((a, b) => a.localeCompare(b))],
    ["the locale", "Intl.NumberFormat", () => new Intl.NumberFormat().format(1e6)],
    [
      "the locale",
      "Intl.DateTimeFormat",
      () => Intl.DateTimeFormat(undefined, { timeZone: "UTC" }),
    ],
    ["the time zone", "Intl.DateTimeFormat", () => new Intl.DateTimeFormat("en").format(date)],
    ["the time zone", "getHours", () => date.getHours()],
    ["the time zone", "getTimezoneOffset", () => date.getTimezoneOffset()],
    ["the time zone", "toString", () => `${String(date)}`],
    ["the time zone", "toLocaleDateString", () => date.toLocaleDateString("en")],
    ["the time zone", "new Date(…)", () => new Date(2020, 1, 1).toISOString()],
    ["the time zone", "new Date(…)", () => new Date("2020-01-01T00:00").toISOString()],
    ["the time zone", "Date.parse", () => Date.parse("1 Jan 2020")],
    ["files", "existsSync", () => existsSync("/")],
    ["files", "readFileSync", () => fs.readFileSync(import.meta.filename).length],
    ["files", "readFile", () => void fs.promises.readFile("/").catch(() => {})],
    ["the network", "fetch", () => void fetch("http://127.0.0.1:9").catch(() => {})],
    ["the network", "get", () => void get("http://127.0.0.1:9").on("error", () => {})],
    ["the network", "connect", () => void connect(9).on("error", () => {})],
    ["other processes", "execSync", () => execSync("true")],
    ["other processes", "spawn", () => spawn("true")],
    ["a timer", "setTimeout", () => clearTimeout(setTimeout(() => {}, 1))],
    ["a timer", "queueMicrotask", () => queueMicrotask(() => {})],
    ["the console", "console.log", () => console.log("printing")],
    ["the console", "write", () => process.stdout.write("")],
  ])("%s: %s", async (what, by, value) => {
    const harmless = vi.spyOn(console, "log").mockImplementation(() => {});
    // A plugin that goes on after it failed is found as well.
    const careful = (): unknown => {
      try {
        return value();
      } catch {
        return "nothing";
      }
    };
    for (const one of [value, careful]) {
      const found = await messages(shows(one));
      expect(found).toHaveLength(1);
      expect(found[0]).toMatch(
        /^It reaches for .* and what it gives is to come from what it is given\. .*\.$/,
      );
      expect(found[0]).toContain(`${what} (\`${by}\`)`);
    }
    harmless.mockRestore();
  });

  test("in a provider, a client, a task and a quantization, too", async () => {
    const clock = (): string => String(new Date().getUTCDay());
    const quantization = (day: () => string): Plugin<"quantization"> =>
      defineQuantization({
        id: "mine",
        label: "Mine",
        sets: { all: [{ name: "W8" }] },
        preference: ["W8"],
        recognise: () => [{ format: day(), from: "tags" }],
      });
    const task = (day: () => string): Plugin<"task"> =>
      defineTask({ ...draw, sample: () => day() });
    for (const make of [providerOf, clientOf, quantization, task]) {
      expect(await messages(make(clock))).toEqual([
        expect.stringContaining("the clock (`new Date()`)"),
      ]);
      expect(await messages(make(() => "Monday"))).toEqual([]);
    }
    const named = providerOf(() => "Monday", { providerIdOf: clock });
    expect(await messages(named)).toEqual([expect.stringContaining("the clock")]);
  });
});

describe("a plugin that keeps state is told so", () => {
  const STATE = [expect.stringMatching(/^A second call, in another order, gave something else\./)];
  test("where it counts, or remembers its first call", async () => {
    let calls = 0;
    expect(await messages(shows(() => (calls += 1)))).toEqual(STATE);
    let isFirst = true;
    const once = (): string => {
      const text = isFirst ? "first" : "later";
      isFirst = false;
      return text;
    };
    expect(await messages(shows(once))).toEqual(STATE);
    let last = "";
    const before = library(({ id }) => {
      const text = last;
      last = id;
      return python`x = ${text}`;
    });
    expect((await messages(before)).length).toBeGreaterThan(0);
  });

  test("also of a client or a provider, whatever the kit asks for first", async () => {
    const first = (): (() => string) => {
      let isFirst = true;
      return () => {
        const text = isFirst ? "first" : "later";
        isFirst = false;
        return text;
      };
    };
    expect(await messages(clientOf(first()))).toEqual(STATE);
    expect(await messages(providerOf(first()))).toEqual(STATE);
  });
});

test.each<[string, () => unknown]>([
  ["a date that it is given", () => new Date("2020-01-01T00:00:00Z").toISOString()],
  ["the day of a date", () => new Date("2020-01-01").getUTCDay()],
  ["a number of milliseconds", () => new Date(1e12).getTime()],
  ["a locale of its own", () => (1e6).toLocaleString("en-US")],
  ["an order of its own", () => ["b", "a"].sort((a, b) => a.localeCompare(b, "en"))],
  ["a formatter of its own", () => new Intl.DateTimeFormat("en", { timeZone: "UTC" }).format(0)],
  ["a digest", () => createHash("sha256").update("x").digest("hex")],
  ["what is a Date", () => new Date(0) instanceof Date && Date.UTC(2020, 1, 1)],
])("%s is no fault", async (_, value) => {
  expect(await messages(shows(value))).toEqual([]);
});

test("a refusal is no fault", async () => {
  expect(await messages(library(() => absent("a", "Nothing.", "Wait.")))).toEqual([]);
});

describe("what all code shares", () => {
  const odd = Object.prototype as unknown as Record<string, unknown>;
  test.each<readonly [string, () => void]>([
    ["Object.prototype.isOdd", () => (odd["isOdd"] = true)],
    ["Array.prototype.at", () => (Array.prototype.at = () => undefined)],
    ["String.prototype.shout", () => Object.assign(String.prototype, { shout: () => "!" })],
    ["JSON.stringify", () => (JSON.stringify = () => "{}")],
  ])("is named where a plugin changes it, and put back: %s", async (name, change) => {
    const { at } = Array.prototype;
    const { stringify } = JSON;
    const found = await messages(shows(() => change()));
    expect(found).toContain(
      `It changes ${name}, which all code of a page shares. Write a function of your own.`,
    );
    expect([Array.prototype.at, JSON.stringify]).toEqual([at, stringify]);
    expect(["isOdd" in {}, "shout" in Object("")]).toEqual([false, false]);
  });

  test("may be read", async () => {
    expect(await messages(shows(() => JSON.stringify(Object.keys(Array.prototype))))).toEqual([]);
  });
});

describe("elsewhere", () => {
  const seen = (): unknown => [
    Date,
    Date.now,
    process.env,
    process.platform,
    fs.readFileSync,
    readFileSync,
    fetch,
    Math.random,
    Intl.NumberFormat,
    Date.prototype.getHours,
    String.prototype.localeCompare,
    console.log,
    process.stdout.write,
    setTimeout,
    Object.getOwnPropertyNames(performance),
    Object.getOwnPropertyNames(crypto),
  ];

  test("ends with the work, also where that throws", () => {
    const before = seen();
    expect(elsewhere(() => seen())).not.toEqual(before);
    expect(seen()).toEqual(before);
    expect(() =>
      elsewhere(() => {
        throw new Error("boom");
      }),
    ).toThrow("boom");
    expect(seen()).toEqual(before);
  });

  test("says what was reached for, and forgets it when it was told", () => {
    const told = elsewhere((reached) => {
      Date.now();
      const first = reached();
      return [first, reached()];
    });
    expect(told).toEqual([[{ what: "the clock", by: "Date.now" }], []]);
  });

  test("is years ahead, with nothing in its environment", () => {
    const there = elsewhere(() => [new Date().getUTCFullYear(), process.env["PATH"]]);
    expect(there[0]).toBeGreaterThan(new Date().getUTCFullYear() + 30);
    expect(there[1]).toBeUndefined();
  });
});
