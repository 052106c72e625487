// The kit finds nothing in libraries.
import { sampled } from "#plugins/kit/testing/sampled";
import { expect, test } from "vitest";
import { findingsIn, hub } from "../sweep.ts";

test("the kit finds nothing in libraries", async () => {
  const some = sampled(hub.libraries, 32);
  // The Hub's own rule has the dot.
  const known = some
    .filter(({ id }) => id === "ssr-speech")
    .map(({ id }) => expect.stringContaining(`library/${id}: downloads-are-counted`) as string);
  expect(await findingsIn(some, { stringsPerPlace: 8 })).toEqual(known);
});
