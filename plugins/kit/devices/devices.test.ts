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
  expect(deviceOf("16GB M4")?.label).toBe("Apple M4, 16 GB");
  for (const text of ["", "RTX", "RTX 4090 + abacus", "0", "2x"])
    expect(deviceOf(text)).toBe(undefined);
});

const GIB = 1024 ** 3;

test("a computer without a GPU has the names that people give it", () => {
  const label = "Computer without a GPU, 16 GB";
  for (const name of ["no gpu", "CPU", "laptop", "Laptop without a GPU", "without a GPU", "RAM"])
    for (const text of [`${name} 16GB`, `${name}, 16 GB`, `16 GB ${name}`])
      expect([text, deviceOf(text)]).toEqual([text, { label, bytes: (16 * GIB * 2) / 3 }]);
  expect(deviceOf("laptop")?.label).toBe("Computer without a GPU, 8 GB");
  expect(devices[0]?.name).toBe("Computer without a GPU");
});

test("a memory that is shared with the system leaves a part for it", () => {
  for (const { name, memory, isShared } of devices)
    for (const size of memory) {
      const { bytes } = deviceOf(`${name} ${size}GB`)!;
      const part = !isShared ? 1 : size > 36 ? 0.75 : 2 / 3;
      expect([name, size, bytes]).toEqual([name, size, size * part * GIB]);
    }
  const shared = devices.filter(({ isShared }) => isShared).map(({ name }) => name);
  for (const name of ["Radeon 680M", "Radeon 890M", "Ryzen AI Max+ 395", "GB10", "Jetson Nano"])
    expect(shared).toContain(name);
  for (const name of ["RTX 4090 Laptop", "RX 7600 XT", "Arc A770"])
    expect(shared).not.toContain(name);
});
