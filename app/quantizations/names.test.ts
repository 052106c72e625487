// Names are parsed by the quantizations with their extension, and unknown labels are unchanged.
import { formatsIn } from "#plugins/quantizations/shared/table";
import { expect, test } from "vitest";
import { endingsOf, EXAMPLES, readingsOf } from "./names.ts";
import { config, gguf, safetensors } from "../testing/quantizations.ts";

const ALL = [gguf, safetensors, config];
const toldOf = (path: string) =>
  Object.fromEntries(readingsOf(ALL, path)[0]?.facts.map(({ what, value }) => [what, value]) ?? []);

test.each(EXAMPLES)("%s: %s is parsed", (_, path) => {
  expect(readingsOf(ALL, path)).toHaveLength(1);
});

test("a path has all six facts", () => {
  expect(toldOf("UD-Q4_K_XL/DeepSeek-R1-UD-Q4_K_XL-00002-of-00009.gguf")).toEqual({
    Label: "Q4_K_XL",
    Format: "Q4_K_XL",
    Mark: "UD",
    Part: "2 of 9",
    Companion: undefined,
    Stem: "DeepSeek-R1",
  });
  expect(toldOf(" mmproj-F16.gguf ")).toMatchObject({ Format: "F16", Companion: "projector" });
  expect(toldOf("falcon-180b-chat.Q3_K_L.gguf-split-b")).toMatchObject({ Part: "2" });
});

test("an unknown label is shown unchanged, as unknown", () => {
  const [reading] = readingsOf(ALL, "Kimi-K2-iq7_ks.gguf");
  const [label, format] = reading!.facts;
  expect(label?.value).toBe("iq7_ks");
  expect(format).not.toHaveProperty("value");
  expect(format?.means).toMatch(/^Unknown: .*iq7_ks/);
  expect(reading?.says).toBe("GGUF: unknown label iq7_ks.");
});

test("a label may be an alias of a format", () => {
  expect(toldOf("ggml-model-q4_k.gguf")).toMatchObject({ Label: "Q4_K", Format: "Q4_K_M" });
});

test.each(["", "README.md", "model.bin", ".", "gguf"])("no quantization parses %j", (path) => {
  expect(readingsOf(ALL, path)).toEqual([]);
});

// The tests of the plugins have more file names.
const named = formatsIn(gguf).flatMap(({ name, codes }) => ("fileTypes" in codes ? [name] : []));
test.each(named.length > 0 ? named : ["no format"])("%s is read from a name", (name) => {
  expect(toldOf(`Otter-7B-${name}.gguf`)).toMatchObject({ Label: name, Stem: "Otter-7B" });
});

test("file extensions have a dot", () => {
  expect(endingsOf(ALL)).toEqual([".gguf", ".safetensors"]);
});
