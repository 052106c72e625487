// Plugins of a person that are at fault cost what they alone would print; the command says whose fault it was, and goes on.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Ran, runHere } from "./testing.ts";

const FAULTS = {
  throws: `() => { throw new Error("boom") }`,
  "returns nothing": `() => undefined`,
  "returns a text": `() => "junk"`,
  "returns junk": `() => ({ reason: {}, code: 5, change: null, purpose: {} })`,
  "returns a promise that fails": `() => Promise.reject(new Error("late"))`,
  "returns ten million characters": `() => "x".repeat(10_000_000)`,
};

// One of each kind, all of whose functions are at fault in one way.
const module = (bad: string): string => `
  import { defineClient, defineLibrary, defineProvider, defineQuantization, defineTask, serves, template } from "hubsmith";
  import { python } from "hubsmith/code";
  const bad = ${bad};
  const task = defineTask({
    id: "odd-task", label: "Odd", modality: "nlp", inputs: "text", output: "json", sample: bad, callAs: bad,
    parameters: { n: { type: "count", label: "N", example: 1, sample: bad } },
    routerApi: { request: bad, answer: bad },
  });
  const more = { repoName: "odd", repoUrl: "https://example.org", filter: false };
  export default [
    task,
    defineLibrary({ id: "odd", prettyLabel: "Odd", ...more, snippets: bad }),
    defineProvider({
      id: "odd", label: "Odd", baseUrl: "https://odd.example", providerIdOf: bad, serves: bad,
      tasks: [serves(task, { parameters: { n: { name: "m", convert: bad } }, request: bad, answer: bad, job: bad })],
    }),
    defineClient({
      id: "python/odd", label: "Odd", language: python.language, order: 9, refuses: bad,
      templates: [template(task, bad)], otherwise: bad,
    }),
    defineQuantization({ id: "odd", label: "Odd", sets: {}, preference: [], recognise: bad }),
    { "~hub": { version: 1, kind: "library" }, id: "getter", ...more, get prettyLabel() { return bad(); } },
    { "~hub": { version: 2, kind: "library" }, id: "newer", prettyLabel: "Newer", ...more },
    { "~hub": { version: 1, kind: "library" }, id: "__proto__", prettyLabel: "Proto", ...more },
    Promise.resolve(1), null, "library", 7,
  ];`;

const RECORDS = [
  { id: "a/b", pipeline_tag: "text-classification", library_name: "snake", tags: ["odd", "bird"] },
  { id: "a/c", pipeline_tag: "odd-task", library_name: "bird" },
  { id: "a/d", pipeline_tag: "text-generation", siblings: [{ rfilename: "a-Q4_K_M.gguf" }] },
];

let cwd = "";
const run = (...argv: readonly string[]): Promise<Ran> =>
  runHere(argv, { cwd, input: RECORDS.map((record) => JSON.stringify(record)).join("\n") });
const fileOf = (name: string): string => `${name.replaceAll(" ", "-")}.mjs`;

beforeAll(() => {
  // What is imported there finds this package by its name.
  mkdirSync(".cache", { recursive: true });
  cwd = resolve(mkdtempSync(join(".cache", "faults-")));
  for (const [name, bad] of Object.entries(FAULTS))
    writeFileSync(join(cwd, fileOf(name)), module(bad));
});
afterAll(() => rmSync(cwd, { recursive: true }));

describe.each(Object.keys(FAULTS))("plugins whose every function %s", (name) => {
  const withThem = ["--plugin", fileOf(name)];

  test.each([
    ["acme", "python/requests"],
    ["auto", "sh/curl"],
  ])("leave what %s and the others print as it is", async (provider) => {
    const flags = ["snippets", "--provider", provider];
    const [before, after] = [await run(...flags), await run(...flags, ...withThem)];
    expect(after.rows).toHaveLength(RECORDS.length);
    for (const [at, { load, inference }] of before.rows.entries()) {
      // The model of their own task is theirs.
      if (at === 1) continue;
      const now = after.rows[at]!;
      expect(now.load.filter(({ library }) => library !== "odd")).toEqual(load);
      expect(now.inference.filter(({ client }) => client !== "odd")).toEqual(inference);
    }
  });

  test("are named, with what to do, and end nothing", async () => {
    const { code, rows, errors } = await run("snippets", "--provider", "odd", ...withThem);
    expect(code).toBe(0);
    const said = rows.flatMap(({ diagnostics }) => diagnostics);
    for (const { plugin, message } of said)
      expect([plugin, message?.at(-1)]).toEqual([expect.stringMatching(/odd/), "."]);
    // Nothing is what some of them may return.
    expect(said.length).toBeGreaterThan(name === "returns nothing" ? 0 : 2);
    const lines = errors.split("\n").filter((line) => line.includes(fileOf(name)));
    for (const about of [
      "library/getter",
      "library/newer",
      "library/__proto__",
      "a promise",
      "null",
    ])
      expect(
        lines.some((line) => line.includes(about) && line.endsWith(".")),
        about,
      ).toBe(true);
  });

  test("leave every list and page", async () => {
    for (const kind of ["tasks", "libraries", "providers", "clients", "quantizations"]) {
      const list = (...more: readonly string[]): Promise<Ran> =>
        run("list", kind, "--json", ...more);
      const [before, after] = [await list(), await list(...withThem)];
      const ids = ({ out }: Ran): readonly string[] =>
        (JSON.parse(out) as { id: string }[]).map(({ id }) => id);
      expect(ids(after).filter((id) => !id.includes("odd"))).toEqual(ids(before));
      expect(after.code).toBe(0);
    }
    for (const [kind, id] of [
      ["provider", "odd"],
      ["library", "odd"],
      ["client", "python/odd"],
      ["task", "odd-task"],
      ["quantization", "odd"],
    ])
      expect((await run("show", kind!, id!, ...withThem)).code).toBe(0);
    expect((await run("files", ...withThem)).code).toBe(0);
  });
});
