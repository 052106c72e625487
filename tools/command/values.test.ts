// Input comes in any shape and in pieces of any size, and what is read is the same.
import fc from "fast-check";
import { expect, test } from "vitest";
import { createBeginning } from "./beginning.ts";
import { createValueReader, type Item } from "./values.ts";

function read(input: string | Buffer | readonly Uint8Array[], longest?: number): Item[] {
  const chunks =
    typeof input === "string" ? [Buffer.from(input)] : Buffer.isBuffer(input) ? [input] : input;
  const reader = createValueReader(longest);
  return [...chunks.flatMap((chunk) => [...reader.read(chunk)]), ...reader.end()];
}

/** The values by line, a fault as its code. */
function brief(input: string | Buffer, longest?: number): unknown[] {
  return read(input, longest).map((item) =>
    "value" in item ? [item.line, item.value] : [item.line, item.fault.code],
  );
}

test("a value a line, in order; blank lines are counted and give nothing", () => {
  expect(brief('{"id":"a"}\n\n  \r\n{"id":"b"}\r\nnull\n3')).toEqual([
    [1, { id: "a" }],
    [4, { id: "b" }],
    [5, null],
    [6, 3],
  ]);
  expect(brief("")).toEqual([]);
  expect(brief("\n\n")).toEqual([]);
});

test("a line that is no JSON is a fault of that line alone, wherever it is", () => {
  expect(brief('nope\n{"id":"a"}\n{bad\n{"id":"b"}')).toEqual([
    [1, "not-json"],
    [2, { id: "a" }],
    [3, "not-json"],
    [4, { id: "b" }],
  ]);
});

// Each could be the beginning of a document, as far as its first line goes.
test.each([
  "{",
  "[",
  '{"id":',
  '{"id":"a","tags":[',
  '{"id":"a","tags":["x"',
  '{"id":"a",',
  "[1,",
  '["a\\"',
])("the first line %s is cut off, and the lines behind it are read", (first) => {
  const [fault, ...rest] = brief(`${first}\n{"id":"b"}\n{"id":"c"}\n`);
  expect(fault).toEqual([1, "not-json"]);
  expect(rest).toEqual([
    [2, { id: "b" }],
    [3, { id: "c" }],
  ]);
});

test("nothing but cut-off lines: a fault for each", () => {
  expect(brief('{"id":\nnope\n{"id":')).toEqual([
    [1, "not-json"],
    [2, "not-json"],
    [3, "not-json"],
  ]);
  expect(brief('{"id":"a"')).toEqual([[1, "not-json"]]);
});

test("a document over several lines is one value, and a list in it is many", () => {
  const records = [{ id: "a", tags: ["x", "{"] }, { id: "b" }];
  expect(brief(JSON.stringify(records[0], null, 2))).toEqual([[1, records[0]]]);
  expect(brief(`\ufeff\n${JSON.stringify(records, null, "\t")}\n\n`)).toEqual([
    [1, records[0]],
    [2, records[1]],
  ]);
  expect(brief('[\n{"id":"a"},\n{"id":"b"}\n]')).toEqual([
    [1, { id: "a" }],
    [2, { id: "b" }],
  ]);
  expect(brief("[\n]")).toEqual([[1, []]]);
});

test("documents one behind the other, as jq prints them", () => {
  const text = [{ id: "a" }, { id: "b" }, { id: "c" }].map((one) => JSON.stringify(one, null, 2));
  expect(brief(text.join("\n"))).toEqual([
    [1, { id: "a" }],
    [2, { id: "b" }],
    [3, { id: "c" }],
  ]);
});

test("a list of objects as the only line is many values; among other lines it is one", () => {
  expect(brief('[{"id":"a"},{"id":"b"}]\n')).toEqual([
    [1, { id: "a" }],
    [2, { id: "b" }],
  ]);
  expect(brief('[{"id":"a"}]\n{"id":"b"}')).toEqual([
    [1, [{ id: "a" }]],
    [2, { id: "b" }],
  ]);
  expect(brief("[]")).toEqual([[1, []]]);
  expect(brief("[1, 2]")).toEqual([[1, [1, 2]]]);
});

test("a fault in a document is told once, with its line", () => {
  const [item, ...others] = read('{\n  "id": "a",\n  "tags": []\n  "x": 1\n}\n');
  expect(others).toEqual([]);
  expect(item).toMatchObject({ line: 1, fault: { code: "not-json" } });
  expect(JSON.stringify(item)).toContain("from line 4 on");
  const [cut] = read('\n{\n  "id": "a",\n');
  expect(JSON.stringify(cut)).toContain("that begins on line 2 ends before it is complete");
  const [literal] = read('{\n  "id": 01\n}');
  expect(JSON.stringify(literal)).toContain("lines 1 to 3 is invalid");
});

test("what is not UTF-8 is a fault of its line", () => {
  const bytes = Buffer.concat([
    Buffer.from('{"id":"'),
    Buffer.from([0xc3, 0x28]),
    Buffer.from('"}\n{"id":"é"}'),
  ]);
  expect(brief(bytes)).toEqual([
    [1, "not-utf8"],
    [2, { id: "é" }],
  ]);
});

test("a line or a document that is too long is a fault, and lines behind a long line are read", () => {
  expect(brief(`{"id":"${"x".repeat(100)}"}\n{"id":"a"}`, 50)).toEqual([
    [1, "too-long"],
    [2, { id: "a" }],
  ]);
  const long = JSON.stringify({ id: "a", tags: Array.from({ length: 100 }, () => "x") }, null, 2);
  expect(brief(long, 200)).toEqual([[1, "too-long"]]);
  expect(brief("[\n".repeat(90), 200)).toEqual([[1, "too-long"]]);
});

test("deep nesting, on one line and over many", () => {
  const deep = "[".repeat(200_000) + "]".repeat(200_000);
  const lines = "[\n".repeat(20_000) + "]\n".repeat(20_000);
  for (const text of [deep, `{"id":"a","config":${deep}}`, lines]) {
    const items = read(text);
    expect(items.map((item) => "value" in item)).toEqual([true]);
  }
});

const record = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }));

test("records are the same as lines, as a list over several lines, and one behind the other", () => {
  fc.assert(
    fc.property(fc.array(record, { minLength: 2, maxLength: 5 }), (records) => {
      const plain = JSON.parse(JSON.stringify(records)) as unknown[];
      const expected = plain.map((value, at) => [at + 1, value]);
      const lines = plain.map((one) => JSON.stringify(one)).join("\n");
      expect(brief(lines)).toEqual(expected);
      expect(brief(JSON.stringify(plain, null, 2))).toEqual(expected);
      const [first, ...others] = plain;
      const documents = [{ first }, ...others].map((one) => JSON.stringify(one, null, 2));
      expect(brief(documents.join("\n"))).toEqual([[1, { first }], ...expected.slice(1)]);
    }),
  );
});

test("where the pieces of the input end makes no difference", () => {
  const whole = Buffer.from('\ufeff{"id":"ü😀"}\r\n\nbad\n{"id":"b"}');
  const expected = read(whole);
  expect(expected).toHaveLength(3);
  for (let at = 1; at < whole.length; at++) {
    expect(read([whole.subarray(0, at), whole.subarray(at)])).toEqual(expected);
  }
  expect(read([...whole].map((byte) => Uint8Array.of(byte)))).toEqual(expected);
});

test("the beginning of a value is open line by line, and complete at its end only", () => {
  fc.assert(
    fc.property(record, (value) => {
      const lines = JSON.stringify({ value }, null, 1).split("\n");
      const take = createBeginning();
      const verdicts = lines.map((line) => take(line));
      expect(verdicts.at(-1)).toBe("complete");
      expect(verdicts.slice(0, -1).every((verdict) => verdict === "open")).toBe(true);
      expect(take("1")).toBe("no");
    }),
  );
});
