// Every device is found by the names that people type, and no typed name gives another device.
import { expect, test } from "vitest";
import { isAbsence } from "hubsmith";
import { type Device, deviceOf, devices } from "./index.ts";

const labelOf = (text: string): string => {
  const found = deviceOf(text);
  return isAbsence(found) ? found.code : found.label;
};
const bytesOf = (text: string): number | undefined => {
  const found = deviceOf(text);
  return isAbsence(found) ? undefined : found.bytes;
};

const sizedName = ({ name, maker }: Device, size = 0): string =>
  maker === "" ? `${size} GB without a GPU` : `${name}, ${size} GB`;

const plain = (name: string): string => name.toLowerCase().replaceAll(/ ws\b| /g, "");

// Series are left out before a number of four digits.
const short = (name: string): string => name.replace(/^(?:RTX|GTX|RX|Quadro) (?=A?\d{4})/, "");
const spellings = (name: string, maker: string): readonly string[] =>
  [name, `${maker} ${name}`, short(name)].flatMap((text) => [
    text,
    text.toLowerCase(),
    text.toUpperCase(),
    text.replaceAll(" ", "-"),
  ]);

test.each(devices)("$name is found by each spelling of its names", (device) => {
  const { name, maker, aliases, memory } = device;
  for (const called of [name, ...aliases])
    for (const text of spellings(called, maker)) {
      const alone = memory.length > 1 ? "no-size" : sizedName(device, memory[0]);
      expect([text, labelOf(text)]).toEqual([text, alone]);
      for (const size of memory) {
        const label = sizedName(device, size);
        const sized = [`${text} ${size}GB`, `${size} GB ${text}`, `${text} (${size} gb)`];
        const joined = text.replaceAll(" ", "");
        for (const typed of [...sized, `${joined} ${size}GB`, `${joined}${size}GB`])
          expect([typed, labelOf(typed)]).toEqual([typed, label]);
      }
    }
});

const VARIANTS = ["Ti", "SUPER", "XT", "XTX", "Max-Q", "Mobile", "D", "Ultra", "Max"];

test.each(devices)("a variant of $name is not taken for it", (device) => {
  const { name, maker, memory } = device;
  const known = new Set(devices.flatMap((one) => [one.name, ...one.aliases]).map(plain));
  for (const variant of VARIANTS) {
    if (known.has(plain(`${name} ${variant}`))) continue;
    const text = `${maker} ${name} ${variant} ${memory[0]}GB`;
    expect([text, labelOf(text)]).toEqual([text, "unknown-device"]);
  }
});

test.each([
  ["4090", "RTX 4090, 24 GB"],
  ["DGX Spark", "GB10, 128 GB"],
  ["Strix Halo 128GB", "Ryzen AI Max+ 395, 128 GB"],
  ["Tesla T4", "T4, 16 GB"],
  ["Quadro RTX 8000", "Quadro RTX 8000, 48 GB"],
  ["RTX PRO 6000", "RTX PRO 6000 WS, 96 GB"],
  ["MacBook Air M4 16GB", "Apple M4, 16 GB"],
  ["MacBook Pro M1 Pro 16GB", "Apple M1 Pro, 16 GB"],
  ["Mac Studio M2 Ultra 192GB", "Apple M2 Ultra, 192 GB"],
  ["A10G", "A10, 24 GB"],
  ["H100 NVL", "H100 NVL, 94 GB"],
  ["GH200 96GB", "GH200, 96 GB"],
  ["MI300X", "MI300X, 192 GB"],
  ["MI325X", "MI325X, 256 GB"],
  ["MI355X", "MI355X, 288 GB"],
  ["Jetson AGX Thor", "Jetson AGX Thor, 128 GB"],
  ["RTX 4070 laptop", "RTX 4070 Mobile, 8 GB"],
  // As nvidia-smi prints them.
  ["NVIDIA GeForce RTX 4090 Laptop GPU", "RTX 4090 Mobile, 16 GB"],
  ["NVIDIA A100-SXM4-80GB", "A100, 80 GB"],
  ["NVIDIA H100 80GB HBM3", "H100, 80 GB"],
  ["NVIDIA RTX 6000 Ada Generation", "RTX 6000 Ada, 48 GB"],
  ["NVIDIA RTX PRO 6000 Blackwell Max-Q Workstation Edition", "RTX PRO 6000 Max-Q, 96 GB"],
  // Sold with one size, though lists have others.
  ["RTX A5000", "RTX A5000, 24 GB"],
  ["RX 7600 XT", "RX 7600 XT, 16 GB"],
  ["Radeon Pro VII", "Radeon Pro VII, 16 GB"],
  ["B200", "B200, 180 GB"],
  // No device, or more memory than it can have.
  ["RTX 6000", "unknown-device"],
  ["16", "unknown-device"],
  ["580", "unknown-device"],
  ["GH200 480GB", "no-size"],
])("%s is %s", (text, label) => {
  expect(labelOf(text)).toBe(label);
});

test("a label is read as the same devices", () => {
  for (const text of ["4090", "2x 3060 12GB", "M4 Max 64GB + RTX 4090", "no gpu 16GB"])
    expect([text, labelOf(labelOf(text))]).toEqual([text, labelOf(text)]);
});

test("sizes, counts and sums", () => {
  expect(deviceOf("M4 Max 64GB")).toEqual({
    label: "Apple M4 Max, 64 GB",
    bytes: 48 * GIB,
    platform: "macos",
  });
  for (const name of ["platform", "gpu"])
    expect(deviceOf("M4 Max 64GB + RTX 4090")).not.toHaveProperty(name);
  for (const text of ["2x RTX 3090", "2x3090", "RTX 3090 x2"])
    expect([text, bytesOf(text)]).toEqual([text, 48 * GIB]);
  expect(bytesOf("RTX 4090 + RTX 3060 12GB")).toBe(36 * GIB);
  expect(deviceOf("2x RTX 4090 + RTX 3060 12GB")).toHaveProperty("gpu", 12 * GIB);
  expect(labelOf("16GB M4")).toBe("Apple M4, 16 GB");
  expect(labelOf("RTX 2080 Ti 22GB")).toBe("RTX 2080 Ti, 22 GB");
  for (const text of ["", "RTX", "RTX 4090 + abacus", "0", "2x", "0x RTX 3090"])
    expect([text, labelOf(text)]).toEqual([text, "unknown-device"]);
});

test.each([
  ["M1 Pro", "16 or 32"],
  ["M1 Max", "32 or 64"],
  ["M1 Ultra", "64 or 128"],
  ["M2 Pro", "16 or 32"],
  ["M2 Ultra", "64, 128 or 192"],
  ["M4 Max", "36, 48, 64 or 128"],
])("%s is asked for one of its sizes", (name, sizes) => {
  for (const text of [name, `RTX 4090 + ${name}`])
    expect(deviceOf(text)).toMatchObject({
      code: "no-size",
      reason: `Apple ${name} has ${sizes} GB.`,
      fix: `Add the size: Apple ${name} ${Number.parseInt(sizes)}GB.`,
    });
});

const GIB = 1024 ** 3;

test("a computer without a GPU has the names that people give it", () => {
  const label = "16 GB without a GPU";
  for (const name of ["no gpu", "CPU", "laptop", "Laptop without a GPU", "without a GPU", "RAM"])
    for (const text of [`${name} 16GB`, `${name}, 16 GB`, `16 GB ${name}`])
      expect([text, deviceOf(text)]).toEqual([text, { label, bytes: (16 * GIB * 2) / 3 }]);
  expect(labelOf("laptop")).toBe("no-size");
  expect(devices[0]?.name).toBe("Computer without a GPU");
});

test("a memory that is shared with the system leaves a part for it", () => {
  for (const { name, memory, isShared } of devices)
    for (const size of memory) {
      const bytes = bytesOf(`${name} ${size}GB`);
      const part = !isShared ? 1 : size > 36 ? 0.75 : 2 / 3;
      expect([name, size, bytes]).toEqual([name, size, size * part * GIB]);
    }
  const shared = devices.filter(({ isShared }) => isShared).map(({ name }) => name);
  for (const name of ["Radeon 680M", "Radeon 890M", "Ryzen AI Max+ 395", "GB10", "Jetson Nano"])
    expect(shared).toContain(name);
  for (const name of ["RTX 4090 Mobile", "RX 7600 XT", "Arc A770"])
    expect(shared).not.toContain(name);
});
