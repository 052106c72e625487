// The kit finds nothing in clients.
import type { Plugin } from "hubsmith";
import { sampled } from "#plugins/kit/testing/sampled";
import { expect, test } from "vitest";
import { findingsIn, hub, plugins } from "../sweep.ts";

test("the kit finds nothing in clients", async () => {
  // fal's clients print nothing without fal.
  const providers = new Set<unknown>([...sampled(hub.providers, 4), hub.providers.get("fal-ai")]);
  const companions = plugins.filter(
    (plugin) => (plugin as Plugin)["~hub"].kind !== "provider" || providers.has(plugin),
  );
  const options = { companions, fixtures: [], stringsPerPlace: 2 };
  expect(await findingsIn(sampled(hub.clients, 14), options)).toEqual([]);
});
