// Each format has one row, with exact bits, main layout, and measured bits.
import { formatsIn } from "#plugins/quantizations/shared/table";
import { expect, test } from "vitest";
import { bitsText, ladderOf } from "./rungs.ts";
import { config, gguf, safetensors } from "../testing/quantizations.ts";

test.each([gguf, safetensors, config])("$id: all formats once, by precision", (quantization) => {
  const { ordered, others } = ladderOf(quantization, 8e9);
  const names = ordered.map(({ format }) => format.name);
  expect(names).toEqual(quantization.preference);
  const all = [...names, ...others.map(({ format }) => format.name)];
  expect(all.toSorted()).toEqual(
    formatsIn(quantization)
      .map(({ name }) => name)
      .toSorted(),
  );
  for (const { bar } of [...ordered, ...others]) {
    if (bar === undefined) continue;
    expect(bar.layout).toBeGreaterThan(0);
    expect(bar.whole).toBeGreaterThanOrEqual(bar.layout);
    expect(bar.whole).toBeLessThanOrEqual(1);
  }
  expect(others.filter(({ size }) => size !== "")).toEqual([]);
});

test("types of bits have different words", () => {
  expect(bitsText({ exact: 8.5 })).toBe("exactly 8.5");
  expect(bitsText({ base: 4.5, measured: 4.8944 })).toBe("mostly 4.5, measured 4.89");
  expect(bitsText({ exact: 2.25, base: 2.25 })).toBe("mostly 2.25, not measured");
  expect(bitsText(undefined)).toBe("unknown");
});

test("a value beyond the scale has a broken bar, and an unknown one has no bar", () => {
  const of = (name: string) =>
    ladderOf(gguf, 8e9).ordered.find(({ format }) => format.name === name);
  expect(of("F32")?.bar).toEqual({ layout: 1, whole: 1, isBroken: true });
  expect(of("F16")?.bar).toEqual({ layout: 1, whole: 1, isBroken: false });
  expect(of("Q4_K_M")).toMatchObject({ family: "K-quants", size: "4.50 to 5.28 GB" });
  expect(of("Q4_K_XL")).toMatchObject({ bits: "unknown", size: "" });
  expect(of("Q4_K_XL")).not.toHaveProperty("bar");
});
