// Every device is found by its own name, with and without its maker, and no two are confused.
import { expect, test } from "vitest";
import { deviceOf, devices } from "./index.ts";

test("each device is found by its name, in any case, and by its maker and its name", () => {
  for (const { name, maker, memory } of devices)
    for (const text of [name, name.toUpperCase(), `${maker} ${name}`])
      expect([text, deviceOf(text)?.label]).toEqual([text, `${name}, ${memory[0]} GB`]);
});

test("sizes, counts and sums", () => {
  expect(deviceOf("M4 Max 64GB")).toEqual({ label: "Apple M4 Max, 64 GB", bytes: 48 * 1024 ** 3 });
  expect(deviceOf("2x RTX 3090")?.bytes).toBe(48 * 1024 ** 3);
  expect(deviceOf("RTX 4090 + RTX 3060 12GB")?.bytes).toBe(36 * 1024 ** 3);
  for (const text of ["", "RTX", "RTX 4090 + abacus", "0", "2x"])
    expect(deviceOf(text)).toBe(undefined);
});
