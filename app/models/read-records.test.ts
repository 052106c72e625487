// Custom records are read, and errors are reported by line.
import { describe, expect, it } from "vitest";
import { MOST_RECORDS, MOST_UNREAD, readRecords, UNNAMED } from "./read-records.ts";

const ids = (text: string): readonly string[] => readRecords(text).models.map(({ id }) => id);
const faultsOf = (text: string): readonly (readonly [line: number, reason: string])[] =>
  readRecords(text).unread.map(({ line, reason }) => [line, reason]);

describe("valid records", () => {
  it.each([
    ["a record", '{"id": "a/b"}', ["a/b"]],
    ["a record in several lines", '{\n  "id": "a/b"\n}\n', ["a/b"]],
    ["an older answer", '{"modelId": "a/b"}', ["a/b"]],
    ["a list", '[{"id": "a/b"}, {"id": "c/d"}]', ["a/b", "c/d"]],
    ["lines", '{"id": "a/b"}\r\n\r\n{"id": "c/d"}\n', ["a/b", "c/d"]],
    ["a config.json", '{"model_type": "bert", "_name_or_path": "a/b"}', ["a/b"]],
    ["one without a name", '{"architectures": ["X"], "_name_or_path": "/tmp/x"}', [UNNAMED]],
  ])("%s", (_, text, found) => {
    expect(ids(text)).toEqual(found);
    expect(faultsOf(text)).toEqual([]);
  });

  it("a config is that of the record", () => {
    const [model] = readRecords('{"model_type": "bert"}').models;
    expect(model!.config).toEqual({ model_type: "bert" });
    expect(model!.library_name).toBe("transformers");
  });
});

describe("errors", () => {
  it.each([
    ["nothing", "", 1, "This is not JSON"],
    ["no JSON", "hello\nworld", 1, "This is not JSON"],
    ["a number", "17", 1, "A model record is a JSON object"],
    ["no record", '{"name": "x"}', 1, "id is missing."],
    ["a bad id", '{"id": "a b"}', 1, 'id: "a b" is not a model id'],
    ["a bad line", '{"id": "a/b"}\n{"id":\n{"id": "c/d"}', 2, "This is not JSON"],
    ["the same twice", '{"id": "a/b"}\n{"id": "a/b"}', 2, "Line 1 already has a record of a/b."],
    ["a field", '{"id": "a/b", "tags": 7}', 1, "a/b: tags: expected a list"],
  ])("%s", (_, text, line, reason) => {
    expect(faultsOf(text)).toEqual([[line, expect.stringContaining(reason)]]);
  });

  it("do not affect other records", () => {
    expect(ids('{"id": "a/b"}\n{"id":\n{"id": "c/d"}')).toEqual(["a/b", "c/d"]);
  });

  it("are listed up to a number of lines, and counted after that", () => {
    const lines = ['{"id": "a/b"}', ...Array.from({ length: MOST_UNREAD + 5 }, () => "{")];
    const { unread } = readRecords(lines.join("\n"));
    expect(unread).toHaveLength(MOST_UNREAD + 1);
    expect(unread.at(-1)).toEqual({ line: 0, reason: "5 more errors are not listed." });
  });

  it("include a size limit", () => {
    const lines = Array.from({ length: MOST_RECORDS + 2 }, (_, at) => `{"id":"a/b${at}"}`);
    const { models, unread } = readRecords(lines.join("\n"));
    expect(models).toHaveLength(MOST_RECORDS);
    expect(unread).toEqual([
      { line: MOST_RECORDS + 1, reason: "Only the first 50,000 records are read." },
    ]);
  });
});
