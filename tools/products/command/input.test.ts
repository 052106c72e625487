// The same input in chunks of any size has the same values.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createReader, MAX_VALUES, parse } from "./input.ts";

/** The values by line, a fault as its code. */
function read(
  input: string | Uint8Array | readonly Uint8Array[],
  max?: number,
): readonly (readonly [line: number, value: unknown])[] {
  const chunks = Array.isArray(input) ? (input as readonly Uint8Array[]) : [input as string];
  const reader = createReader(undefined, max);
  const items = [...chunks.flatMap((chunk) => [...reader.read(chunk)]), ...reader.end()];
  return items.map((item) => {
    const parsed = parse(item);
    return [item.line, "value" in parsed ? parsed.value : parsed.fault.code];
  });
}

const long = JSON.stringify({ id: "a", tags: Array.from({ length: 100 }, () => "x") }, null, 2);
const bad = Buffer.from([0xc3, 0x28]).toString("latin1");

// The input in Latin-1; the number of each line with its id, value or fault; and the maximum size.
test.each<[string, string, readonly string[], number?]>([
  ["nothing", "", []],
  ["blank lines", "\n \r\n\n", []],
  ["lines", '{"id":"a"}\n\n  \r\n{"id":"b"}\r\nnull\n3', ["1 a", "4 b", "5 null", "6 3"]],
  ["invalid lines", 'nope\n{"id":"a"}\n{bad\n3', ["1 not-json", "2 a", "3 not-json", "4 3"]],
  ["byte order marks", '\xef\xbb\xbf{"id":"a"}\n\xef\xbb\xbf{"id":"b"}', ["1 a", "2 b"]],
  ["no UTF-8", `{"id":"${bad}"}\n{"id":"a"}`, ["1 not-utf8", "2 a"]],
  ["a long line", `{"id":"${"x".repeat(100)}"}\n{"id":"a"}`, ["1 too-long", "2 a"], 50],
  ["one list", '[{"id":"a"},{"id":"b"}]\n', ["1 a", "2 b"]],
  ["an empty list", "[]", ["1 []"]],
  ["a list of numbers", "[1, 2]", ["1 [1,2]"]],
  ["an object over lines", '{\n"id":\n"a"\n}\n', ["1 a"]],
  ["a list over lines", '\n[\n{"id":"a"},\n{"id":"b"}\n]\n', ["1 a", "2 b"]],
  ["a list with records on its bracket lines", '[{"id":"a"},\n{"id":"b"}]', ["1 a", "2 b"]],
  ["an empty list over lines", "[\n]", ["1 []"]],
  ["several documents, as of jq", '{\n"id":"a"\n}\n{\n"id":"b"\n}\n', ["1 not-json"]],
  [
    "an incomplete first line",
    '{"id":"a","tags":["x"\n{"id":"b"}\nnope',
    ["1 not-json", "2 b", "3 not-json"],
  ],
  ["an incomplete document", '\n{\n"id": "a",\n', ["1 not-json"]],
  ["an invalid document", '{\n"id": "a",\n"tags": []\n"x": 1\n}\n', ["1 not-json"]],
  ["a document in another encoding", `[\n{"id":"${bad}"},\n{"id":"a"},\n]`, ["1 not-utf8"]],
  ["a long document", long, ["1 too-long"], 200],
  ["open brackets", "[\n".repeat(90), ["1 too-long"], 200],
])("%s", (_, input, expected, max) => {
  const values = read([Buffer.from(input, "latin1")], max);
  const shown = values.map(([line, value]) => {
    const { id = typeof value === "string" ? value : JSON.stringify(value) } = Object(value);
    return `${line} ${id}`;
  });
  expect(shown).toEqual(expected);
});

test.each([
  ['{\n  "id": "a",\n  "tags": []\n  "x": 1\n}\n', /on line 4, or before/],
  ['\n{\n  "id": "a",\n', /on line 3, or before it: .*one JSON object per line/],
  ['{"id":"a"}\r{"id":"b"}\r', /End lines with LF, not with CR/],
])("the message of %j tells the place", (text, message) => {
  const reader = createReader();
  const [item] = [...reader.read(text), ...reader.end()];
  const parsed = parse(item!);
  expect("fault" in parsed && parsed.fault.message).toMatch(message);
});

const record = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }));

test("records are the same as lines and as a list over several lines", () => {
  fc.assert(
    fc.property(fc.array(record, { minLength: 2, maxLength: 5 }), (records) => {
      const plain = JSON.parse(JSON.stringify(records)) as unknown[];
      const expected = plain.map((value, at) => [at + 1, value]);
      expect(read(plain.map((value) => JSON.stringify(value)).join("\n"))).toEqual(expected);
      expect(read(JSON.stringify(plain, null, 2))).toEqual(expected);
    }),
  );
});

test("the ends of chunks make no difference", () => {
  const line = fc.constantFrom(
    '{"id":"ü😀"}\r',
    "",
    "  \r",
    "nope",
    "{",
    "[",
    '[{"id":"l"}]',
    '\ufeff{"id":"x"}',
    `{"id":"${"long".repeat(40)}"}`,
  );
  const odd = fc.constantFrom(Buffer.from([0xc3, 0x28]), Buffer.from([0xff]));
  const text = fc.array(
    fc.oneof({ weight: 9, arbitrary: line.map((input) => Buffer.from(input)) }, odd),
  );
  const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(text, sizes, (lines, lengths) => {
      const whole = Buffer.concat(lines.flatMap((buffer) => [buffer, Buffer.from("\n")]));
      const chunks: Uint8Array[] = [];
      for (let at = 0, turn = 0; at < whole.length; turn++) {
        const end = at + lengths[turn % lengths.length]!;
        chunks.push(whole.subarray(at, end));
        at = end;
      }
      expect(read(chunks, 120)).toEqual(read([whole], 120));
    }),
    { numRuns: 150 },
  );
});

describe("a line has a maximum number of values", () => {
  const list = (count: number): string => `{"id":"many","config":{"a":[${"1,".repeat(count)}1]}}`;
  const many = (unit: string): string => `{"id":"a","x":[${unit.repeat(MAX_VALUES)}0]}`;

  test.each([
    [list(MAX_VALUES), "too-many-values"],
    [many("{},"), "too-many-values"],
    [many("[],"), "too-many-values"],
    [`{"id":${"[".repeat(2 * MAX_VALUES)}`, "too-many-values"],
    [list(MAX_VALUES - 10), expect.anything()],
    [`{"id":"a","x":"${',[{\\\\\\"'.repeat(MAX_VALUES)}"}`, expect.anything()],
  ])("%#", (line, expected) => {
    expect(read(`{"id":"b"}\n${line}\n`)[1]).toEqual([2, expected]);
  });
});
