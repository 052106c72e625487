// Planted faults of load programs are found: in programs, in packages and repositories, in runs, and in the record.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { defineLibrary } from "hubsmith";
import { python, sh } from "hubsmith/code";
import { compareDigests } from "../../support/record.ts";
import { ensurePython } from "../../support/setup.ts";
import { temporary } from "../../support/temporary.ts";
import type { Block, Shown } from "./blocks.ts";
import { digestIn, type Proof, type RecordedProof, rowOf } from "./record.ts";
import { ENVIRONMENTS, judgeProgram } from "./run/index.ts";
import { proveTypes } from "./types.ts";

const OURS = `
import absent

class Model:
    @classmethod
    def load(cls, path, *, device="cpu"):
        return cls()

    def predict(self, text: str):
        return absent.predict(text)
`;
const { folder, write } = temporary({
  "clones/acme/tool/pyproject.toml":
    '[project]\ndependencies = ["Extra_One[all] == 3.0", "h5py"]\n[tool.uv.workspace]\nmembers = ["packages/*"]\n',
  "clones/acme/tool/packages/one/src/one/__init__.py": "part = 1\n",
  "clones/acme/tool/inner/requirements.txt": "# Pictures\nPillow==13.0 ; python_version > '3'\n",
  "clones/acme/tool/picture.png": "no source",
});
const cache = join(folder, "cache");
const git = (...args: readonly string[]): string => {
  const names = ["-c", "user.name=a", "-c", "user.email=a@example.test"];
  const clone = join(folder, "clones/acme/tool");
  return execFileSync("git", ["-C", clone, ...names, ...args], { encoding: "utf8" }).trim();
};
git("init", "-q");
git("add", ".");
git("commit", "-qm", "a");

/** Puts a package into the cache, from the oldest version to the newest; only the module of the right one is not empty. */
function publish(
  name: string,
  versions: Readonly<Record<string, string>>,
  module: string,
  requires: readonly string[] = [],
): void {
  const fileOf = (version: string): string =>
    `${name.replaceAll("-", "_")}-${version}-py3-none-any.whl`;
  const listed = Object.keys(versions).map((version) => ({
    file: fileOf(version),
    version,
    url: "none",
  }));
  write(`cache/index/${name}.json`, JSON.stringify(listed));
  for (const [version, text] of Object.entries(versions)) {
    const lines = requires.map((requirement) => `Requires-Dist: ${requirement}\n`).join("");
    write(`cache/metadata/${fileOf(version)}`, `Name: ${name}\n${lines}\n`);
    write(`cache/pip/${fileOf(version)}/${module}/__init__.py`, text);
  }
}
publish("ours", { "1.0": "", "1.2": OURS, "2.0rc1": "" }, "ours", [
  "Pillow",
  'extra-one; extra == "more"',
]);
publish("pillow", { "13.0": "Image = 1\n" }, "PIL");
publish("extra-one", { "3.0": "" }, "extra_one");

/** A library of programs, each with its packages. */
function libraryOf(
  id: string,
  programs: readonly (readonly [content: string, pip?: readonly string[], more?: Partial<Block>])[],
): Shown {
  const library = defineLibrary({ id, prettyLabel: id, repoUrl: `https://example.test/${id}` });
  const blocks = programs.map(([content, pip = ["ours"], more = {}]) => ({
    library: id,
    record: "a record",
    model: "acme/model",
    language: python.language,
    content,
    install: { pip },
    commands: `pip install -U ${pip.join(" ")}`,
    ...more,
  }));
  return { library, blocks };
}

const prove = async (
  ...shown: readonly Shown[]
): Promise<Awaited<ReturnType<typeof proveTypes>>> => {
  const repositories = join(folder, "clones");
  return proveTypes(shown, [], {
    python: await ensurePython(),
    offline: true,
    cache,
    repositories,
  });
};

const GOOD = `import ours, os
from PIL import Image

model = ours.Model.load(Image, device="cuda")

print(model.predict("b").anything)
`;
const PLANTED: readonly (readonly [text: string, wrong: string, found?: string])[] = [
  ["", ""],
  ["import ours", "import ours.parts as ours", "1 reportMissingImports"],
  ["import ours", "from ours import Modell as ours", "1 reportAttributeAccessIssue"],
  ["os\n", "os, extra_one\n", "1 notInstalled"],
  ["Model.load", "Model.lode", "4 reportAttributeAccessIssue"],
  ["device=", "devise=", "4 reportCallIssue"],
  ["Image, ", "", "4 reportCallIssue"],
  ['"b"', '"b", "c"', "6 reportCallIssue"],
  // The wrong type of an argument means little if types are inferred.
  ['"b"', "1"],
  ["print(model", "print(mode1", "6 reportUndefinedVariable"],
];

test("a planted fault is found in its line, and a correct program has none", async () => {
  const shown = libraryOf(
    "ours",
    PLANTED.map(([text, wrong]) => [GOOD.replace(text, wrong)]),
  );
  const { faults, proofs } = await prove(shown);
  const codes = shown.blocks.map((block) =>
    faults.flatMap((fault) => (fault.block === block ? `${fault.line} ${fault.code}` : [])),
  );
  expect(codes.map(([first]) => first)).toEqual(PLANTED.map(([, , wanted]) => wanted));
  expect(proofs.get("ours")).toEqual({
    level: "parsed",
    programs: { all: 10, typed: 2 },
    packages: { ours: "1.2", pillow: "13.0" },
    absent: [],
    reason:
      "7 programs: The check reports errors. 1 program: The source of extra_one is not available. Nothing that is installed brings it.",
  });
});

test("a module is from the newest package, an extra, an older version or a clone, or has a reason", async () => {
  const tool = "https://github.com/acme/tool";
  const cloning = `git clone ${tool}\ncd tool/inner\n[ -d a ] || cd deeper`;
  const { faults, proofs } = await prove(
    libraryOf("extra", [
      ["import extra_one\n", ["ours[more]"]],
      [GOOD, ["ours<1.1"]],
    ]),
    libraryOf("cloned", [
      ["import one, extra_one\n\nprint(one.part)\n", [`tool @ git+${tool}.git@HEAD`]],
      ["from PIL import Image\n", [], { cloning }],
      ["import ours\n", ["ours"], { language: sh.language }],
    ]),
    libraryOf("absent", [
      ["import theirs\n\ntheirs.a\n", ["theirs @ git+https://github.com/acme/theirs"]],
    ]),
    libraryOf("address", [["import theirs\n", ["theirs @ https://example.test/theirs.whl"]]]),
    libraryOf("nowhere", [["import theirs\n", ["theirs"]]]),
  );
  expect(faults.map(({ block, code }) => `${block.library} ${code}`)).toEqual([
    "nowhere notPublished",
    "extra reportAttributeAccessIssue",
  ]);
  const commit = git("rev-parse", "HEAD");
  const repositories = { [`acme/tool@${commit}`]: git("rev-parse", "HEAD^{tree}") };
  const notTyped = (reason: string, absent: readonly string[] = []): Partial<Proof> => ({
    level: "parsed",
    absent,
    reason: `1 program: ${reason}`,
  });
  const missing = (why: string): string => `The source of theirs is not available. ${why}`;
  expect(Object.fromEntries(proofs)).toMatchObject({
    extra: { packages: { ours: "1.0, 1.2", "extra-one": "3.0" } },
    cloned: {
      level: "typed",
      programs: { all: 3, typed: 2 },
      packages: { "extra-one": "3.0", pillow: "13.0" },
      repositories,
      reason: "1 program: Shell programs are only parsed.",
    },
    absent: notTyped(missing("There was no clone of acme/theirs."), ["acme/theirs"]),
    address: notTyped(
      missing("pip installs it from https://example.test/theirs.whl, not from a registry."),
    ),
    nowhere: notTyped(missing("theirs is not in the cache.")),
  });
});

test("an earlier check or run counts while the programs are unchanged", () => {
  const shown = libraryOf("ours", [[GOOD]]);
  const digest = digestIn(shown);
  const packages = { ours: "1.2" };
  const proof: Proof = { level: "typed", programs: { all: 1, typed: 1 }, packages, absent: [] };
  const row = (before: Partial<RecordedProof>, now: Proof, ran?: Parameters<typeof rowOf>[3]) =>
    rowOf(shown, now, { digest, ...proof, ...before }, ran);
  const unread: Proof = { ...proof, level: "parsed", absent: ["a/b"] };
  expect(row({}, unread).level).toBe("typed");
  expect(row({ digest: "another" }, unread).level).toBe("parsed");
  const run = { records: ["a record"], packages };
  const programs = { all: 1, typed: 1, run: 1 };
  expect(row({ run }, proof)).toMatchObject({ level: "run", programs });
  const ran = (some: readonly string[]) => ({
    runs: new Map(some.map((id) => [id, run])),
    faults: [],
  });
  expect(row({}, proof, ran(["ours"]))).toMatchObject({ level: "run", programs });
  expect(row({ run }, proof, ran([])).level).toBe("typed");
  expect(row({ run, digest: "another" }, proof).level).toBe("typed");
});

test("rows without programs, new programs and changed ones are found", () => {
  const record = new Map(["a", "b", "c"].map((id) => [id, { level: "typed", digest: id }]));
  const today = new Map(Object.entries({ b: "b", c: "another", d: "d" }));
  expect(compareDigests(record, today)).toEqual({ gone: ["a"], added: ["d"], changed: ["c"] });
  const digests = [["ours"], ["ours", "more"]].map((pip) =>
    digestIn(libraryOf("a", [[GOOD, pip]])),
  );
  expect(new Set(digests).size).toBe(2);
});

test("a program must exit with 0, print the expected output, and not hide an exception", () => {
  const fine = { code: 0, out: "[0.5]\n", errors: "a warning\n" };
  const faultsOf = (more: Partial<typeof fine>): number =>
    judgeProgram({ ...fine, ...more }, { prints: /0\.5/ }).length;
  expect(faultsOf({})).toBe(0);
  for (const wrong of [
    { code: 1 },
    { out: "" },
    { errors: "Traceback (most recent call last):\n" },
  ])
    expect(faultsOf(wrong)).toBe(1);
});

test("a library is run in one environment, and an empty output is never enough", () => {
  const libraries = ENVIRONMENTS.flatMap(({ cases }) => Object.keys(cases));
  expect(new Set(libraries).size).toBe(libraries.length);
  const all = ENVIRONMENTS.flatMap(({ cases }) => Object.values(cases).flat());
  expect(all.filter(([, , prints]) => prints.test(""))).toEqual([]);
});
