// The answer is the kernel's, and the sentence says why.
import { expect, test } from "vitest";
import { answerOf, firstQuestion } from "./nearest-answer.ts";
import { config, gguf, safetensors } from "../testing/quantizations.ts";

test.each([gguf, safetensors, config])("$id: the first question has an answer", (quantization) => {
  const { wanted, available } = firstQuestion(quantization);
  expect(available).not.toContain(wanted);
  expect(available.filter((name) => !quantization.preference.includes(name))).toEqual([]);
  expect(available).toContain(answerOf(quantization, available, wanted).format);
});

test("a table of strangers can be asked, too", () => {
  const strange = { ...gguf, id: "strange", preference: ["A", "B", "C"] };
  expect(firstQuestion(strange)).toEqual({ wanted: "A", available: ["B"] });
  expect(firstQuestion({ ...strange, preference: [] })).toEqual({ wanted: "", available: [] });
});

test("what is there is taken, then what is smaller, and never what is more precise", () => {
  expect(answerOf(gguf, ["Q8_0", "Q4_K_M"], "Q4_K_M")).toEqual({
    format: "Q4_K_M",
    says: "Q4_K_M itself is there.",
  });
  expect(answerOf(gguf, ["Q8_0", "IQ4_XS", "Q2_K"], "Q4_K_M").format).toBe("IQ4_XS");
  expect(answerOf(gguf, ["Q8_0"], "Q4_K_M")).toEqual({
    says: "All that is ticked comes before Q4_K_M, so nothing is offered in its place.",
  });
  expect(answerOf(gguf, [], "Q4_K_M").says).toContain("Nothing is ticked");
});
