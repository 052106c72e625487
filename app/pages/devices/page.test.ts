// A device is one of the names of the memory field, and its models fit.
import { devices } from "hubsmith/devices";
import { isAbsence } from "hubsmith";
import { expect, test } from "vitest";
import { movedTo } from "../../app.tsx";
import { loadModels } from "#models/records";
import { readMachine } from "../../models/read-machine.ts";
import { drawnPage } from "../../testing/drawn.tsx";
import { modelsIn } from "./page.tsx";

test("models that fit with 4 bits are listed, and all without a memory", async () => {
  const neededIn = (gb: number | undefined): readonly number[] =>
    modelsIn(gb, loadModels()).map(({ quantized }) => quantized.bytes!.min);
  const inEight = neededIn(8);
  expect(inEight.length).toBeGreaterThan(20);
  expect(Math.max(...inEight)).toBeLessThanOrEqual(8e9);
  expect(Math.max(...neededIn(undefined))).toBeGreaterThan(8e9);
  expect(await drawnPage("/devices")).toContain("Qwen/Qwen3-0.6B");
});

test("the link of an earlier page of each device leads to the page with its memory", () => {
  for (const { name, memory } of devices) {
    for (const size of memory) {
      const id = encodeURIComponent(`${name} ${size} GB`.replaceAll(" ", "-"));
      const linked = new URL(movedTo(`/devices/${id}`)!, "https://a.example");
      expect(linked.pathname).toBe("/devices");
      const read = readMachine(linked.searchParams.get("memory")!);
      expect([id, isAbsence(read)]).toEqual([id, false]);
    }
  }
  expect(movedTo("/models/")).toBe("/");
  expect(movedTo("/formats")).toBeUndefined();
});
