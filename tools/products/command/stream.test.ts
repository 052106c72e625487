// Streams of records: invalid input, limits, output that cannot be written, and workers.
import { closeSync, existsSync, openSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { EventEmitter } from "node:events";
import { Readable, Writable } from "node:stream";
import fc from "fast-check";
import { defineProvider, type Entry, type Plugin } from "hubsmith";
import { cardOf } from "#plugins/kit/catalog/manifest";
import { describe, expect, test, vi } from "vitest";
import { temporary } from "../../support/temporary.ts";
import type { Peer } from "./context.ts";
import {
  catalog,
  failing,
  type Line,
  plugins,
  type Ran,
  runHere,
  type Setting,
} from "./testing.ts";

const { folder: cwd, write } = temporary({
  "a.jsonl": '{"id":"a1"}\nnope\n{"id":"a2"}',
  "b.json": '[\n  {"id": "b1"},\n  {"id": "b2"}\n]\n',
});
const at = (name: string): string => join(cwd, name);
symlinkSync("loop", at("loop"));
const ok = (name: string): string => `{"id":"org/${name}"}\n`;

const linesOf = (rows: readonly Line[]): readonly unknown[] => rows.map(({ line }) => line);
describe.each([["1"], ["2"]])("with --jobs %s", (jobs) => {
  const run = (argv: readonly string[], setting?: Setting): Promise<Ran> =>
    runHere([...argv, "--jobs", jobs], setting);

  test("files come one after the other, each with its lines", async () => {
    const [a, b] = [at("a.jsonl"), at("b.json")];
    const { rows, code } = await run(["snippets", "--json", a, "-", b], { input: '{"id":"s"}' });
    expect(code).toBe(1);
    expect(rows.map(({ line, id, file, error }) => [line, id ?? error!.code, file])).toEqual([
      [1, "a1", a],
      [2, "not-json", a],
      [3, "a2", a],
      [1, "s", "-"],
      [1, "b1", b],
      [2, "b2", b],
    ]);
  });

  test("a part of a longer input has the same output as in the complete input", async () => {
    const lines = [
      ok("a"),
      "[\n",
      `[${ok("b").trim()}]\n`,
      "\n",
      "nope\n",
      '{"id":"cut\n',
      ok("c"),
    ];
    const part = async (from: number, to: number, first: string): Promise<string> =>
      (
        await run(["downloads", "--json", "--first-line", first], {
          input: lines.slice(from, to).join(""),
        })
      ).out;
    const whole = (await run(["downloads", "--json"], { input: lines.join("") })).out;
    expect(whole.match(/"line":\d/g)!.join()).toBe(
      [1, 2, 3, 5, 6, 7].map((n) => `"line":${n}`).join(),
    );
    for (let cut = 1; cut < lines.length; cut++) {
      const numbered = [await part(0, cut, "1"), await part(cut, lines.length, String(cut + 1))];
      expect(numbered.join("")).toBe(whole);
      const parts = [await part(0, cut, "unknown"), await part(cut, lines.length, "unknown")];
      expect(parts.join("")).toBe(whole.replace(/^\{"line":\d+,/gm, "{"));
    }
  });

  test("an input that fails ends the command after the lines before", async () => {
    const input = Readable.from(
      (function* () {
        yield Buffer.from(ok("a") + ok("b"));
        throw new Error("EIO: i/o error");
      })(),
    );
    const { code, rows, errors } = await run(["snippets", "--json"], { input });
    expect([code, linesOf(rows)]).toEqual([2, [1, 2]]);
    expect(errors).toBe("hubsmith: error: The standard input cannot be read: EIO: i/o error.\n");
  });

  test("input is read only as fast as output is written, and a closed output ends the command", async () => {
    let read = 0;
    const input = Readable.from(
      (function* () {
        for (; read < 500; read++) yield Buffer.from(ok("a").repeat(10));
      })(),
      { highWaterMark: 1 },
    );
    const held: (() => void)[] = [];
    const stdout = new Writable({
      highWaterMark: 1,
      write: (_chunk, _encoding, done) => void held.push(done),
    });
    const ended = run(["snippets", "--json"], { input, stdout });
    for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(held).toHaveLength(1);
    expect(read).toBeLessThan(40);
    stdout.destroy();
    held.pop()!();
    expect(await ended).toMatchObject({ code: 0, errors: "" });
  });

  test("an output that cannot be written is reported", async () => {
    expect(
      await run(["snippets", "--json"], { input: ok("a").repeat(9), stdout: failing("ENOSPC") }),
    ).toMatchObject({
      code: 74,
      errors: expect.stringMatching(
        /^hubsmith: error: The output cannot be written: ENOSPC\. /,
      ) as unknown,
    });
  });
});

const model = { id: "org/chat", pipeline_tag: "text-generation" };
const quotes = (count: number): string => '"'.repeat(count);
const named = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`o${index}`, 1]));
const asking = (options: object): object => ({ model, options });

// A record, and the code and the path of its fault, if it has one.
test.each<readonly [object, code?: string, path?: string]>([
  [asking({ messages: [{ content: quotes(500_000) }] }), "too-long", "options.messages"],
  [asking({ messages: [{ content: quotes(499_000) }] })],
  [asking({ inputs: "x".repeat(4_000_000) }), "too-long", "options.inputs"],
  [asking({ inputs: Array(200_000).fill(1) }), "too-long", "options.inputs"],
  [{ model, provider: "acme", providerId: quotes(500_000) }, "too-long", "providerId"],
  [{ ...model, widgetData: [{ text: quotes(500_000) }] }, "too-long", "widgetData"],
  [{ ...model, tags: [quotes(500_000)] }, "too-long", "tags"],
  [{ ...model, tags: Object.keys(named(20_000)).map((tag) => tag.padEnd(200, "x")) }],
  [asking(named(10_001)), "too-many-values", "options"],
  [asking(named(10_000))],
  [asking({ parameters: named(10_001) }), "too-many-values", "options.parameters"],
  [asking({ parameters: named(10_000) })],
  [{ model, ...named(10_001) }],
  [{ ...model, config: { a: Array(1_000_001).fill(1) } }, "too-many-values"],
])("record %#: limits hold, and the next record is answered", async (record, code, path) => {
  const input = `${JSON.stringify(record)}\n${ok("next")}`;
  const { rows } = await runHere(["snippets", "--json", "--client", "curl"], { input });
  expect([rows[0]!.error?.code, rows[0]!.error?.path]).toEqual([code, path]);
  expect(rows[1]!.id).toBe("org/next");
});

test("the output of a record is limited", async () => {
  const { tasks } = plugins.find(({ id }) => id === "zeta") as Plugin<"provider">;
  const others = Array.from({ length: 20 }, (_, index): Entry => {
    const baseUrl = `https://zeta-${index}.example`;
    const plugin = defineProvider({ id: `z-${index}`, label: "Z", baseUrl, tasks });
    return { ...cardOf(plugin), load: () => Promise.resolve({ default: plugin }) };
  });
  const ran = await runHere(["snippets", "--json", "--provider", "all"], {
    input: JSON.stringify(asking({ inputs: "x".repeat(900_000) })),
    entries: [...catalog, ...others],
  });
  expect(ran.rows[0]!.error).toMatchObject({ code: "too-long" });
});

test("an internal error, such as a string that is too long, is a fault of its line", async () => {
  const { stringify } = JSON;
  const spy = vi.spyOn(JSON, "stringify").mockImplementation(((value: { id?: string }) => {
    if (value.id === "org/long") throw new RangeError("Invalid string length");
    return stringify(value);
  }) as typeof JSON.stringify);
  const { code, rows } = await runHere(["downloads", "--json"], {
    input: ok("a") + ok("long") + ok("b"),
  });
  spy.mockRestore();
  expect([code, rows.map(({ error }) => error?.code)]).toEqual([
    1,
    [undefined, "internal", undefined],
  ]);
});

test.each<readonly [string, RegExp]>([
  ["gone", /gone: file not found\. Check the path\.$/],
  ["a.jsonl/x", /x cannot be read: ENOTDIR: /],
  ["", /test-\w+\/? is a directory\. Pass the files in it, e\.g\. .*\/\*\.jsonl\.$/],
  ["loop", /loop cannot be read: ELOOP: /],
])("a file that cannot be read ends the command before it prints: %j", async (name, message) => {
  const path = name === "" ? cwd : at(name);
  for (const argv of [["snippets"], ["files"], ["downloads"], ["export", "--out", at("none")]]) {
    const { code, out, errors } = await runHere([...argv, at("a.jsonl"), path]);
    expect([code, out, errors.trimEnd()]).toEqual([2, "", expect.stringMatching(message)]);
  }
  expect(existsSync(at("none"))).toBe(false);
});

test("an input that is also the output is reported, unless it is a device", async () => {
  write("both", ok("a"));
  const same = async (path: string): Promise<Ran> => {
    const [input, output] = [openSync(path, "r"), openSync(path, "a")];
    const ran = await runHere(["downloads"], {
      input: Object.assign(Readable.from([]), { fd: input }),
      stdout: Object.assign(new Writable({ write: (_, __, done) => done() }), { fd: output }),
    });
    closeSync(input);
    closeSync(output);
    return ran;
  };
  expect(await same(at("both"))).toMatchObject({
    code: 2,
    errors:
      "hubsmith: error: The standard input is both input and output. Write to another file.\n",
  });
  expect(await same("/dev/null")).toMatchObject({ code: 0, errors: "" });
});

test.each(["downloads", "downloads --json", "export --out unheard"])(
  "%s goes on if standard error cannot be written",
  async (line) => {
    const setting = { input: `nope\n${ok("a")}`, stderr: failing("EPIPE"), cwd };
    expect(await runHere(line.split(" "), setting)).toMatchObject({ code: 1 });
  },
);

describe("workers", () => {
  const input = (count: number): Readable =>
    Readable.from(Array.from({ length: count }, (_, index) => Buffer.from(ok(`m${index}`))));

  test("print what one process prints", async () => {
    const line = fc.constantFrom(
      ok("a"),
      "\n",
      "nope\n",
      "{\n",
      "[\n",
      "}\n",
      "null\n",
      `[${ok("l").trim()}]\n`,
      '{"id":"snake/1","library_name":"snake","pipeline_tag":"text-generation"}\n',
      '{"model":{"id":"d"},"provider":"nowhere"}\n',
    );
    const argv = fc.constantFrom(
      ["snippets", "--json"],
      ["snippets", "--provider", "zeta"],
      ["snippets", "--json", "--language", "swift", "--provider", "all"],
      ["files", "--json", "--memory", "8GiB"],
    );
    const chunks = fc.array(fc.array(line, { maxLength: 4 }).map((lines) => lines.join("")));
    await fc.assert(
      fc.asyncProperty(chunks, argv, fc.integer({ min: 2, max: 4 }), async (texts, args, jobs) => {
        const setting = (): Setting => ({
          input: Readable.from(texts.map((text) => Buffer.from(text))),
        });
        const [single, several] = [
          await runHere(args, setting()),
          await runHere([...args, "--jobs", String(jobs)], setting()),
        ];
        expect([several.code, several.out, several.errors]).toEqual([
          single.code,
          single.out,
          single.errors,
        ]);
      }),
      { numRuns: 40 },
    );
  });

  // The test of the real command has one that exits.
  test("that fail end the command", async () => {
    const startWorker = (): Peer => {
      const worker = new EventEmitter();
      const postMessage = (): unknown => worker.emit("error", new Error("reaching memory limit"));
      return Object.assign(worker, { postMessage, terminate: async () => 1 }) as unknown as Peer;
    };
    const ran = await runHere(["snippets", "--jobs", "2"], { input: input(20), startWorker });
    expect([ran.code, ran.out]).toEqual([70, ""]);
    expect(ran.errors).toMatch(
      /^hubsmith: error: A worker of --jobs stopped at line 1: reaching memory/,
    );
  });
});
