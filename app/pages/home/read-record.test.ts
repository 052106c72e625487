// Ids with a task, and records are read, and errors say what to do.
import { expect, test } from "vitest";
import { readModel } from "./read-record.ts";

test.each([
  ["Qwen/Qwen3-8B"],
  [" https://huggingface.co/Qwen/Qwen3-8B \n"],
  ["huggingface.co/Qwen/Qwen3-8B/tree/main?x=1"],
  ["https://hf.co/api/models/Qwen/Qwen3-8B"],
])("%s is an id, which needs a task or a library", (text) => {
  const chat = { id: "Qwen/Qwen3-8B", pipeline_tag: "text-generation", tags: ["conversational"] };
  expect(readModel(text, "conversational", "")).toMatchObject({ model: chat });
  const loaded = { id: "Qwen/Qwen3-8B", library_name: "vllm", tags: ["vllm"] };
  expect(readModel(text, "", "vllm")).toMatchObject({ model: loaded });
  expect(readModel(text, "", "")).toEqual({ error: "Choose a task or a library." });
});

test.each([
  ["a record in several lines", '{\n  "id": "a/b"\n}\n', "a/b"],
  ["an older answer", '{"modelId": "a/b"}', "a/b"],
  ["a config.json", '{"model_type": "bert", "_name_or_path": "a/b"}', "a/b"],
  ["one without a name", '{"architectures": ["X"], "_name_or_path": "/tmp/x"}', "your/model"],
])("%s is read", (_, text, id) => {
  expect(readModel(text, "", "")).toMatchObject({ model: { id }, ignored: "" });
});

test("an invalid field is ignored, and named", () => {
  const read = readModel('{"id": "a/b", "tags": 7, "library_name": "vllm"}', "", "");
  expect(read).toMatchObject({
    model: { library_name: "vllm" },
    ignored: expect.stringMatching(/^tags: expected a list/),
  });
});

test.each([
  ["text", "hello world", /^That is not JSON, a model id or a Hub URL\./],
  ["a data set", "https://huggingface.co/datasets/a/b", /^That is not JSON, a model id/],
  ["cut JSON", '{\n"id": "a/b",', /^That is not JSON/],
  ["a number", "17", /^A model record is a JSON object/],
  ["a list", '[{"id": "a/b"}]', /^A model record is a JSON object/],
  ["no record", '{"name": "x"}', /^id is missing\./],
  ["a bad id", '{"id": "a b"}', /^id: "a b" is not a model id/],
])("%s has an error", (_, text, message) => {
  expect(readModel(text, "", "")).toEqual({ error: expect.stringMatching(message) });
});
