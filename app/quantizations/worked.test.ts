// Calculated values match the table.
import { expect, test } from "vitest";
import { exampleOf } from "./example.ts";
import { config, gguf, safetensors } from "../testing/quantizations.ts";

test("for GGUF, a mixture", () => {
  expect(exampleOf(gguf, 8e9)).toMatchObject({
    format: { name: "Q4_K_M" },
    bits: { base: 4.5, measured: 4.8944 },
    main: "Q4_K",
    block: { weights: 256, bytes: 144 },
    size: { min: 4_500_000_000 },
  });
});

test.each([
  [safetensors, "BF16", { weights: 1, bytes: 2 }],
  [config, "mxfp4", { weights: 32, bytes: 17 }],
])("for others, a plain layout: %#", (quantization, name, block) => {
  const worked = exampleOf(quantization, 8e9);
  expect(worked).toMatchObject({ main: name, block });
  expect(worked?.bits.exact).toBe((block.bytes * 8) / block.weights);
});

test("a table without known names uses its first layout, and one without layouts has no example", () => {
  const block = { weights: 4, bytes: 1 };
  const strange = { ...config, preference: ["x", "y"] };
  const sets = { all: [{ name: "x" }, { name: "y", block }] };
  expect(exampleOf({ ...strange, sets }, 1e9)?.format.name).toBe("y");
  expect(exampleOf({ ...strange, sets: { all: [{ name: "x" }] } }, 1e9)).toBeUndefined();
});
