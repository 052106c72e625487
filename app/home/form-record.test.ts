// A record of the form can be changed with the form; the form never drops fields of another record.
import { parseModel } from "hubsmith";
import { expect, test } from "vitest";
import { formFactsOf, problemOf, recordOf } from "./form-record.ts";

const NONE = { task: "", library: "", provider: "", providerId: "" };

test.each([
  NONE,
  { ...NONE, task: "conversational", library: "transformers" },
  { ...NONE, task: "text-generation", provider: "groq" },
  { task: "conversational", library: "PaddleOCR", provider: "groq", providerId: "its-name" },
])("the form shows what was chosen: %o", (facts) => {
  const record = recordOf("you/one", facts);
  expect(formFactsOf(record)).toEqual(facts);
  // As it is restored from the storage.
  expect(formFactsOf(parseModel(structuredClone({ ...record })).model!)).toEqual(facts);
});

test.each([
  { siblings: [{ rfilename: "a.gguf" }] },
  { config: { model_type: "bert" } },
  { tags: ["transformers", "region:us"] },
  { inferenceProviderMapping: { groq: { providerId: "a", status: "live", task: "x" }, fal: {} } },
])("another field of a record is not dropped: %o", (fields) => {
  const { model } = parseModel({ id: "you/one", library_name: "transformers", ...fields });
  expect(formFactsOf(model!)).toBeUndefined();
});

test("a task or a library is needed, and the task of a provider", () => {
  expect(problemOf(NONE)).toBe("Choose a task or a library.");
  expect(problemOf({ ...NONE, library: "vllm" })).toBeUndefined();
  expect(problemOf({ ...NONE, task: "translation", provider: "groq" })).toBeUndefined();
  expect(problemOf({ ...NONE, library: "vllm", provider: "groq" })).toBe(
    "Choose the task of the provider.",
  );
});
