// The real command in a process of its own: its start, its pipes, and its memory.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { pathToFileURL } from "node:url";
import { entries } from "hubsmith/plugins";
import { describe, expect, test } from "vitest";

const SECONDS = 60_000;
const record = { id: "org/name", pipeline_tag: "text-generation", tags: ["conversational"] };

function start(
  argv: readonly string[],
  options: readonly string[] = [],
  stdout: "pipe" | number = "pipe",
): ChildProcess {
  const runs = ["--import", "tsx", ...options, "tools/hubsmith.ts", ...argv];
  return spawn(process.execPath, runs, { stdio: ["pipe", stdout, "pipe"] });
}

async function ran(
  child: ChildProcess,
  input: Readable | string = "",
): Promise<{ readonly code: number | null; readonly out: string; readonly errors: string }> {
  const [out, errors]: [string[], string[]] = [[], []];
  child.stdout?.on("data", (chunk: Buffer) => out.push(chunk.toString()));
  child.stderr!.on("data", (chunk: Buffer) => errors.push(chunk.toString()));
  // A child that stops reading is judged by its exit code.
  const fed = pipeline(
    typeof input === "string" ? Readable.from([input]) : input,
    child.stdin!,
  ).catch(() => {});
  const [code] = (await once(child, "close")) as [number | null];
  await fed;
  return { code, out: out.join(""), errors: errors.join("") };
}

describe("hubsmith", { timeout: SECONDS }, () => {
  test("knows its version", async () => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
    expect(await ran(start(["--version"]))).toEqual({ code: 0, out: `${version}\n`, errors: "" });
  });

  // Where there is such a device: on Linux, every write to it finds no room.
  test.runIf(existsSync("/dev/full"))("says that the disk is full, of its help, too", async () => {
    const full = openSync("/dev/full", "w");
    const child = start(["--help"], [], full);
    closeSync(full);
    const { code, errors } = await ran(child);
    expect(code).toBe(74);
    expect(errors).toMatch(/^error: The output cannot be written: ENOSPC: .*\n$/);
  });

  test("answers records with the plugins there are", async () => {
    const { code, out, errors } = await ran(
      start(["snippets"]),
      `${JSON.stringify(record)}\nnope\n`,
    );
    expect({ code, errors }).toEqual({ code: 1, errors: "" });
    const [answer, bad] = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as unknown);
    expect(answer).toMatchObject({
      line: 1,
      id: "org/name",
      inference: expect.arrayContaining([
        expect.objectContaining({ language: "python", client: "openai", provider: "auto" }),
      ]) as unknown,
      diagnostics: [],
    });
    expect(bad).toMatchObject({ line: 2, error: { code: "not-json" } });
  });

  test("checks a plugin of the repository, with what stands beside it", async () => {
    const { code, out, errors } = await ran(start(["doctor", "plugins/libraries/timm.ts"]));
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    expect(out).toMatch(/Read with it: plugins\/libraries\/timm\.records\.ts/);
    expect(out).toMatch(/1 plugin, \d+ checks each: 0 faults\.\n$/);
  });

  test("lists every library there is", async () => {
    const { code, out } = await ran(start(["list", "libraries", "--json"]));
    expect(code).toBe(0);
    const ids = (JSON.parse(out) as readonly { readonly id: string }[]).map(({ id }) => id);
    const known = entries.filter(({ kind }) => kind === "library").map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect([...ids].sort()).toEqual([...known].sort());
  });

  test("takes a reader that has gone for the end, with endless input behind it", async () => {
    const child = start(["snippets"]);
    const endless = Readable.from(
      (function* () {
        for (;;) yield `${JSON.stringify(record)}\n`.repeat(20);
      })(),
    );
    child.stdout!.once("data", () => child.stdout!.destroy());
    const { code, errors } = await ran(child, endless);
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
  });

  test("prints with several workers what it prints alone, with a plugin of its own", async () => {
    const plugin = join(mkdtempSync(join(tmpdir(), "hubsmith-")), "heron.mjs");
    const core = JSON.stringify(pathToFileURL(resolve("core/index.ts")).href);
    const code = JSON.stringify(pathToFileURL(resolve("plugins/languages/index.ts")).href);
    writeFileSync(
      plugin,
      `import { defineLibrary } from ${core};
      import { python } from ${code};
      export default defineLibrary({
        id: "heron", prettyLabel: "Heron", repoName: "heron", repoUrl: "https://example.org/heron", filter: false,
        snippets: ({ id }) => {
          if (id === "org/end") process.exit(3);
          return python\`load(\${id})\`;
        },
      });`,
    );
    const lines = Array.from({ length: 2_000 }, (_, at) =>
      at % 100 === 7
        ? "nope"
        : JSON.stringify({ ...record, id: `org/m${at}`, library_name: "heron" }),
    );
    const argv = ["snippets", "--plugin", plugin, "--client", "curl", "--provider", "together"];
    const input = `${lines.join("\n")}\n`;
    const alone = await ran(start(argv), input);
    expect(alone.code).toBe(1);
    expect(await ran(start([...argv, "--jobs", "2"]), input)).toEqual(alone);

    const ending = JSON.stringify({ id: "org/end", library_name: "heron" });
    const ended = await ran(start(["snippets", "--plugin", plugin, "--jobs", "2"]), `${ending}\n`);
    expect(ended.code).toBe(70);
    expect(ended.errors).toMatch(/^error: A worker of --jobs stopped at line 1: exit code 3\. /);
    rmSync(dirname(plugin), { recursive: true });
  });

  test.each([
    [1, "SIGINT"],
    [2, "SIGTERM"],
  ] as const)("ends behind a whole line, %i jobs, %s", async (jobs, signal) => {
    const child = start(["snippets", "--client", "curl", "--jobs", String(jobs)]);
    const endless = Readable.from(
      (function* () {
        for (;;) yield `${JSON.stringify(record)}\n`.repeat(20);
      })(),
    );
    child.stdout!.once("data", () => child.kill(signal));
    const out: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stderr!.on("data", (chunk: Buffer) => errors.push(chunk));
    child.stdout!.on("data", (chunk: Buffer) => out.push(chunk));
    const fed = pipeline(endless, child.stdin!).catch(() => {});
    const ended: unknown = await once(child, "close");
    await fed;
    // Of the signal itself, so that a shell says 130 or 143, and ends the loop that it is in.
    expect(ended).toEqual([null, signal]);
    expect(Buffer.concat(errors).toString()).toMatch(
      /^Stopped\. All printed lines are complete\. .*\n$/,
    );
    const lines = Buffer.concat(out).toString().split("\n");
    expect(lines.pop()).toBe("");
    expect(lines.map((line) => (JSON.parse(line) as { line: number }).line)).toEqual(
      lines.map((_, at) => at + 1),
    );
  });

  test("holds one line at a time: its memory does not grow with the input", async () => {
    const peak = async (lines: number): Promise<number> => {
      const watch =
        "data:text/javascript,process.on('exit',()=>console.error('peak',process.resourceUsage().maxRSS))";
      const line = `${JSON.stringify({ ...record, padding: "x".repeat(20_000) })}\n`;
      const input = Readable.from(
        (function* () {
          for (let at = 0; at < lines; at++) yield line;
        })(),
      );
      const { code, errors } = await ran(
        start(["snippets", "--client", "curl"], ["--import", watch]),
        input,
      );
      expect(code).toBe(0);
      return Number(/^peak (\d+)$/m.exec(errors)![1]) / 1024;
    };
    // 20 MB of input and 200 MB.
    const [short, long] = [await peak(1_000), await peak(10_000)];
    expect(long - short).toBeLessThan(80);
  });
});
