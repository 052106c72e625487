// The result is the kernel's, and the sentence has the reason.
import { expect, test } from "vitest";
import { answerOf, firstQuestion } from "./nearest-answer.ts";
import { config, gguf, safetensors } from "../testing/quantizations.ts";

test.each([gguf, safetensors, config])("$id: the default question has a result", (quantization) => {
  const { wanted, available } = firstQuestion(quantization);
  expect(available).not.toContain(wanted);
  expect(available.filter((name) => !quantization.preference.includes(name))).toEqual([]);
  expect(available).toContain(answerOf(quantization, available, wanted).format);
});

test("a third-party table works, too", () => {
  const strange = { ...gguf, id: "strange", preference: ["A", "B", "C"] };
  expect(firstQuestion(strange)).toEqual({ wanted: "A", available: ["B"] });
  expect(firstQuestion({ ...strange, preference: [] })).toEqual({ wanted: "", available: [] });
});

test("an available format is used, else a smaller one, and never a more precise one", () => {
  expect(answerOf(gguf, ["Q8_0", "Q4_K_M"], "Q4_K_M")).toEqual({
    format: "Q4_K_M",
    says: "Q4_K_M is available.",
  });
  expect(answerOf(gguf, ["Q8_0", "IQ4_XS", "Q2_K"], "Q4_K_M").format).toBe("IQ4_XS");
  expect(answerOf(gguf, ["Q8_0"], "Q4_K_M")).toEqual({
    says: "All selected formats are more precise than Q4_K_M, so there is no replacement.",
  });
  expect(answerOf(gguf, [], "Q4_K_M").says).toContain("Select the available formats");
});
