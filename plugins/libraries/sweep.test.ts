// The kit finds nothing in libraries.
import { sampled } from "#core/testing/sampled";
import { expect, test } from "vitest";
import { findingsIn, hub } from "../sweep.ts";

test("the kit finds nothing in libraries", { timeout: 300_000 }, async () => {
  const findings = await findingsIn(sampled(hub.libraries, 16), { stringsPerPlace: 8 });
  // The Hub's own rule has the dot.
  const known = "library/ssr-speech: downloads-are-counted";
  expect(findings.filter((one) => !one.startsWith(known))).toEqual([]);
});
