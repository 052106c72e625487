// A JavaScript program in a shared process must end, fail and have an environment like a program that Node starts.
import { mkdtemp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Ended, runChild } from "../../testing/inspect/child.ts";
import { sharedProcess, type SharedProcess } from "./shared-process.ts";

let folder: string;
let shared: SharedProcess;
let inShared: typeof runChild;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hubsmith-shared-"));
  shared = sharedProcess();
  inShared = shared.starting([]);
});
afterAll(async () => {
  shared.stop();
  await rm(folder, { recursive: true });
});

let count = 0;
async function run(
  content: string,
  by: typeof runChild,
  { seconds = 30, env = {} } = {},
): Promise<Omit<Ended, "out"> & { readonly out: string; readonly made: string }> {
  const place = join(folder, String((count += 1)));
  await mkdir(place);
  await symlink(join(folder, "node_modules"), join(place, "node_modules"));
  await writeFile(join(place, "snippet.mjs"), content);
  const ended = await by(process.execPath, ["snippet.mjs"], { cwd: place, env, seconds });
  const made = await readFile(join(place, "made"), "utf8").catch(() => "");
  return { ...ended, out: ended.out.toString().replaceAll(place, "place"), made };
}

test.each([
  ["prints, and ends", "console.log('out')"],
  ["writes to both", "console.log('out'); console.error('error')"],
  ["sets its exit code", "process.exitCode = 4"],
  ["waits", "await new Promise((wake) => setTimeout(wake, 50)); console.log('late')"],
  ["prints what is not ASCII", "console.log('\u00e9\u4e16\u{1f600}')"],
  ["writes a file", "import { writeFileSync } from 'node:fs'; writeFileSync('made', 'content')"],
  ["looks around", "console.log(process.env.OWN, process.cwd(), import.meta.url)"],
])("a program that %s", async (_, content) => {
  const env = { OWN: "value" };
  expect(await run(content, inShared, { env })).toEqual(await run(content, runChild, { env }));
});

test.each([
  ["throw new Error('no')", "Error: no"],
  ["await Promise.reject(new TypeError('no'))", "TypeError: no"],
  ["not JavaScript", "Unexpected identifier 'JavaScript'"],
  ["import 'no'", "Cannot find package 'no'"],
])("a program that fails reports its error: %s", async (content, error) => {
  for (const by of [runChild, inShared]) {
    const { code, errors } = await run(content, by);
    expect(code).toBe(1);
    expect(errors).toContain(error);
  }
});

test("the next program has another environment, but the same packages", async () => {
  const env = { OWN: "first" };
  const save = "import fs from 'node:fs'; fs.seen = process.env.SET = process.env.OWN";
  expect((await run(save, inShared, { env })).code).toBe(0);
  const look = "import fs from 'node:fs'; console.log(fs.seen, process.env.SET, process.env.OWN)";
  expect((await run(look, inShared)).out).toBe("first undefined undefined\n");
});

test("a cache is cleared before each program", async () => {
  const file = "cache.mjs";
  await mkdir(join(folder, "node_modules"));
  await writeFile(join(folder, "node_modules", file), "export const seen = new Map();");
  const text = `
    import { seen } from "./node_modules/${file}";
    console.log(seen.size);
    seen.set("key", "value");
  `;
  for (const [caches, size] of [
    [[], 0],
    [[], 1],
    [[{ file, name: "seen" }], 0],
  ] as const)
    expect((await run(text, shared.starting(caches))).out).toBe(`${size}\n`);
});

test("a program that does not end is killed, and the next one runs", async () => {
  const { code, timedOut } = await run("while (true);", inShared, { seconds: 2 });
  expect({ code, timedOut }).toEqual({ code: null, timedOut: true });
  expect((await run("console.log('next')", inShared)).out).toBe("next\n");
});
