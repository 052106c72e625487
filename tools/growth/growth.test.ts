import { expect, test } from "vitest";
import { exponentOf, isSteep } from "./index.ts";

test("the exponent of known costs, and which is steep", () => {
  const costs = (power: number): readonly number[] =>
    [1, 2, 4, 8].map((size) => 10 * size ** power);
  for (const power of [0, 1, 2]) {
    const time = exponentOf(costs(power), 1);
    expect(time).toBeCloseTo(power);
    expect(isSteep({ name: "", time, memory: 0, milliseconds: 0, bytes: 0 })).toBe(power === 2);
  }
  expect(exponentOf([0.1, 0.4, 1.6, 6.4], 7)).toBe(0);
});
