// The real command in its own process: its exit codes, its pipes, its signals and its memory.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { expect, test } from "vitest";

const record = JSON.stringify({
  id: "org/name",
  pipeline_tag: "text-generation",
  tags: ["conversational"],
  siblings: [{ rfilename: "m-H4.heron" }],
});

function start(
  argv: readonly string[],
  { options = [] as readonly string[], stdout = "pipe" as "pipe" | number } = {},
): ChildProcess {
  const args = ["--import", "tsx", ...options, "tools/products/hubsmith.ts", ...argv];
  return spawn(process.execPath, args, { stdio: ["pipe", stdout, "pipe"] });
}

async function ran(
  child: ChildProcess,
  input: Iterable<string> = [],
): Promise<{ readonly ended: unknown; readonly out: string; readonly errors: string }> {
  const [out, errors]: [Buffer[], Buffer[]] = [[], []];
  child.stdout?.on("data", (chunk: Buffer) => out.push(chunk));
  child.stderr!.on("data", (chunk: Buffer) => errors.push(chunk));
  // A child that stops reading is judged by how it ends.
  const fed = pipeline(Readable.from(input), child.stdin!).catch(() => {});
  const [code, signal] = (await once(child, "close")) as [number | null, string | null];
  await fed;
  const text = (chunks: readonly Buffer[]): string => Buffer.concat(chunks).toString();
  return { ended: code ?? signal, out: text(out), errors: text(errors) };
}

function* repeated(text: string, times = Infinity): Generator<string> {
  for (let at = 0; at < times; at++) yield text;
}

const rowsOf = (out: string): readonly Readonly<Record<string, unknown>>[] => {
  const lines = out.split("\n");
  expect(lines.pop()).toBe("");
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
};

const places = (rows: readonly unknown[]): readonly unknown[] =>
  rows.map((_, at) => expect.objectContaining({ line: at + 1 }) as unknown);

// Every write to this device fails; not every system has it.
test.runIf(existsSync("/dev/full"))("a full disk is reported, for help, too", async () => {
  const full = openSync("/dev/full", "w");
  const child = start(["--help"], { stdout: full });
  closeSync(full);
  const { ended, errors } = await ran(child);
  expect(ended).toBe(74);
  expect(errors).toMatch(/^hubsmith: error: The output cannot be written: ENOSPC: .*\n$/);
});

test("records are answered with the first-party plugins, until the reader has gone", async () => {
  const child = start(["snippets", "--json"]);
  const first = new Promise<string>((done) => child.stdout!.once("data", done));
  void first.then(() => child.stdout!.destroy());
  const input = function* (): Generator<string> {
    yield `${record}\n`;
    yield* repeated("nope\n".repeat(99));
  };
  expect(await ran(child, input())).toMatchObject({ ended: 0, errors: "" });
  const [answer = "", fault = ""] = String(await first).split("\n");
  expect(JSON.parse(answer)).toMatchObject({
    line: 1,
    id: "org/name",
    inference: expect.arrayContaining([
      expect.objectContaining({ language: "python", client: "openai", provider: "auto" }),
    ]) as unknown,
    diagnostics: [],
  });
  expect(JSON.parse(fault)).toMatchObject({ line: 2, error: { code: "not-json" } });
});

// The signal itself ends it, so that a shell also ends its loop.
test("a signal ends it after a complete line", async () => {
  const child = start(["files", "--json"]);
  child.stdout!.once("data", () => child.kill("SIGTERM"));
  const { ended, out, errors } = await ran(child, repeated(`${record}\n`.repeat(20)));
  expect(ended).toBe("SIGTERM");
  expect(errors).toMatch(/^Stopped\. All printed lines are complete\. .*\n$/);
  const rows = rowsOf(out);
  expect(rows).toEqual(places(rows));
});

test("the server answers many calls at once, without a warning", async () => {
  const message = (id: number, method: string, params: object): string =>
    `${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`;
  const client = { protocolVersion: "2025-06-18", capabilities: {} };
  const input = [
    message(0, "initialize", { ...client, clientInfo: { name: "test", version: "1" } }),
    ...Array.from({ length: 40 }, (_, at) => message(at + 1, "tools/list", {})),
  ];
  const { ended, out, errors } = await ran(start(["mcp"]), input);
  expect([ended, errors, rowsOf(out).length]).toEqual([0, "", 41]);
});

test("its memory does not grow with the input", async () => {
  const options = [
    "--import",
    "data:text/javascript,process.on('exit',()=>console.error('peak',process.resourceUsage().maxRSS))",
  ];
  const line = `${JSON.stringify({ id: "org/name", padding: "x".repeat(20_000) })}\n`;
  const peak = async (lines: number): Promise<number> => {
    const { ended, errors } = await ran(start(["files"], { options }), repeated(line, lines));
    expect(ended).toBe(0);
    return Number(/^peak (\d+)$/m.exec(errors)![1]) / 1024;
  };
  // 4 MB of input and 80 MB.
  const [short, long] = [await peak(200), await peak(4_000)];
  expect(long - short).toBeLessThan(50);
});
