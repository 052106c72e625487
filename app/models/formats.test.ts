// Amounts are parsed as people write them; formats have sizes, memory and a verdict.
import { expect, test } from "vitest";
import { entries } from "../plugins.ts";
import { shownIn } from "#plugins/kit/catalog/shown";
import { loadHub } from "./plugins.ts";
import { bitsText, boundsText, readWeights, weightsText } from "./amounts.ts";
import { readGb } from "./machine.ts";
import { readMachine } from "./read-machine.ts";
import { formatRows } from "../ui/format-rows.tsx";

const { hub } = await loadHub(shownIn(entries, "quantization"));

test.each([
  ["8B", 8e9],
  [" 0.5b ", 5e8],
  ["270M", 27e7],
  ["135000k", 135e6],
  ["8030261248", 8_030_261_248],
  [".5B", 5e8],
])("%s is %i weights, and is parsed again", (text, weights) => {
  expect(readWeights(text)).toBe(weights);
  expect(readWeights(weightsText(weights))).toBe(weights);
});

test("what is not a number of weights, or no amount of memory, is rejected", () => {
  const weights = ["", "B", "0B", "-8B", "8BB", "8e9", "Infinity", "999999T", "1,5B", "8 x 7B"];
  for (const text of weights) expect([text, readWeights(text)]).toEqual([text, undefined]);
  const amounts = ["", "0", "-8", "1e3", "24 GB", "Infinity", "1000001", "1,5"];
  for (const text of amounts) expect([text, readGb(text)]).toEqual([text, undefined]);
  expect(["24", " 7.5 ", ".5"].map(readGb)).toEqual([24, 7.5, 0.5]);
});

// Bounds are never rounded to the inside.
test.each([
  [4_500_000_000, 5_283_129_216, "4.50 to 5.29 GB"],
  [810_019_999_999, 810_020_000_001, "810 to 811 GB"],
  [5e8, 16e9, "0.500 to 16.0 GB"],
  [2e9, 2e9, "2.00 GB"],
  [999_999_999, 999_999_999, "1.00 GB"],
  [1.1e12, 1.21e12, "1.10 to 1.21 TB"],
  [1e300, 1e300, "more than 1,000,000 TB"],
])("%i to %i bytes: %s", (min, max, text) => {
  expect(boundsText({ min, max })).toBe(text);
});

test("bits are those of a typical file", () => {
  const all = [{ exact: 8.5 }, { base: 4.5, measured: 4.8944 }, { base: 2.25 }, undefined];
  expect(all.map(bitsText)).toEqual(["8.5", "4.89", "over 2.25", ""]);
});

test.each(hub.quantizations.list)("$id: formats, the most precise first", (all) => {
  const rows = formatRows(all, 8e9);
  const names = rows.map(({ name }) => name);
  expect(names).toEqual(all.preference.filter((name) => names.includes(name)));
  for (const { size, memory, bits, quality } of rows)
    expect([memory, bits, quality].map(Boolean)).toEqual(Array(3).fill(size !== ""));
});

test("a size follows from weights and bits, and the memory decides whether it fits", () => {
  const gguf = hub.quantizations.get("gguf")!;
  const rowOf = (name: string) => formatRows(gguf, 8e9, 16).find((row) => row.name === name);
  expect(rowOf("Q4_K_M")).toMatchObject({
    bits: "4.89",
    quality: "Good",
    size: "4.50 to 5.28 GB",
    family: "K-quants",
    fits: "yes",
  });
  expect(rowOf("F16")).toMatchObject({ fits: "no" });
  expect(rowOf("Q4_1_SOME_F16")).toMatchObject({ size: "", fits: "unknown" });
});

test("a computer without a GPU leaves a third of its memory for the system", () => {
  const device = "16 GB without a GPU";
  const gb = (16 * 1024 ** 3 * 2) / 3 / 1e9;
  for (const text of ["no gpu 16 GB", "CPU, 16 GB", "16 GB laptop"])
    expect([text, readMachine(text)]).toEqual([text, { gb, device }]);
  expect(readMachine("Radeon 680M 16 GB")).toEqual({ gb, device: "Radeon 680M, 16 GB" });
});

test("a number is an amount of memory if no device has it as its name", () => {
  expect(readMachine("16")).toEqual({ gb: 16, gpuGb: 16, device: undefined });
  expect(readMachine("4090")).toMatchObject({ device: "RTX 4090, 24 GB" });
  expect(readMachine("M4 Max")).toMatchObject({ code: "no-size" });
  expect(readMachine("3060")).toMatchObject({ code: "no-size" });
  expect(readMachine("MacBook M4 16 GB")).toMatchObject({ platform: "macos" });
  expect(readMachine("MacBook Air 16 GB")).toMatchObject({ platform: "macos" });
  expect(readMachine("16 go")).toMatchObject({ gb: 16 });
  expect(readMachine("raspberry pi 5 8 GB")).toMatchObject({ device: "Raspberry Pi 5, 8 GB" });
  expect(readMachine("iphone 15")).toMatchObject({ code: "unknown-device" });
  expect(readMachine("iphone 15 pro 8 GB")).toMatchObject({ device: "Phone, 8 GB" });
  expect(readMachine("lots")).toMatchObject({ code: "unknown-device" });
});

test.each([
  ["macbook air 16gb", "Mac, 16 GB"],
  ["Mac, 16 GB", "Mac, 16 GB"],
  ["my phone 8gb", "Phone, 8 GB"],
  ["laptop with 16 GB", "16 GB without a GPU"],
  ["16gb ram laptop", "16 GB without a GPU"],
  ["Thinkpad laptop, 32 gigs of RAM", "32 GB without a GPU"],
  ["a PC with 64 GB", "64 GB without a GPU"],
  ["gaming pc rtx 4070", "RTX 4070, 12 GB"],
  ["gaming PC with an RTX 4070 and 32 GB RAM", "RTX 4070, 12 GB"],
  ["laptop with rtx 4070", "RTX 4070 Mobile, 8 GB"],
  ["MacBook Pro with M4 Max and 64GB memory", "Apple M4 Max, 64 GB"],
])("%s is read as %s", (text, device) => {
  expect(readMachine(text)).toMatchObject({ device });
});

test("an amount of GPU memory is one in other words, and an unknown name is none", () => {
  for (const text of ["24gb vram", "GPU with 24 GB", "graphics card 24GB", "24 gigabytes"])
    expect([text, readMachine(text)]).toEqual([text, { gb: 24, gpuGb: 24, device: undefined }]);
  for (const text of ["abacus 16 GB", "RTX 4090 Turbo", "gaming pc", "my phone"])
    expect([text, readMachine(text)]).toEqual([
      text,
      expect.objectContaining({ code: "unknown-device" }),
    ]);
  expect(readMachine("macbook pro with m4 max")).toMatchObject({ code: "no-size" });
});
