// A program runs by the runner of its language, reaches only the mock services, and its images are compared.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pythonPath, runChild } from "../../inspect/child.ts";
import type { Seen } from "../service/received.ts";
import { createAuthority, type Proxy, startProxy } from "./proxy.ts";
import {
  areAlike,
  compiled,
  type Ended,
  kitRunners,
  makeTools,
  type Programs,
  run,
  type Runner,
  type Surroundings,
} from "./environment.ts";

const python = pythonPath();
let tools: string;
let strange: string;
let proxy: Proxy;

beforeAll(async () => {
  const authority = await createAuthority();
  tools = await makeTools(authority.cert);
  strange = await makeTools((await createAuthority()).cert);
  proxy = await startProxy(authority);
}, 60_000);
afterAll(async () => {
  await proxy.stop();
  for (const folder of [tools, strange]) await rm(folder, { recursive: true });
});

const around = (runner: Runner, programs: Programs = new Map()): Surroundings => {
  return { python, tools, proxy: proxy.url, start: runChild, seconds: 30, runner, programs };
};
async function runIn(
  place: Surroundings,
  content: string,
): Promise<{ readonly ended: Ended; readonly seen: readonly Seen[] }> {
  const seen: Seen[] = [];
  await proxy.serve((received) => {
    seen.push(received);
    return { status: 201, type: "text/plain", body: Buffer.from(received.url) };
  });
  const ended = await run({ content, env: {}, files: new Map() }, place);
  await rm(ended.folder, { recursive: true });
  return { ended, seen };
}

const SNIPPETS: Readonly<Record<string, string>> = {
  js: 'console.log(await (await fetch("https://api.example.test/a")).text());',
  python: 'import requests\nprint(requests.get("https://api.example.test/a").text)',
  sh: "curl -sS https://api.example.test/a",
};
// That programs reach the services is seen in every run of snippets.
test.each(Object.entries(SNIPPETS))("%s trusts no other authority", async (language, content) => {
  const runner = kitRunners(python).find((candidate) => candidate.language === language)!;
  const { ended, seen } = await runIn({ ...around(runner), tools: strange }, content);
  expect(ended.code).not.toBe(0);
  expect(ended.errors).toMatch(/certificate/i);
  expect(seen).toEqual([]);
});

describe("a runner", () => {
  const acme = (more: Partial<Runner>): Runner => ({ language: "acme", file: "a.acme", ...more });
  const outOf = async (content: string, runner: Runner): Promise<string> => {
    const programs = await compiled([{ language: "acme", content }], [runner], tools);
    const { ended } = await runIn(around(runner, programs), content);
    return ended.out.toString();
  };

  test("has a command and an environment, or a compiler for all programs, each once", async () => {
    const shell = acme({ command: ["bash", "-u"], environment: { WHO: "Acme" } });
    expect(await outOf('echo "$WHO $0"', shell)).toBe("Acme a.acme\n");
    const batches: (readonly string[])[] = [];
    const compile: Runner["compile"] = (programs) => {
      batches.push(programs);
      return Promise.resolve(programs.map((program) => ({ command: ["echo", program] as const })));
    };
    const cases = ["a", "b", "a"].map((content) => ({ language: "acme", content }));
    await compiled([...cases, { language: "sh", content: "x" }], [acme({ compile })], tools);
    expect(batches).toEqual([["a", "b"]]);
    expect(await outOf("a", acme({ compile }))).toBe("a\n");
  });

  test.each<readonly [string, Partial<Runner>]>([
    [
      "It does not compile:\n  line 1: no",
      { compile: () => Promise.resolve([{ faults: ["line 1: no"] }]) },
    ],
    ["Its compiler returned no result.", { compile: () => Promise.resolve([]) }],
    ['The runner of "acme" has neither a command nor a compiler.', {}],
  ])("reports %j", async (message, runner) => {
    await expect(outOf("a", acme(runner))).rejects.toThrow(message);
  });
});

test("another format is the same image; another image, another size, or an invalid file is not", async () => {
  const pictures = `
from PIL import Image
one = Image.new("RGB", (8, 8), (200, 30, 30))
one.putpixel((3, 3), (10, 20, 30))
one.save("one.png")
one.save("same.bmp")
one.resize((8, 9)).save("tall.png")
one.putpixel((3, 3), (10, 20, 35))
one.save("other.png")
open("page.png", "w").write("<!DOCTYPE html>")
`;
  const { code, errors } = await runChild(python, ["-c", pictures], { cwd: tools });
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
  const names = ["one.png", "same.bmp", "other.png", "tall.png", "page.png", "none.png"];
  const checks = names.map((name) =>
    areAlike([join(tools, "one.png"), join(tools, name)], tools, around({} as Runner)),
  );
  expect(await Promise.all(checks)).toEqual([true, true, false, false, false, false]);
});
