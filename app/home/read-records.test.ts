// Ids, URLs and records are read, and errors say what to do.
import { expect, test } from "vitest";
import { readInput, UNNAMED } from "./read-records.ts";

test.each([
  ["Qwen/Qwen3-8B", "Qwen/Qwen3-8B"],
  [" https://huggingface.co/Qwen/Qwen3-8B \n", "Qwen/Qwen3-8B"],
  ["huggingface.co/Qwen/Qwen3-8B/tree/main?x=1", "Qwen/Qwen3-8B"],
  ["https://hf.co/api/models/Qwen/Qwen3-8B", "Qwen/Qwen3-8B"],
])("%s is an id", (text, id) => {
  expect(readInput(text)).toEqual({ id });
});

test.each([
  ["a record in several lines", '{\n  "id": "a/b"\n}\n', ["a/b"]],
  ["an older answer", '{"modelId": "a/b"}', ["a/b"]],
  ["a list", '[{"id": "a/b"}, {"id": "c/d"}]', ["a/b", "c/d"]],
  ["lines", '{"id": "a/b"}\r\n\r\n{"id": "c/d"}\n', ["a/b", "c/d"]],
  ["a config.json", '{"model_type": "bert", "_name_or_path": "a/b"}', ["a/b"]],
  ["one without a name", '{"architectures": ["X"], "_name_or_path": "/tmp/x"}', [UNNAMED]],
])("%s is read", (_, text, ids) => {
  const models = ids.map((id) => expect.objectContaining({ id }));
  expect(readInput(text)).toEqual({ models, errors: [] });
});

test.each([
  ["text", "hello world", /^That is not JSON, a model id or a Hub URL\./],
  ["a data set", "https://huggingface.co/datasets/a/b", /^That is not JSON, a model id/],
  ["cut JSON", '{\n"id": "a/b",', /^The JSON is incomplete or invalid: /],
  ["a number", "17", /^A model record is a JSON object/],
  ["no record", '{"name": "x"}', /^id is missing\./],
  ["a bad id", '{"id": "a b"}', /^id: "a b" is not a model id/],
  ["a bad line", '{"id": "a/b"}\n{"id":\n{"id": "c/d"}', /^Line 2: That is not JSON: /],
  ["the same twice", '{"id": "a/b"}\n{"id": "a/b"}', /^Line 2: There is already a record/],
  ["a field", '{"id": "a/b", "tags": 7}', /^tags: expected a list/],
])("%s has an error", (_, text, message) => {
  expect(readInput(text)).toMatchObject({ errors: [expect.stringMatching(message)] });
});
