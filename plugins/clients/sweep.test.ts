// The kit finds nothing in clients.
import { sampled } from "#core/testing/sampled";
import { expect, test } from "vitest";
import { findingsIn, hub } from "../sweep.ts";

test("the kit finds nothing in clients", { timeout: 300_000 }, async () => {
  const clients = sampled(hub.clients, 8);
  expect(await findingsIn(clients, { fixtures: [], stringsPerPlace: 2 })).toEqual([]);
});
