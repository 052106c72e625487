// snippets --out writes a complete file for each model, once, and changes nothing else.
import * as fs from "node:fs";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { temporary } from "../../support/temporary.ts";
import { type Ran, runHere } from "./in-memory.test.util.ts";

vi.mock("node:fs", async (original) => {
  const real = await original<typeof fs>();
  return {
    ...real,
    writeFileSync: vi.fn<typeof writeFileSync>(real.writeFileSync),
  };
});

const record = (id: string, more: object = {}): string =>
  JSON.stringify({ id, pipeline_tag: "text-classification", library_name: "setfit", ...more });

const all = temporary();
let folder: string;
beforeEach(({ task }) => {
  folder = join(all.folder, task.id);
  mkdirSync(folder);
});

function put(lines: readonly string[], ...flags: readonly string[]): Promise<Ran> {
  const input = `${lines.join("\n")}\n`;
  return runHere(["snippets", "--json", "--out", "out", ...flags], { input, cwd: folder });
}

const filesIn = (): readonly string[] =>
  existsSync(join(folder, "out"))
    ? readdirSync(join(folder, "out"), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + "/out/".length))
        .sort()
    : [];
const read = (path: string): string => readFileSync(join(folder, "out", path), "utf8");

describe("--out", () => {
  test("writes the output of snippets, in a form that is easy to compare", async () => {
    const lines = [record("gpt2"), record("org/a"), record("org/B")];
    expect(await put(lines, "--provider", "hf-inference")).toMatchObject({
      code: 0,
      out: "",
      errors: "3 new, 0 changed, 0 unchanged, 0 failed.\n",
    });
    expect(filesIn()).toEqual(["gpt2.json", "org/B.json", "org/a.json"]);
    const { rows } = await runHere(["snippets", "--json", "--provider", "hf-inference"], {
      input: `${lines[1]!}\n`,
    });
    const { line: _line, ...expected } = rows[0]!;
    expect(read("org/a.json")).toBe(`${JSON.stringify(expected, null, 2)}\n`);
  });

  test("keeps correct files, and continues an interrupted run", async () => {
    const lines = [record("org/a"), record("org/b"), record("org/c")];
    await put(lines.slice(0, 2));
    writeFileSync(join(folder, "out/org/b.json"), read("org/b.json").slice(0, 20));
    const before = statSync(join(folder, "out/org/a.json")).ino;
    expect((await put(lines)).errors).toBe("1 new, 1 changed, 1 unchanged, 0 failed.\n");
    expect(statSync(join(folder, "out/org/a.json")).ino).toBe(before);
    expect((await put(lines)).errors).toBe("0 new, 0 changed, 3 unchanged, 0 failed.\n");
  });

  test("two runs write into one folder at once", async () => {
    const lines = Array.from({ length: 20 }, (_, at) => record(`org/m${at}`));
    const writing = vi.mocked(fs.writeFileSync);
    const real = writing.getMockImplementation()!;
    const temporaries = new Set<unknown>();
    writing.mockImplementation((file, ...more) => {
      temporaries.add(file);
      real(file, ...more);
    });
    const both = await Promise.all([put(lines, "--provider", "hf-inference"), put(lines)]);
    writing.mockImplementation(real);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(filesIn()).toHaveLength(20);
    expect(temporaries.size).toBe(40);
  });

  test("keeps the first of two records with the same id, ignoring case, and reports its line", async () => {
    const lines = [record("org/a"), record("org/a", { library_name: "x" }), record("org/A")];
    const fault =
      "line 1 already has a record with the file org/a.json. This file is kept. Remove one of the two.";
    expect(await put(lines)).toMatchObject({
      code: 1,
      errors: `hubsmith: error: line 2: ${fault}\nhubsmith: error: line 3: ${fault}\n1 new, 0 changed, 0 unchanged, 2 failed.\n`,
    });
    expect(filesIn()).toEqual(["org/a.json"]);
    expect(read("org/a.json")).toContain('"setfit"');
  });

  test("continues after a bad line, with exit code 1", async () => {
    const { code, errors } = await put(["nope", record("../up"), record("org/a")]);
    expect(code).toBe(1);
    expect(errors).toMatch(/^hubsmith: error: line 1: Invalid JSON/);
    expect(errors).toMatch(/\nhubsmith: error: line 2: id: "\.\.\/up" is not a model id/);
    expect(errors).toMatch(/\n1 new, 0 changed, 0 unchanged, 2 failed\.\n$/);
    expect(filesIn()).toEqual(["org/a.json"]);
  });
});

test("--check lists new and changed files, and writes nothing", async () => {
  await put([record("org/a"), record("org/b"), record("c")]);
  const before = filesIn();
  const lines = [record("org/b"), record("org/a", { library_name: "x" }), record("new/n")];
  expect(await put(lines, "--check")).toMatchObject({
    code: 1,
    out: "changed org/a.json\nnew new/n.json\n",
    errors: "1 new, 1 changed, 1 unchanged, 0 failed.\n",
  });
  expect(filesIn()).toEqual(before);
  expect(await put([record("org/a"), record("org/b"), record("c")], "--check")).toMatchObject({
    code: 0,
    out: "",
    errors: "0 new, 0 changed, 3 unchanged, 0 failed.\n",
  });
});

describe("a folder that cannot be written", () => {
  test.each<readonly [string, (out: string) => unknown, RegExp]>([
    ["is a file", (out) => (fs.rmSync(out, { recursive: true }), writeFileSync(out, "")), /\/out/],
    ["has a file as a folder", (out) => writeFileSync(join(out, "org"), ""), /out\/org/],
  ])("%s: the command ends", async (_, change, message) => {
    await put([record("gpt2")]);
    change(join(folder, "out"));
    const { code, errors } = await put([record("org/a")]);
    expect([code, errors]).toEqual([74, expect.stringMatching(message)]);
  });

  test("in the middle: existing files are complete, and the next run continues", async () => {
    const lines = [record("org/a"), record("org/b")];
    await put([record("org/b", { library_name: "x" })]);
    const before = read("org/b.json");
    const writing = vi.mocked(fs.writeFileSync);
    const real = writing.getMockImplementation()!;
    writing.mockImplementationOnce(real).mockImplementationOnce((file) => {
      real(file, "{");
      return full();
    });
    expect(await put(lines)).toMatchObject({
      code: 74,
      errors: `hubsmith: error: ENOSPC: no space left on device. All written files are complete. Fix the problem, and run the same command again.\n`,
    });
    expect(read("org/b.json")).toBe(before);
    expect((await put(lines)).errors).toBe("0 new, 1 changed, 1 unchanged, 0 failed.\n");
    expect(filesIn()).toEqual(["org/a.json", "org/b.json"]);
  });
});

function full(): never {
  throw new Error("ENOSPC: no space left on device");
}
