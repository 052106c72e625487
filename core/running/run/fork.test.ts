// Programs in a fork or slot end, fail and have an environment like those that Node starts.
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Ended, pythonPath, runChild } from "../../testing/inspect/child.ts";
import { sampled } from "../../testing/sampled.ts";
import { notForked, type Slot, startForks } from "./fork.ts";
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

let folder: string;
let python: string;
let slot: Slot;
let stop: () => void;

beforeAll(async () => {
  python = pythonPath();
  folder = await mkdtemp(join(tmpdir(), "hubsmith-fork-"));
  const server = startForks(python, environment(".home"), 2);
  [slot] = server.slots as [Slot];
  stop = server.stop;
});
afterAll(async () => {
  stop();
  await rm(folder, { recursive: true });
});

const environment = (home: string): Record<string, string> =>
  environmentOf({ tools: "/nowhere", proxy: "http://127.0.0.1:1" }, home);

async function run(
  content: string,
  by: typeof runChild,
  { seconds = 30, env = {}, command = python } = {},
): Promise<Omit<Ended, "out"> & { readonly out: string; readonly made: string }> {
  const cwd = join(folder, "place");
  await rm(cwd, { recursive: true, force: true });
  await mkdir(join(cwd, ".home"), { recursive: true });
  await writeFile(join(cwd, "snippet"), content);
  const own = { ...environment(join(cwd, ".home")), ...env };
  const ended = await by(command, ["snippet"], { cwd, env: own, seconds });
  const made = await readFile(join(cwd, "made"), "utf8").catch(() => "");
  return { ...ended, out: ended.out.toString(), made };
}

test.each(sampled(Object.entries(PROGRAMS), 3))(
  "A Python program in a fork: %s",
  async (_, content) => {
    expect(await run(content, slot.fork)).toEqual(await run(content, runChild));
  },
);

test.each(sampled(Object.entries(SCRIPTS), 3))("A script in a slot: %s", async (_, content) => {
  const command = "bash";
  expect(await run(content, slot.start, { command })).toEqual(
    await run(content, runChild, { command }),
  );
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
  const made = contents.map((content) => ({ language: "python", client: "python/a", content }));
  const cases = [...made, { ...made[1]!, client: "python/b" }, { ...made[0]!, language: "js" }];
  const chosen = notForked(cases);
  expect(cases.map((one) => chosen.has(one))).toEqual([true, false, true, true, true, false]);
});
