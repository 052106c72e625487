// What may be published, and what each check says of what may not.
import { expect, test } from "vitest";
import { CHECKED, CHECKS, type Checked, type Ground } from "./checks.ts";

const checked: Checked = { commit: "c0ffee", passed: 9, failed: 0, isWhole: true };
const FILES = {
  "package.json": JSON.stringify({
    version: "1.2.0",
    repository: { url: "git+https://example.org" },
  }),
  "CHANGELOG.md": "# Changes\n\n## 1.2.0\n\n- A change.\n\n## 1.1.0\n\n- Another.\n",
  [CHECKED]: JSON.stringify(checked),
};
const SAID = {
  "git status --porcelain": "",
  "git rev-parse HEAD": "c0ffee\n",
  "git tag --list v1.2.0": "",
  "npm audit --json": '{ "vulnerabilities": {} }',
};

// A ground on which all is well, but for what is said otherwise.
function groundOf(
  files: Readonly<Record<string, string | undefined>> = {},
  said: Readonly<Record<string, string>> = {},
  tarballs: readonly string[] = ["A", "A"],
): Ground {
  const left = [...tarballs];
  return {
    read: (path) => ({ ...FILES, ...files })[path],
    run: async (...line) => {
      const text = new Map(Object.entries({ ...SAID, ...said })).get(line.join(" "));
      if (text === undefined) throw new Error(`Nobody said what this prints: ${line.join(" ")}`);
      return text;
    },
    pack: async () => left.shift()!,
  };
}

const refusals = async (ground: Ground): Promise<readonly string[]> => {
  const all = await Promise.allSettled(CHECKS.map((check) => check.run(ground)));
  return all.flatMap((one, at) =>
    one.status === "rejected" ? [`${CHECKS[at]!.name}: ${(one.reason as Error).message}`] : [],
  );
};

test("a commit of which all is well may be published", async () => {
  expect(await refusals(groundOf())).toEqual([]);
  const tagged = { "git tag --list v1.2.0": "v1.2.0\n", "git rev-list -n 1 v1.2.0": "c0ffee\n" };
  expect(await refusals(groundOf({}, tagged))).toEqual([]);
});

const manifest = (of: object): Record<string, string> => ({ "package.json": JSON.stringify(of) });
const tests = (of: Partial<Checked>): Record<string, string> => ({
  [CHECKED]: JSON.stringify({ ...checked, ...of }),
});

test.each<[string, Ground]>([
  ["tree: These files are not as", groundOf({}, { "git status --porcelain": " M README.md\n" })],
  [
    'version: CHANGELOG.md has nothing below "## 1.2.0"',
    groundOf({ "CHANGELOG.md": "# Changes\n\n## 1.2.0\n\n## 1.1.0\n\n- Another.\n" }),
  ],
  [
    'version: CHANGELOG.md has nothing below "## 1.2.0"',
    groundOf({ "CHANGELOG.md": "## 1.2.01\n- x\n" }),
  ],
  [
    "version: v1.2.0 is another commit already",
    groundOf({}, { "git tag --list v1.2.0": "v1.2.0", "git rev-list -n 1 v1.2.0": "decade\n" }),
  ],
  ["repository: package.json names no repository", groundOf(manifest({ version: "1.2.0" }))],
  ["tests: Nothing says that all of c0ffee was tested", groundOf({ [CHECKED]: undefined })],
  ["tests: Nothing says that all of c0ffee was tested", groundOf(tests({ commit: "decade" }))],
  ["tests: Nothing says that all of c0ffee was tested", groundOf(tests({ isWhole: false }))],
  ["tests: 2 failed", groundOf(tests({ failed: 2 }))],
  [
    "advisories: Known to be at fault: left-pad (high)",
    groundOf(
      {},
      { "npm audit --json": '{ "vulnerabilities": { "left-pad": { "severity": "high" } } }' },
    ),
  ],
  [
    "advisories: npm cannot say what is known of the packages: 405 Method Not Allowed",
    groundOf({}, { "npm audit --json": '{ "message": "405 Method Not Allowed" }' }),
  ],
  ["advisories: npm cannot say what is known", groundOf({}, { "npm audit --json": "" })],
  ["package: Packed twice, it is two tarballs", groundOf({}, {}, ["A", "B"])],
])("%s", async (start, ground) => {
  const found = await refusals(ground);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(start);
});
