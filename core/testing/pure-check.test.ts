// Each way to hang on the day, the machine or the past is found, and named; and all is as before when the check has run.
import childProcess from "node:child_process";
import { readFileSync } from "node:fs";
import os from "node:os";
import { describe, expect, test } from "vitest";
import { python } from "../code/index.ts";
import { absent, defineLibrary, type Model, type Plugin } from "../index.ts";
import { checkPlugin } from "./check-plugin.ts";
import { elsewhere } from "./elsewhere.ts";
import { pureCheck } from "./pure-check.ts";

const library = (read: (model: Model) => unknown): Plugin<"library"> =>
  defineLibrary({
    id: "mine",
    prettyLabel: "Mine",
    repoName: "mine",
    repoUrl: "https://example.org",
    filter: false,
    snippets: (model) => python`print(${String(read(model))})`,
  });
const messages = async (read: (model: Model) => unknown): Promise<readonly string[]> =>
  (await checkPlugin(library(read), { checks: [pureCheck] })).map(({ message }) => message);

let calls = 0;
let last = "";

describe("a plugin that is not pure", () => {
  test.each<[string, (model: Model) => unknown, RegExp]>([
    ["the year", () => new Date().getFullYear(), /the clock \(new Date\)/],
    ["the time", () => Date.now(), /the clock \(Date\.now\)/],
    ["the date as a text", () => (Date as unknown as () => string)(), /the clock \(Date\)/],
    ["a timer", () => performance.now(), /the clock \(performance\.now\)/],
    ["chance", () => Math.random(), /chance \(Math\.random\)/],
    ["a random id", () => crypto.randomUUID(), /chance \(crypto\.randomUUID\)/],
    ["a variable", () => process.env["USER"], /the environment \(USER\)/],
    ["whether one is set", () => "CI" in process.env, /the environment \(CI\)/],
    ["all variables", () => Object.keys(process.env).length, /the environment/],
    ["the working directory", () => process.cwd(), /the working directory/],
    ["the home directory", () => os.homedir(), /the machine \(os\.homedir\)/],
    ["a number's locale", () => (1234.5).toLocaleString(), /the locale \(toLocaleString\)/],
    [
      "an order",
      () => ["b", "a"].sort((a, b) => a.localeCompare(b)),
      /the locale \(localeCompare\)/,
    ],
    ["a format", () => new Intl.NumberFormat().format(1), /the locale \(Intl\.NumberFormat\)/],
    ["a file", () => readFileSync("package.json", "utf8").length, /a file \(fs\.readFileSync\)/],
    ["another program", () => childProcess.execSync("true"), /another program \(child_process\./],
    ["the network", () => fetch("data:,x"), /the network \(fetch\)/],
    ["a later turn", () => setTimeout(() => {}, 0), /a later turn \(setTimeout\)/],
    ["the platform", () => process.platform, /gave something else/],
    ["the time zone", () => new Date(0).getHours(), /gave something else/],
    ["a first call", () => (calls += 1), /gave something else/],
    ["the call before", ({ id }) => ([id, last] = [last, id]), /gave something else/],
    [
      "what it catches",
      () => {
        try {
          return readFileSync("package.json", "utf8").length;
        } catch {
          return 0;
        }
      },
      /a file \(fs\.readFileSync\)/,
    ],
  ])("and reads %s is found", async (_, read, message) => {
    const found = await messages(read);
    expect(found.join("\n")).toMatch(message);
    expect(found.every((one) => one.endsWith("keep nothing between calls."))).toBe(true);
  });

  test.each<[string, (model: Model) => unknown]>([
    ["a date that is given", () => new Date(Date.UTC(2020, 1, 2)).toISOString()],
    ["a locale that is given", () => (1234.5).toLocaleString("en")],
    ["an order that is given", () => ["b", "a"].sort((a, b) => a.localeCompare(b, "en")).join()],
    ["the record", ({ id, tags }) => `${id} ${tags.length}`],
  ])("is not one that reads %s", async (_, read) => {
    expect(await messages(read)).toEqual([]);
  });

  test("may refuse", async () => {
    const plugin = { ...library(() => 1), snippets: () => absent("a", "Nothing.", "Wait.") };
    expect(await checkPlugin(plugin, { checks: [pureCheck] })).toEqual([]);
  });
});

describe("elsewhere", () => {
  test("leaves all as it was, also where the call throws", () => {
    const state = (): unknown => [
      Date,
      Date.now,
      Math.random,
      process.env,
      process.env["TZ"],
      process.platform,
      process.cwd,
      Intl.NumberFormat,
      globalThis.fetch,
      globalThis.setTimeout,
      os.homedir,
      childProcess.execSync,
      readFileSync,
      String.prototype.localeCompare,
      new Date(0).getHours(),
    ];
    const before = state();
    expect(elsewhere((reached) => [7, reached()])).toEqual([7, []]);
    expect(() =>
      elsewhere(() => {
        throw new Error("boom");
      }),
    ).toThrow("boom");
    const after = state() as readonly unknown[];
    (before as readonly unknown[]).forEach((one, at) => expect(after[at]).toBe(one));
  });

  test("is another day, and says what was reached for", () => {
    const [year, reached, again] = elsewhere(
      (all) => [new Date().getFullYear(), all(), all()] as const,
    );
    expect(year - new Date().getFullYear()).toBeGreaterThanOrEqual(5);
    expect([reached, again]).toEqual([["the clock (new Date)"], []]);
    expect(elsewhere(() => new Date(0) instanceof Date)).toBe(true);
  });
});
