// Several workers print what one job prints, byte for byte, whatever the input is and wherever its pieces end.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { besides, catalogue, type Ran, runHere, type Setting } from "../testing.ts";
import { createValueReader, type Item } from "../values.ts";
import { createBatchReader, itemsIn } from "./batches.ts";
import type { Peer, StartPeer } from "./crew.ts";

const source = { file: "-", isNamed: false };

// Lines of every sort: records, what is no record, what is no JSON, blank ones, marks, and bytes that are no text.
const line = fc
  .oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom("a", "org/b", "org/ü😀").map((id) => `{"id":"${id}"}`),
    },
    fc.constantFrom(
      '{"id":"snake/1","library_name":"snake","pipeline_tag":"text-generation"}',
      '{"id":"c","library_name":"bomb"}',
      '{"model":{"id":"d"},"provider":"nowhere"}',
      '{"id":"e","tags":["bird"]}',
      '{"id":1e999,"a":-0}',
    ),
    fc.constantFrom(
      "",
      "  \r",
      "nope",
      "{",
      "[",
      "}",
      '[{"id":"l"},{"id":"m"}]',
      "null",
      '\ufeff{"id":"x"}',
    ),
    fc.constantFrom(`{"id":"${"long".repeat(40)}"}`, "x".repeat(130)),
  )
  .map((text) => Buffer.from(text));
const odd = fc.constantFrom(Buffer.from([0xc3, 0x28]), Buffer.from([0xff]));
const input = fc
  .tuple(fc.array(fc.oneof({ weight: 9, arbitrary: line }, odd), { maxLength: 12 }), fc.boolean())
  .map(([lines, isEnded]) =>
    Buffer.concat(
      lines.flatMap((one, at) => [one, Buffer.from(isEnded || at < lines.length - 1 ? "\n" : "")]),
    ),
  );
const document = fc
  .array(
    fc.record({ id: fc.constantFrom("a", "b"), tags: fc.array(fc.string(), { maxLength: 2 }) }),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((list) => Buffer.from(JSON.stringify(list, null, 1)));
const cut = fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 6 });

/** The pieces of an input, as long as `sizes` says, over and over. */
function pieces(whole: Buffer, sizes: readonly number[]): readonly Buffer[] {
  const all: Buffer[] = [];
  for (let at = 0, turn = 0; at < whole.length; turn += 1) {
    const size = sizes[turn % sizes.length]! + 1;
    all.push(whole.subarray(at, at + size));
    at += size;
  }
  return all;
}

test("batches hold the values that one job reads", () => {
  const longest = 120;
  fc.assert(
    fc.property(fc.oneof(input, document), cut, (whole, sizes) => {
      const [reader, batches] = [createValueReader(longest), createBatchReader(source, longest)];
      const [expected, found]: [Item[], Item[]] = [[], []];
      for (const piece of pieces(whole, sizes)) {
        if (!reader.isOver) expected.push(...reader.read(piece));
        if (batches.isOver) continue;
        for (const batch of batches.read(piece))
          found.push(...itemsIn(structuredClone(batch), longest));
      }
      expected.push(...reader.end());
      for (const batch of batches.end()) found.push(...itemsIn(structuredClone(batch), longest));
      expect(found).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

test.each(["", "\n\n", '{"id":"a"}\n'])(
  "a line that is too long, behind %j, takes no more memory than the longest that is read",
  (before) => {
    const batches = createBatchReader(source, 100);
    const found = [...batches.read(before)];
    for (let piece = 0; piece < 1000; piece++) found.push(...batches.read("x".repeat(50)));
    found.push(...batches.read('\n{"id":"b"}\n'), ...batches.end());
    const sizes = found.map((batch) => ("bytes" in batch ? batch.bytes.length : 0));
    expect(Math.max(...sizes)).toBeLessThan(300);
    const items = found.flatMap((batch) => [...itemsIn(batch, 100)]);
    expect(items.slice(-2)).toMatchObject([
      { fault: { code: "too-long" } },
      { line: before.split("\n").length + 1, value: { id: "b" } },
    ]);
  },
);

test("a document that goes deeper than what can be sent is answered as by one job", async () => {
  const deep = "[".repeat(50_000) + "]".repeat(50_000);
  const text = `{"id":"a",\n"config":{"x":${deep}}}\n`;
  const { code } = await expectSame(["snippets"], () => ({ input: text }));
  expect(code).toBe(0);
});

describe("what is printed is the same as with one job", () => {
  const flags = fc.constantFrom(
    ["snippets"],
    ["snippets", "--format", "text", "--provider", "zeta"],
    ["snippets", "--language", "Go"],
    ["snippets", "--language", "swift", "--provider", "all"],
    ["files", "--memory", "8GiB"],
    ["downloads", "--format", "text"],
  );

  test("of any lines and documents, cut anywhere, with any number of workers", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(input, document),
        cut,
        flags,
        fc.integer({ min: 2, max: 4 }),
        async (whole, sizes, argv, jobs) => {
          const setting = (): Setting => ({ input: Readable.from(pieces(whole, sizes)) });
          const { code } = await expectSame(argv, setting, jobs);
          expect(code).toBeLessThan(2);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("of flags that are wrong, and of plugins that are not there", async () => {
    for (const argv of [
      ["snippets", "--provider", "nobody"],
      ["files", "--memory", "much"],
      ["snippets", "--plugin", "./no-such-file.ts"],
    ]) {
      const { code } = await expectSame(argv, () => ({ input: '{"id":"a"}' }));
      expect(code).toBe(2);
    }
  });

  test("of an input that cannot be read to its end: what came before is answered", async () => {
    const { out, errors } = await expectSame(["snippets"], () => ({
      input: Readable.from(
        (function* () {
          yield Buffer.from('{"id":"a"}\n{"id":"b"}\n');
          throw new Error("EIO: i/o error");
        })(),
      ),
    }));
    expect(out.split("\n")).toHaveLength(3);
    expect(errors).toBe("error: The standard input cannot be read: EIO: i/o error.\n");
  });
});

describe("files", () => {
  let place = "";
  beforeAll(() => {
    place = mkdtempSync(join(tmpdir(), "hubsmith-"));
    writeFileSync(join(place, "a.jsonl"), '{"id":"a1"}\nnope\n{"id":"a2"}');
    writeFileSync(join(place, "b.json"), '[\n  {"id": "b1"},\n  {"id": "b2"}\n]\n');
  });
  afterAll(() => rmSync(place, { recursive: true }));

  test("come one after the other, each with its lines", async () => {
    const names = ["a.jsonl", "b.json", "a.jsonl"].map((name) => join(place, name));
    const { rows, code } = await expectSame(["snippets", ...names], () => ({}));
    expect(code).toBe(1);
    expect(rows.map((row) => row.line)).toEqual([1, 2, 3, 1, 2, 1, 2, 3]);
    await expectSame(["snippets", names[0]!, join(place, "none.jsonl")], () => ({}));
  });
});

describe("the workers", () => {
  const lines = (count: number): Readable =>
    Readable.from(Array.from({ length: count }, (_, at) => Buffer.from(`{"id":"m${at + 1}"}\n`)));

  test("are none where one job is asked for, or none", async () => {
    const startWorker = (): Peer => {
      throw new Error("A worker is started.");
    };
    for (const flags of [[], ["--jobs", "1"]])
      expect(
        await runHere(["snippets", ...flags], { input: '{"id":"a"}', startWorker }),
      ).toMatchObject({
        code: 0,
        errors: "",
      });
  });

  test.each(["0", "-1", "1.5", "two", "", "1e3", "65", "Infinity", " 2"])(
    "are not %j of them",
    async (count) => {
      const { code, out, errors } = await runHere(["snippets", `--jobs=${count}`], { input: "{}" });
      expect([code, out]).toEqual([2, ""]);
      expect(errors).toContain("It must be an integer from 1 to 64, such as the number of cores.");
    },
  );

  test("are as many as there is something to do for", async () => {
    let started = 0;
    const startWorker: StartPeer = (start) => {
      started += 1;
      return besides(catalogue)(start);
    };
    await runHere(["snippets", "--jobs", "8"], { input: '{"id":"a"}\n', startWorker });
    expect(started).toBe(1);
    await runHere(["snippets", "--jobs", "3"], { input: lines(50), startWorker });
    expect(started).toBe(4);
  });

  test("get no more than can be written", async () => {
    let taken = 0;
    const input = Readable.from(
      (function* () {
        for (let at = 0; at < 500; at++) {
          taken += 1;
          yield Buffer.from('{"id":"a"}\n');
        }
      })(),
      { highWaterMark: 1 },
    );
    const held: (() => void)[] = [];
    const stdout = new Writable({
      highWaterMark: 1,
      write: (_chunk, _encoding, done) => void held.push(done),
    });
    const ended = runHere(["snippets", "--jobs", "2"], { input, stdout });
    for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(held).toHaveLength(1);
    expect(taken).toBeLessThan(20);
    stdout.destroy();
    held.pop()?.();
    expect((await ended).code).toBe(0);
  });

  test("end, quietly, where the reader has gone", async () => {
    let written = 0;
    const stdout = new Writable({
      write: (_chunk, _encoding, done) => {
        written += 1;
        done(written < 3 ? null : Object.assign(new Error("write EPIPE"), { code: "EPIPE" }));
      },
    });
    const ran = await runHere(["snippets", "--jobs", "2"], { input: lines(500), stdout });
    expect(ran).toMatchObject({ code: 0, errors: "" });
    expect(written).toBe(3);
  });

  test("end where the output cannot be written, which is told", async () => {
    const stdout = new Writable({
      write: (_chunk, _encoding, done) =>
        done(Object.assign(new Error("ENOSPC: no space left"), { code: "ENOSPC" })),
    });
    const ran = await runHere(["snippets", "--jobs", "2"], { input: lines(500), stdout });
    expect(ran).toMatchObject({
      code: 74,
      errors:
        "error: The output cannot be written: ENOSPC: no space left. Its last line may be incomplete. Fix this, and run the command again.\n",
    });
  });

  test.each([
    ["error", new Error("Worker terminated due to reaching memory limit"), "reaching memory limit"],
    ["exit", 3, "exit code 3"],
  ])(
    "that end in the middle (%s) end the command, with what was before",
    async (event, given, why) => {
      const startWorker: StartPeer = (start) => dyingAt(besides(catalogue)(start), 4, event, given);
      const { code, out, errors } = await runHere(["snippets", "--jobs", "2"], {
        input: lines(20),
        startWorker,
      });
      expect(code).toBe(70);
      const [, first] = /^error: A worker of --jobs stopped at line (\d+): /.exec(errors)!;
      expect(errors).toContain(why);
      // All that stands before the line is printed, and nothing else.
      expect(
        out
          .trimEnd()
          .split("\n")
          .map((row) => (JSON.parse(row) as { line: number }).line),
      ).toEqual(Array.from({ length: Number(first) - 1 }, (_, at) => at + 1));
    },
  );
});

/** A worker that ends when it gets its batch of this number. */
function dyingAt(peer: Peer, last: number, event: string, given: unknown): Peer {
  const heard = new Map<string, (given: never) => void>();
  let count = 0;
  return {
    on: (name: string, hear: (given: never) => void) => {
      heard.set(name, hear);
      return peer.on(name as "message", hear as never);
    },
    postMessage: (question, moved) => {
      count += 1;
      if (count === last) setTimeout(() => heard.get(event)!(given as never));
      else if (count < last) peer.postMessage(question, moved);
    },
    terminate: () => peer.terminate(),
  };
}

async function expectSame(argv: readonly string[], setting: () => Setting, jobs = 3): Promise<Ran> {
  const alone = await runHere(argv, setting());
  const together = await runHere([...argv, "--jobs", String(jobs)], setting());
  expect({ code: together.code, out: together.out, errors: together.errors }).toEqual({
    code: alone.code,
    out: alone.out,
    errors: alone.errors,
  });
  return together;
}
