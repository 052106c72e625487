// A forked program in Python has to end, fail and be surrounded as one that Python itself starts.
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pythonPath } from "../child.ts";
import { notForked, startForks } from "./fork.ts";
import { type Finished, start } from "./start.ts";
import { environmentOf } from "./surroundings.ts";

const PROGRAMS: Readonly<Record<string, string>> = {
  "prints, and ends": "print('out')",
  "writes to both": "import sys\nprint('out')\nprint('error', file=sys.stderr)",
  "ends with a number": "import sys\nsys.exit(3)",
  "ends with a sentence": "import sys\nsys.exit('That went wrong.')",
  throws: "def f():\n    raise ValueError('no')\n\nf()",
  "throws in a chain": "try:\n    1 / 0\nexcept ZeroDivisionError:\n    raise KeyError('two')",
  "is no Python": "print('a'\n",
  "is ended by a signal": "import os, signal\nos.kill(os.getpid(), signal.SIGTERM)",
  "lacks an import": "requests.get('https://example.com')",
  "lives on in a thread":
    "import threading, time\nthreading.Thread(target=lambda: (time.sleep(0.2), print('late'))).start()",
  "has a last word": "import atexit\natexit.register(print, 'last')\nprint('first')",
  "fails in its last word": "import atexit\natexit.register(int, 'x')",
  "leaves a file open": "file = open('made', 'w')\nfile.write('all of it')",
  "has objects that speak as they go":
    "class Last:\n    def __del__(self):\n        print('gone')\n\nlast = Last()",
  reads: "print(repr(input()))",
  "looks around":
    "import os, sys\nprint(sorted(os.environ.items()), os.getcwd(), sys.argv, sys.path[0], __name__, __file__)",
  "imports its own main": "import __main__\nx = 5\nprint(__main__.x)",
  "prints what is not ASCII": "print('\u00e9\u4e16\u{1f600}')",
};

let folder: string;
let python: string;
let forks: readonly (typeof start)[];
let stop: () => void;

beforeAll(async () => {
  python = pythonPath();
  folder = await mkdtemp(join(tmpdir(), "hubsmith-fork-"));
  ({ forks, stop } = startForks(python, environment(".home"), 2));
});
afterAll(async () => {
  stop();
  await rm(folder, { recursive: true });
});

const environment = (home: string): Record<string, string> =>
  environmentOf({ tools: "/nowhere", proxy: "http://127.0.0.1:1" }, home);

async function run(
  content: string,
  by: typeof start,
  { seconds = 30, env = {} } = {},
): Promise<Finished & { readonly made: string }> {
  const place = join(folder, "place");
  await rm(place, { recursive: true, force: true });
  await mkdir(join(place, ".home"), { recursive: true });
  await writeFile(join(place, "snippet.py"), content);
  const finished = await by({
    command: python,
    args: ["snippet.py"],
    folder: place,
    environment: { ...environment(join(place, ".home")), ...env },
    seconds,
  });
  return { ...finished, made: await readFile(join(place, "made"), "utf8").catch(() => "") };
}

describe("A fork is not to be told from a process that Python starts, for a program that", () => {
  test.each(Object.entries(PROGRAMS))("%s", async (_, content) => {
    const forked = await run(content, forks[0]!);
    const started = await run(content, start);
    expect({ ...forked, out: forked.out.toString() }).toEqual({
      ...started,
      out: started.out.toString(),
    });
  });
});

test("A program that does not end is ended, with what it started.", async () => {
  const content =
    "import subprocess, time\nchild = subprocess.Popen(['sleep', '60'])\nprint(child.pid, flush=True)\ntime.sleep(60)";
  const { code, timedOut, out } = await run(content, forks[0]!, { seconds: 1 });
  expect({ code, timedOut }).toEqual({ code: null, timedOut: true });
  const state = await readFile(`/proc/${Number(out.toString())}/stat`, "utf8").catch(() => "gone");
  expect(state).toMatch(/^gone$|\) Z /);
});

test("What one program sets, the next one does not find.", async () => {
  const look = "import huggingface_hub, os\nprint(huggingface_hub.get_token(), os.getpid())";
  const save =
    "import huggingface_hub, os\nos.environ['HF_TOKEN'] = 'b'\nhuggingface_hub.seen = 1\nopen(huggingface_hub.constants.HF_TOKEN_PATH, 'w').write('c')";
  const first = await run(look, forks[0]!, { env: { HF_TOKEN: "a" } });
  expect(first.out.toString()).toMatch(/^a \d+\n$/);
  expect((await run(save, forks[0]!)).code).toBe(0);
  const second = await run(look, forks[0]!);
  expect(second.out.toString()).toMatch(/^None \d+\n$/);
  expect(second.out.toString()).not.toBe(first.out.toString().replace("a", "None"));
  expect((await run("import huggingface_hub\nhuggingface_hub.seen", forks[0]!)).code).toBe(1);
});

test("A server that has ended is no answer.", async () => {
  const short = startForks("false", {}, 1);
  await expect(run("print(1)", short.forks[0]!)).rejects.toThrow("The server that forks ended");
  short.stop();
});

test("The first case with each set of imports is started by itself.", () => {
  const contents = ["import a\nx", "import a\ny", "import a\nimport b", "z"];
  const made = contents.map((content) => ({ language: "python", client: "python/a", content }));
  const cases = [...made, { ...made[1]!, client: "python/b" }, { ...made[0]!, language: "js" }];
  const chosen = notForked(cases);
  expect(cases.map((one) => chosen.has(one))).toEqual([true, false, true, true, true, false]);
});
