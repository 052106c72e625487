// Programs in a fork, a slot or a shared process end, fail and have an environment like those that Node starts.
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Ended, pythonPath, runChild } from "../../inspect/child.ts";
import { sampled } from "../../sampled.ts";
import { notForked, sharedProcess, type SharedProcess, type Slot, startForks } from "./fork.ts";
import { environmentOf } from "./environment.ts";

const PROGRAMS: Readonly<Record<string, string>> = {
  "prints, and ends": "print('out')",
  "writes to both": "import sys\nprint('out')\nprint('error', file=sys.stderr)",
  "ends with a number": "import sys\nsys.exit(3)",
  "ends with a number beyond a byte": "import sys\nsys.exit(-1)",
  "ends with nothing": "import sys\nsys.exit()",
  "ends with no number": "import sys\nsys.exit([1])",
  "ends with a sentence": "import sys\nsys.exit('That went wrong.')",
  throws: "def f():\n    raise ValueError('no')\n\nf()",
  "throws in a chain": "try:\n    1 / 0\nexcept ZeroDivisionError:\n    raise KeyError('two')",
  "is not Python": "print('a'\n",
  "is ended by a signal": "import os, signal\nos.kill(os.getpid(), signal.SIGTERM)",
  "lacks an import": "requests.get('https://example.com')",
  "lives on in a thread":
    "import threading, time\nthreading.Thread(target=lambda: (time.sleep(0.2), print('late'))).start()",
  "has a last word": "import atexit\natexit.register(print, 'last')\nprint('first')",
  "fails in its last word": "import atexit\natexit.register(int, 'x')",
  "leaves a file open": "file = open('made', 'w')\nfile.write('all of it')",
  "has objects that speak as they go":
    "class Last:\n    def __del__(self):\n        print('gone')\n\nlast = Last()",
  "throws, and has objects that speak as they go":
    "class Last:\n    def __del__(self):\n        print('gone')\n\ndef f():\n    own = Last()\n    raise ValueError('no')\n\nlast = Last()\nf()",
  "throws, and has a last word":
    "import atexit\natexit.register(print, 'last')\natexit.register(int, 'x')\n1 / 0",
  "throws, and leaves a file open": "file = open('made', 'w')\nfile.write('all of it')\n1 / 0",
  "throws, and lives on in a thread":
    "import threading, time\nthreading.Thread(target=lambda: (time.sleep(0.2), print('late'))).start()\n1 / 0",
  "is interrupted": "raise KeyboardInterrupt",
  reads: "print(repr(input()))",
  "looks around":
    "import os, sys\nprint(sorted(os.environ.items()), os.getcwd(), sys.argv, sys.path[0], __name__, __file__)",
  "imports its own main": "import __main__\nx = 5\nprint(__main__.x)",
  "prints what is not ASCII": "print('\u00e9\u4e16\u{1f600}')",
};

const SCRIPTS: Readonly<Record<string, string>> = {
  "prints to both, and ends with a number": "echo out\necho error >&2\nexit 3",
  "is ended by a signal": "kill -TERM $$",
  "leaves a child behind that speaks": "(sleep 0.3; echo late) &\necho first",
  "writes more than a pipe holds": "head -c 300000 /dev/zero",
  reads: "cat; read -r line; echo $?",
  "writes to a pipe without a reader": 'yes | head -1; echo "${PIPESTATUS[@]}"',
  "looks around": "pwd; env | sort; ls -A; ps -o pgid= -p $$ | grep -cw $$",
};

const MODULES: Readonly<Record<string, string>> = {
  "prints, and ends": "console.log('out')",
  "writes to both": "console.log('out'); console.error('error')",
  "sets its exit code": "process.exitCode = 4",
  waits: "await new Promise((wake) => setTimeout(wake, 50)); console.log('late')",
  "prints what is not ASCII": "console.log('\u00e9\u4e16\u{1f600}')",
  "writes a file": "import { writeFileSync } from 'node:fs'; writeFileSync('made', 'content')",
  "looks around": "console.log(process.env.OWN, process.cwd(), import.meta.url)",
};

const python = pythonPath();
const node = process.execPath;
let folder: string;
let slot: Slot;
let shared: SharedProcess;
let inShared: typeof runChild;
let stop: () => void;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hubsmith-fork-"));
  const server = startForks(python, environment(".home"), 2);
  [slot] = server.slots as [Slot];
  shared = sharedProcess();
  inShared = shared.starting([]);
  stop = () => (server.stop(), shared.stop());
});
afterAll(async () => {
  stop();
  await rm(folder, { recursive: true });
});

const environment = (home: string): Record<string, string> =>
  environmentOf({ tools: "/nowhere", proxy: "http://127.0.0.1:1" }, home);

let count = 0;
async function run(
  content: string,
  by: typeof runChild,
  { seconds = 30, env = {}, command = python } = {},
): Promise<Omit<Ended, "out"> & { readonly out: string; readonly made: string }> {
  const cwd = join(folder, String((count += 1)));
  await mkdir(join(cwd, ".home"), { recursive: true });
  await symlink(join(folder, "node_modules"), join(cwd, "node_modules"));
  await writeFile(join(cwd, "snippet.mjs"), content);
  const variables = { ...environment(join(cwd, ".home")), ...env };
  const ended = await by(command, ["snippet.mjs"], { cwd, env: variables, seconds });
  const made = await readFile(join(cwd, "made"), "utf8").catch(() => "");
  const [out, errors] = [ended.out.toString(), ended.errors].map((text) =>
    text.replaceAll(cwd, "place"),
  ) as [string, string];
  return { ...ended, out, errors, made };
}

type Way = readonly [
  name: string,
  programs: typeof PROGRAMS,
  command: string,
  by: () => typeof runChild,
];
describe.each<Way>([
  ["A Python program in a fork", PROGRAMS, python, () => slot.fork],
  ["A script in a slot", SCRIPTS, "bash", () => slot.start],
  ["A module in a shared process", MODULES, node, () => inShared],
])("%s", (_name, programs, command, by) => {
  test.each(sampled(Object.entries(programs), 3))("%s", async (_, content) => {
    const options = { command, env: { OWN: "value" } };
    expect(await run(content, by(), options)).toEqual(await run(content, runChild, options));
  });
});

test.each([
  ["throw new Error('no')", "Error: no"],
  ["await Promise.reject(new TypeError('no'))", "TypeError: no"],
  ["not JavaScript", "Unexpected identifier 'JavaScript'"],
  ["import 'no'", "Cannot find package 'no'"],
])("A module that fails reports its error: %s", async (content, error) => {
  for (const by of [runChild, inShared]) {
    const { code, errors } = await run(content, by, { command: node });
    expect(code).toBe(1);
    expect(errors).toContain(error);
  }
});

test("The next program has another environment, but the same packages", async () => {
  const env = { OWN: "first" };
  const save = "import fs from 'node:fs'; fs.seen = process.env.SET = process.env.OWN";
  expect((await run(save, inShared, { command: node, env })).code).toBe(0);
  const look = "import fs from 'node:fs'; console.log(fs.seen, process.env.SET, process.env.OWN)";
  expect((await run(look, inShared, { command: node })).out).toBe("first undefined undefined\n");
});

test("A cache is cleared before each program", async () => {
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
    expect((await run(text, shared.starting(caches), { command: node })).out).toBe(`${size}\n`);
});

test("A missing command is reported, and the slot continues.", async () => {
  const lost = run("", slot.start, { command: "no-such-command" });
  await expect(lost).rejects.toThrow("no-such-command could not be started");
  expect((await run("exit 4", slot.start, { command: "bash" })).code).toBe(4);
});

test.each(["fork", "start"] as const)("A program that does not end is killed (%s).", async (by) => {
  const content =
    "import subprocess, time\nchild = subprocess.Popen(['sleep', '60'])\nprint(child.pid, flush=True)\nwhile True:\n    time.sleep(1)";
  const { code, timedOut, out } = await run(content, slot[by], { seconds: 2 });
  expect({ code, timedOut }).toEqual({ code: null, timedOut: true });
  // A signal takes effect only when the process runs again.
  const stat = `/proc/${Number(out)}/stat`;
  const state = (): Promise<string> => readFile(stat, "utf8").catch(() => "gone");
  await expect.poll(state, { timeout: 30_000 }).toMatch(/^gone$|\) Z /);
});

test("A module that does not end is killed, and the next one runs.", async () => {
  const options = { command: node, seconds: 2 };
  const { code, timedOut } = await run("while (true);", inShared, options);
  expect({ code, timedOut }).toEqual({ code: null, timedOut: true });
  expect((await run("console.log('next')", inShared, { command: node })).out).toBe("next\n");
});

test("State of one program is not visible to the next one.", async () => {
  const look = "import huggingface_hub, os\nprint(huggingface_hub.get_token(), os.getpid())";
  const save =
    "import huggingface_hub, os\nos.environ['HF_TOKEN'] = 'b'\nhuggingface_hub.seen = 1\nopen(huggingface_hub.constants.HF_TOKEN_PATH, 'w').write('c')";
  const first = await run(look, slot.fork, { env: { HF_TOKEN: "a" } });
  expect(first.out).toMatch(/^a \d+\n$/);
  expect((await run(save, slot.fork)).code).toBe(0);
  const second = await run(look, slot.fork);
  expect(second.out).toMatch(/^None \d+\n$/);
  expect(second.out).not.toBe(first.out.replace("a", "None"));
  expect((await run("import huggingface_hub\nhuggingface_hub.seen", slot.fork)).code).toBe(1);
});

test("A server that has ended returns an error.", async () => {
  const short = startForks("false", {}, 1);
  await expect(run("print(1)", short.slots[0]!.fork)).rejects.toThrow("The fork server has ended");
  short.stop();
});

test("The first case with each set of imports is started without a fork.", () => {
  const contents = ["import a\nx", "import a\ny", "import a\nimport b", "z"];
  const programs = contents.map((content) => ({ language: "python", client: "python/a", content }));
  const cases = [
    ...programs,
    { ...programs[1]!, client: "python/b" },
    { ...programs[0]!, language: "js" },
  ];
  const chosen = notForked(cases);
  expect(cases.map((runCase) => chosen.has(runCase))).toEqual([
    true,
    false,
    true,
    true,
    true,
    false,
  ]);
});
