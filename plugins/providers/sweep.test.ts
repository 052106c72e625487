// The kit finds nothing in providers.
import type { Plugin } from "hubsmith";
import { sampled } from "#core/testing/sampled";
import { expect, test } from "vitest";
import { findingsIn, hub, plugins } from "../sweep.ts";

test("the kit finds nothing in providers", async () => {
  // The sweep of clients, each with all providers, already covers the programs.
  const companions = plugins.filter((one) => (one as Plugin)["~hub"].kind !== "client");
  const options = { companions, fixtures: [], stringsPerPlace: 2 };
  expect(await findingsIn(sampled(hub.providers, 4), options)).toEqual([]);
});
