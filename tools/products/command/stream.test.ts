// Streams of records: invalid input, limits, output that cannot be written, or closed.
import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { describe, expect, test, vi } from "vitest";
import { entries } from "hubsmith/plugins";
import { loadRecord } from "#models/records";
import { temporary } from "../../support/temporary.ts";
import { failing, type Line, type Ran, runHere } from "./in-memory.test.util.ts";

const { folder: cwd, write } = temporary({
  "a.jsonl": '{"id":"a1"}\nnope\n{"id":"a2"}',
  "b.json": '[\n  {"id": "b1"},\n  {"id": "b2"}\n]\n',
});
const at = (name: string): string => join(cwd, name);
const ok = (name: string): string => `{"id":"org/${name}"}\n`;

const linesOf = (rows: readonly Line[]): readonly unknown[] => rows.map(({ line }) => line);
test("files come one after the other, each with its lines", async () => {
  const [a, b] = [at("a.jsonl"), at("b.json")];
  const { rows, code } = await runHere(["snippets", "--json", a, "-", b], { input: '{"id":"s"}' });
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
  const lines = [ok("a"), "[\n", `[${ok("b").trim()}]\n`, "\n", "nope\n", '{"id":"cut\n', ok("c")];
  const part = async (from: number, to: number, first: string): Promise<string> =>
    (
      await runHere(["downloads", "--json", "--first-line", first], {
        input: lines.slice(from, to).join(""),
      })
    ).out;
  const whole = (await runHere(["downloads", "--json"], { input: lines.join("") })).out;
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
  const { code, rows, errors } = await runHere(["snippets", "--json"], { input });
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
  const ended = runHere(["snippets", "--json"], { input, stdout });
  for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(held).toHaveLength(1);
  expect(read).toBeLessThan(40);
  stdout.destroy();
  held.pop()!();
  expect(await ended).toMatchObject({ code: 0, errors: "" });
});

test("an output that cannot be written is reported", async () => {
  expect(
    await runHere(["snippets", "--json"], { input: ok("a").repeat(9), stdout: failing("ENOSPC") }),
  ).toMatchObject({
    code: 74,
    errors: expect.stringMatching(
      /^hubsmith: error: The output cannot be written: ENOSPC\. /,
    ) as unknown,
  });
});

const model = { id: "org/chat", pipeline_tag: "text-generation" };
const quotes = (count: number): string => '"'.repeat(count);
const named = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`o${index}`, 1]));
const asking = (options: object): object => ({ model, options });

// A record, and the code and the path of its fault, if it has one.
test.each<readonly [object, code?: string, path?: string]>([
  [asking({ messages: [{ content: quotes(1_000_000) }] }), "too-long", "options.messages"],
  [asking({ messages: [{ content: quotes(990_000) }] })],
  [asking({ inputs: "x".repeat(2_000_000) }), "too-long", "options.inputs"],
  [asking({ inputs: Array(1_000_000).fill(1) }), "too-many-values"],
  [{ model, provider: "groq", providerId: quotes(1_000_000) }, "too-long", "providerId"],
  [{ ...model, widgetData: [{ text: quotes(1_000_000) }] }, "too-long", "widgetData"],
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
  const ran = await runHere(["snippets", "--json", "--provider", "all"], {
    input: JSON.stringify(asking({ inputs: "x".repeat(900_000) })),
    entries,
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

test("an input that is also the output is reported, unless it is a device", async () => {
  write("both", ok("a"));
  const same = async (path: string): Promise<Ran> => {
    const [input, output] = [openSync(path, "r"), openSync(path, "a")];
    const ran = await runHere(["downloads", "--json"], {
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

test.each(["downloads", "downloads --json", "snippets --json --out unheard"])(
  "%s goes on if standard error cannot be written",
  async (line) => {
    const setting = { input: `nope\n${ok("a")}`, stderr: failing("EPIPE"), cwd };
    expect(await runHere(line.split(" "), setting)).toMatchObject({ code: 1 });
  },
);

describe("the id of a model instead of a file", () => {
  test.each(["snippets", "files", "downloads", "offers", "run", "agents"])(
    "%s answers it, in any case, also among files",
    async (verb) => {
      const { code, errors, rows } = await runHere(
        [verb, "--json", "qwen/QWEN3-8b", at("b.json")],
        { entries },
      );
      expect([code, errors]).toEqual([0, ""]);
      expect(rows.map(({ id, line, file }) => [id, line, file])).toEqual([
        ["Qwen/Qwen3-8B", undefined, "qwen/QWEN3-8b"],
        ["b1", 1, at("b.json")],
        ["b2", 2, at("b.json")],
      ]);
    },
  );

  test("has the same answer as its record", async () => {
    const record = loadRecord("Qwen/Qwen3-8B");
    const ofRecord = await runHere(["snippets"], { input: JSON.stringify(record) });
    expect(await runHere(["snippets", "Qwen/Qwen3-8B"])).toMatchObject({ out: ofRecord.out });
  });

  test("a folder of this name is no file", async () => {
    mkdirSync(join(cwd, "Qwen/Qwen3-8B"), { recursive: true });
    const before = process.cwd();
    process.chdir(cwd);
    const { out } = await runHere(["downloads", "--json", "Qwen/Qwen3-8B"]);
    process.chdir(before);
    expect(out).toContain('"id":"Qwen/Qwen3-8B"');
  });
});
