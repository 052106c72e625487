// An engine loads a model by its own table: by classes, types and methods of quantization.
import { isAbsence, type Model } from "hubsmith";
import { expect, test } from "vitest";
import { isUncertain, loads, refuse, withEngine } from "./loads.ts";
import type { EngineTable } from "./table.ts";

const TABLE: EngineTable = {
  engine: "Press 1.0",
  source: "https://press.example",
  readOn: "2026-11-28",
  architectures: { chat: "LlamaForCausalLM\n  OwnForCausalLM", transcribe: "WhisperModel" },
  types: { chat: "llama own_type", transcribe: "whisper" },
  quantizations: "awq fp8",
};
const model = (
  tags: readonly string[],
  config?: Model["config"],
  library_name = "transformers",
): Model => ({
  id: "acme/otter",
  library_name,
  tags: ["transformers", "safetensors", ...tags],
  ...(config === undefined ? {} : { config }),
});

test.each<[string, Model, "yes" | "unknown" | "other-architecture" | "other-quantization"]>([
  ["a type among the tags", model(["llama"]), "yes"],
  ["a type that only the table has", model(["own_type", "en"]), "yes"],
  ["a type of another role", model(["whisper"]), "other-architecture"],
  ["a type of Transformers that is not in the table", model(["bert"]), "other-architecture"],
  ["no type", model(["en", "license:mit"]), "unknown"],
  ["a type in the weights of another library", model(["llama"], undefined, "keras"), "unknown"],
  ["no type in those", model(["en"], undefined, "keras"), "other-architecture"],
  ["a type of own code", model(["own_code", "custom_code"]), "other-architecture"],
  ["own code without a type", model(["text-ranking", "custom_code"]), "unknown"],
  ["own code of another library", model(["own_type", "custom_code"], undefined, "own"), "yes"],
  ["a class", model([], { architectures: ["OwnForCausalLM"] }), "yes"],
  ["a class that is not in the table", model([], { architectures: ["X"] }), "other-architecture"],
  ["a stated type, whatever the tags", model(["llama"], { model_type: "x" }), "other-architecture"],
  ["a changed class of a known type", model(["llama"], { architectures: ["X"] }), "yes"],
  ["a method of the table", model(["llama", "awq"]), "yes"],
  ["another method", model(["llama", "gptq"]), "other-quantization"],
  [
    "another method in the configuration",
    model(["llama"], { quantization_config: { quant_method: "hqq" } }),
    "other-quantization",
  ],
])("%s", (_, record, expected) => {
  const verdict = loads(TABLE, record, "chat");
  const seen = isAbsence(verdict) ? verdict.code : verdict === "yes" ? verdict : "unknown";
  expect(seen).toBe(expected);
});

test("a model whose architecture is unknown has a note before that of the app", () => {
  const run = withEngine(TABLE, model([]), "chat", () => ({ note: "It is slow." }));
  expect(run).toMatchObject({ note: expect.stringMatching(/unknown.* It is slow\.$/) as string });
  expect(isUncertain(run as { note: string })).toBe(true);
  expect(isUncertain({ note: "It is slow." })).toBe(false);
});

test("files of another library are rejected only for a type that the table does not have", () => {
  expect(refuse(TABLE, model([], undefined, "ctranslate2"), "transcribe")).toBeUndefined();
  expect(refuse(TABLE, model(["whisper"], undefined, "ctranslate2"), "transcribe")).toBeUndefined();
  expect(refuse(TABLE, model(["bert"], undefined, "ctranslate2"), "transcribe")).toMatchObject({
    code: "other-architecture",
  });
});

test("an engine that runs the code of a repository may load its type", () => {
  const verdict = loads({ ...TABLE, runsCode: true }, model(["own_code", "custom_code"]), "chat");
  expect(verdict).toHaveProperty("note");
});

test("without a table, every model is offered", () => {
  expect(withEngine(undefined, model(["bert"]), "chat", () => ({}))).toEqual({});
});
