// Layers read as one map would, leave what they were made of as it was, and stay few.
import fc from "fast-check";
import { expect, test } from "vitest";
import { laidOver, type Layers, readIn } from "./layers.ts";

test("Layers say what a map with all of it says, at each time.", () => {
  const steps = fc.array(fc.dictionary(fc.constantFrom("a", "b", "c", "d", "e"), fc.nat()));
  fc.assert(
    fc.property(steps, (added) => {
      const all = new Map<string, number>();
      let layers: Layers<string, number> = [];
      const before: { readonly layers: typeof layers; readonly all: typeof all }[] = [];
      for (const step of added) {
        before.push({ layers, all: new Map(all) });
        for (const [key, value] of Object.entries(step)) all.set(key, value);
        layers = laidOver(layers, new Map(Object.entries(step)));
        for (const one of [...before, { layers, all }])
          for (const key of "abcdef") expect(readIn(one.layers, key)).toBe(one.all.get(key));
      }
    }),
  );
});

test("Layers of a thousand single keys are no more than ten, and a small one leaves a large one be.", () => {
  let layers: Layers<number, number> = [];
  for (let at = 0; at < 1000; at++) layers = laidOver(layers, new Map([[at, at]]));
  expect(layers.length).toBeLessThanOrEqual(10);
  const large = new Map(Array.from({ length: 100 }, (_, at) => [at, at]));
  expect(laidOver([large], new Map([[7, 8]]))[0]).toBe(large);
  expect(laidOver([large], new Map())).toEqual([large]);
});
