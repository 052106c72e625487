// Runners of a language are data: a command or a compiler, which gets each program once.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Case } from "./case.ts";
import { compiled, type Runner, runnerOf } from "./runner.ts";
import { makeTools, run } from "./environment.ts";

const tools = await makeTools("");
const folder = await mkdtemp(join(tmpdir(), "hubsmith-runner-"));
afterAll(async () => {
  await rm(tools, { recursive: true });
  await rm(folder, { recursive: true });
});

const around = { python: "python3", modules: ".", tools, proxy: "http://127.0.0.1:1", seconds: 20 };
const caseOf = (content: string, more: Partial<Case> = {}): Case =>
  ({ language: "acme", content, files: new Map(), env: {}, ...more }) as Case;
const outOf = async (one: Case, runner: Runner): Promise<string> => {
  const programs = await compiled([one], [runner], folder);
  const { out } = await run(one, { ...around, runners: [runner], programs });
  return out.toString();
};

test("the command of a runner runs a language, with its environment", async () => {
  const runner: Runner = {
    language: "acme",
    file: "snippet.acme",
    command: ["bash", "-u"],
    environment: { WHO: "Acme" },
  };
  expect(await outOf(caseOf('echo "$WHO $0"'), runner)).toBe("Acme snippet.acme\n");
});

test("programs are compiled together, without duplicates, and the results are run", async () => {
  const batches: (readonly string[])[] = [];
  const runner: Runner = {
    language: "acme",
    file: "snippet.acme",
    compile: (programs) => {
      batches.push(programs);
      return Promise.resolve(programs.map((one) => ({ command: ["echo", one] as const })));
    },
  };
  const cases = ["a", "b", "a"].map((content) => caseOf(content));
  await compiled([...cases, caseOf("x", { language: "sh" })], [runner], folder);
  expect(batches).toEqual([["a", "b"]]);
  expect(await outOf(caseOf("a"), runner)).toBe("a\n");
});

test("compile errors are reported, and so is a runner that returns nothing", async () => {
  const compile: Runner["compile"] = () => Promise.resolve([{ faults: ["line 1: no"] }]);
  const broken: Runner = { language: "acme", file: "a", compile };
  await expect(outOf(caseOf("a"), broken)).rejects.toThrow("It does not compile:\n  line 1: no");
  const lazy: Runner = { language: "acme", file: "a", compile: () => Promise.resolve([]) };
  await expect(outOf(caseOf("a"), lazy)).rejects.toThrow("Its compiler gave nothing for it.");
  await expect(outOf(caseOf("a"), { language: "acme", file: "a" })).rejects.toThrow(
    'The runner of "acme" says neither a command nor how to compile.',
  );
});

test("a given runner overrides the kit's own", () => {
  const own = runnerOf("sh", [], around);
  expect(own?.command).toEqual(["bash"]);
  const given: Runner = { language: "sh", file: "a.sh", command: ["dash"] };
  expect(runnerOf("sh", [given], around)).toBe(given);
  expect(runnerOf("acme", [], around)).toBeUndefined();
});
