// The kit finds nothing in clients.
import { expect, test } from "vitest";
import { findingsIn, hub } from "../sweep.ts";

test("the kit finds nothing in clients", { timeout: 300_000 }, async () => {
  expect(await findingsIn(hub.clients, { fixtures: [], stringsPerPlace: 2 })).toEqual([]);
});
