// The kit finds nothing in libraries.
import { expect, test } from "vitest";
import { findingsIn, hub } from "../sweep.ts";

test("the kit finds nothing in libraries", { timeout: 300_000 }, async () => {
  // The Hub's own rule has the dot.
  expect(await findingsIn(hub.libraries, { stringsPerPlace: 8 })).toEqual([
    expect.stringContaining("library/ssr-speech: downloads-are-counted"),
  ]);
});
