// Results are found by content, and only what passed is recorded.
import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { hashesOf, keyOf, openResults } from "./proven.ts";
import { temporary } from "./temporary.ts";

const { folder, write } = temporary();
const print = vi.spyOn(console, "log").mockReturnValue();
afterEach(() => print.mockClear());

const hashOf = async (path: string, ...external: readonly string[]): Promise<string> =>
  [...(await hashesOf([path], external)).values()][0]!;

test("the hash of a module changes with what it imports, and not with a comment, a type or its folder", async () => {
  const judge = write("a/judge.ts", 'import { limit } from "./limit.ts"; console.log(limit);');
  write("a/limit.ts", "export const limit = 1;");
  const before = await hashOf(judge);
  const apart = await hashOf(judge, "./limit.ts");
  write("a/limit.ts", "// Why.\nexport const limit: number = 1;");
  expect(await hashOf(judge)).toBe(before);
  write("b/limit.ts", "export const limit = 1;");
  expect(await hashOf(write("b/judge.ts", readFileSync(judge, "utf8")))).toBe(before);
  write("a/limit.ts", "export const limit = 2;");
  expect(await hashOf(judge)).not.toBe(before);
  expect(await hashOf(judge, "./limit.ts")).toBe(apart);
});

test("a key has the content of sets, maps and bytes", () => {
  const keys = [
    new Set(["a"]),
    new Set(["b"]),
    new Map([["a", Buffer.from("a")]]),
    new Map([["a", Buffer.from("b")]]),
    { fault: "slow" },
    {},
  ].map((value) => keyOf(value));
  expect(new Set(keys).size).toBe(keys.length);
});

type Options = Partial<Parameters<typeof openResults>[1]>;
const open = (more: Options = {}) =>
  openResults("cases", { fresh: false, write: true, seed: "2000-01-01", ...more }, folder);
const same = (key: string): string => key;
const KEYS = Array.from({ length: 400 }, (_, at) => `key-${at}`);

test("what passed is not run again, except a sample of the day; what failed is", () => {
  const results = open();
  expect(results.toRun(KEYS, same)).toEqual(KEYS);
  for (const key of KEYS.filter((passed) => passed !== "key-7")) results.add(key);
  results.save();
  const days = ["2000-01-01", "2000-01-02"].map((seed) => open({ seed }).toRun(KEYS, same));
  for (const run of days) {
    expect(run).toContain("key-7");
    expect(run.length).toBeGreaterThan(5);
    expect(run.length).toBeLessThan(50);
  }
  expect(days[0]).not.toEqual(days[1]);
  expect(open().toRun(KEYS, same)).toEqual(days[0]);
  expect(print.mock.calls.at(-1)![0]).toBe(
    `cases: 399 of 400 are proven by content, ${days[0]!.length} run, of them ${days[0]!.length - 1} as the sample of 2000-01-01.`,
  );
  expect(open().toRun(KEYS, same, () => undefined)).toEqual(["key-7"]);
  expect(open({ fresh: true }).toRun(KEYS, same)).toEqual(KEYS);
});

test("only what passed is recorded, if that is asked for; what no case asks for is removed", () => {
  const recorded = (more: Options, ...passed: readonly string[]): readonly string[] => {
    const results = open(more);
    results.toRun(KEYS.slice(0, 200), same);
    for (const key of passed) results.add(key);
    results.save();
    return readFileSync(`${folder}/cases.txt`, "utf8").trim().split("\n");
  };
  expect(recorded({ write: false }, "new", "key-1")).toHaveLength(399);
  expect(print).toHaveBeenCalledWith(expect.stringMatching(/lacks 1 results.*write proven/));
  // Other runs have other cases.
  expect(recorded({ adds: true })).toHaveLength(399);
  expect(recorded({})).toHaveLength(199);
  expect(recorded({ fresh: true }, "new")).toEqual(["new"]);
});
