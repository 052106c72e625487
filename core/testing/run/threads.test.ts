// A program in a worker ends, fails and finds the same as one that Node itself starts.
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { environmentOf, makeTools } from "./surroundings.ts";
import { type Finished, start } from "./start.ts";
import { createThreads, type Threads } from "./threads.ts";

const LOOK =
  "console.log(process.cwd(), Object.entries(process.env).sort(), process.argv.length, import.meta.url, globalThis.seen); globalThis.seen = 1; process.env.LEFT = 'x';";
const PROGRAMS: Readonly<Record<string, string>> = {
  "prints to both": "console.log('é世😀'); console.error('error');",
  throws: "throw new Error('no');",
  "throws later": "setTimeout(() => { throw new Error('late'); }, 50); console.log('first');",
  "prints later": "setTimeout(() => console.log('late'), 50); console.log('first');",
  "leaves a rejection": "Promise.reject(new Error('floating')); console.log(1);",
  "waits for nothing": "console.log(1); await new Promise(() => {});",
  "exits with a number": "console.log(1); process.exit(3);",
  "sets its exit code": "process.exitCode = 4;",
  "is no JavaScript": "const = 3;",
  "lacks a package": "import 'no-such-package';",
  "prints more than a pipe holds": "process.stdout.write('x'.repeat(1e6));",
  "writes a file": "import { writeFile } from 'node:fs/promises'; await writeFile('made', 'all');",
  "looks around": LOOK,
  "looks around again": LOOK,
};

let folder: string;
let tools: string;
let threads: Threads;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hubsmith-threads-"));
  tools = await makeTools("");
  threads = createThreads(tools, environment());
});
afterAll(async () => {
  threads.stop();
  for (const one of [folder, tools]) await rm(one, { recursive: true });
});

const environment = (): Record<string, string> =>
  environmentOf({ tools, proxy: "http://127.0.0.1:1" }, ".home");

async function run(content: string, by: typeof start, seconds = 30): Promise<object> {
  const place = join(folder, "place");
  await rm(place, { recursive: true, force: true });
  await mkdir(place);
  await writeFile(join(place, "snippet.mjs"), content);
  const finished: Finished = await by({
    command: process.execPath,
    args: ["--use-openssl-ca", "--import", join(tools, "preload.mjs"), "snippet.mjs"],
    folder: place,
    environment: environment(),
    seconds,
  });
  const { code, timedOut, out, errors } = finished;
  const made = await readFile(join(place, "made"), "utf8").catch(() => "");
  return { code, timedOut, out: out.toString(), hasErrors: errors !== "", made };
}

test.each(Object.entries(PROGRAMS))("A program that %s", async (_, content) => {
  expect(await run(content, threads.run)).toEqual(await run(content, start));
});

test("A program that does not end is ended, and the next one runs", async () => {
  const endless = await run("while (true);", threads.run, 1);
  expect(endless).toMatchObject({ code: null, timedOut: true });
  expect(await run("process.exit(5);", threads.run)).toMatchObject({ code: 5 });
});
