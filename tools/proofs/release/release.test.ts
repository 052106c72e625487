import { expect, test } from "vitest";
import { CHECKED, CHECKS, type Checked } from "./index.ts";

const manifest = (of: object): readonly [string, string] => ["package.json", JSON.stringify(of)];
const checked = (of: Partial<Checked>): readonly [string, string] => [
  CHECKED,
  JSON.stringify({ commit: "c0ffee", passed: 9, failed: 0, isWhole: true, ...of }),
];
const changelog = (text: string): readonly [string, string] => ["CHANGELOG.md", text];
const GOOD: readonly (readonly [fileOrCommand: string, text: string])[] = [
  manifest({ version: "1.2.0", repository: { url: "git+https://example.org" } }),
  changelog("# Changes\n\n## 1.2.0\n\n- A change.\n\n## 1.1.0\n\n- Another.\n"),
  checked({}),
  ["git status --porcelain", ""],
  ["git rev-parse HEAD", "c0ffee\n"],
  ["git tag --list v1.2.0", "v1.2.0\n"],
  ["git rev-list -n 1 v1.2.0", "c0ffee\n"],
];

const FAILS = "the command fails";

/** The checks that reject a repository with these differences, and why. */
function refusals(changes: typeof GOOD, tarballs = ["A", "A"]): readonly string[] {
  const texts = new Map([...GOOD, ...changes]);
  const read = (name: string): string => texts.get(name)!;
  const run = (command: string): string => {
    if (read(command) === FAILS) throw new Error(FAILS);
    return read(command);
  };
  const repository = { read, run, pack: () => tarballs.shift()! };
  return Object.entries(CHECKS).flatMap(([name, check]) => {
    try {
      check(repository);
      return [];
    } catch (error) {
      return [`${name}: ${(error as Error).message}`];
    }
  });
}

test("a good commit may be published, tagged or not", () => {
  expect(refusals([])).toEqual([]);
  expect(refusals([["git tag --list v1.2.0", ""]])).toEqual([]);
});

test.each<readonly [start: string, changes: typeof GOOD]>([
  ["tree: Commit or drop", [["git status --porcelain", " M README.md\n"]]],
  ["version: CHANGELOG.md has no entry", [changelog("# Changes\n\n## 1.2.0\n\n## 1.1.0\n\n- x\n")]],
  ["version: CHANGELOG.md has no entry", [changelog("\n## 1.2.01\n- x\n")]],
  ["version: v1.2.0 already exists at another commit", [["git rev-list -n 1 v1.2.0", "decade\n"]]],
  ["repository: package.json names no", [manifest({ version: "1.2.0" })]],
  ["tests: No complete test of c0ffee", [[CHECKED, "{}"]]],
  ["tests: No complete test of c0ffee", [checked({ commit: "decade" })]],
  ["tests: No complete test of c0ffee", [checked({ isWhole: false })]],
  ["tests: 2 tests failed", [checked({ failed: 2 })]],
  [`advisories: ${FAILS}`, [["npm audit", FAILS]]],
])("%s", (start, changes) => {
  expect(refusals(changes)).toEqual([expect.stringContaining(start)]);
});

test("a package that differs when packed again is rejected", () => {
  expect(refusals([], ["A", "B"])).toEqual([
    expect.stringContaining("package: Two runs of `npm pack`"),
  ]);
});
