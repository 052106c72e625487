// An amount of memory is parsed as people write it, and the rest of the URL does not change.
import { expect, test } from "vitest";
import { isWrong, PRESETS, readGb, readMemory, typed, writeMemory } from "./memory.ts";

test.each([
  ["24", 24],
  [" 7.5 ", 7.5],
  [".5", 0.5],
  ["24.", 24],
])("%j is %d GB", (text, gb) => {
  expect(readGb(text)).toBe(gb);
});

test.each(["", "0", "-8", "1e3", "24 GB", "Infinity", "1000001", "0.0000001", "1,5"])(
  "%j is invalid",
  (text) => {
    expect(readGb(text)).toBeUndefined();
  },
);

test("presets can be parsed", () => {
  for (const preset of PRESETS)
    expect(readMemory(writeMemory("", { text: "", gb: preset })).gb).toBe(preset);
});

test("invalid input keeps the last amount, and an empty field has none", () => {
  const before = { text: "24", gb: 24 };
  expect(typed("24 GB", before)).toEqual({ text: "24 GB", gb: 24 });
  expect(isWrong(typed("24 GB", before))).toBe(true);
  expect(typed("", before)).toEqual({ text: "" });
  expect(isWrong(typed("", before))).toBe(false);
  expect(typed("x", { text: "" })).toEqual({ text: "x" });
});

test("the rest of a URL does not change", () => {
  const memory = { text: "24", gb: 24 };
  const others = "?provider=fal-ai&input=&input.q=a%26b+c&client=js/fetch&x=1&x=2";
  expect(writeMemory(others, memory)).toBe(`${others}&memory=24`);
  expect(writeMemory(`${others}&memory=24`, { text: "" })).toBe(others);
  expect(writeMemory("?a=1&memory=8&b=%2F", memory)).toBe("?a=1&memory=24&b=%2F");
  expect(writeMemory("?memory=8&a=1&memory=9", memory)).toBe("?memory=24&a=1");
  expect(writeMemory("?memory=8", { text: "" })).toBe("");
  expect(writeMemory("?memory.x=8&100%", memory)).toBe("?memory.x=8&100%&memory=24");
});

test("a URL without a valid amount has none", () => {
  expect(readMemory("?memory=lots")).toEqual({ text: "" });
  expect(readMemory("")).toEqual({ text: "" });
});
