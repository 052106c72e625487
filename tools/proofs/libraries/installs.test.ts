import { expect, test } from "vitest";
import { installsOf, mismatch } from "./installs.ts";
import type { Shown } from "./blocks.ts";

test("each list of packages is resolved once, with all its libraries", () => {
  const of = (library: string, ...pip: readonly string[]): Shown =>
    ({ blocks: [{ library, install: { pip } }] }) as unknown as Shown;
  const all = [of("a", "torch", "numpy"), of("b", "numpy", "torch"), of("c")];
  expect([...installsOf(all)]).toEqual([["numpy\ntorch", ["a", "b"]]]);
});

test.each([
  ["2.11.0", "2.11.0", undefined],
  ["2.12.1", "2.11.0", "torch 2.12 and torchaudio 2.11 do not belong together."],
  ["2.12.1", undefined, undefined],
])("torch %s and torchaudio %s", (torch, torchaudio, fault) => {
  const versions = Object.entries({ torch, torchaudio });
  expect(
    mismatch(new Map(versions.filter((pair): pair is [string, string] => pair[1] !== undefined))),
  ).toBe(fault);
});
