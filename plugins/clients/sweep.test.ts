// The kit finds nothing in clients.
import type { Plugin } from "hubsmith";
import { sampled } from "#plugins/kit/testing/sampled";
import { typedClients } from "#plugins/kit/testing/typed-clients";
import { expect, test } from "vitest";
import { findingsIn, hub, plugins } from "../sweep.ts";

// fal's clients print nothing without fal.
const providers = new Set<unknown>([...sampled(hub.providers, 8), hub.providers.get("fal-ai")]);
const companions = plugins.filter(
  (plugin) => (plugin as Plugin)["~hub"].kind !== "provider" || providers.has(plugin),
);
const options = { companions, fixtures: [], stringsPerPlace: 2 };
const typed = typedClients(plugins);
const clients = hub.clients.list.filter((client) => !typed.has(client.id));

test.each(sampled(clients, 32))("the kit finds nothing in $id", async (client) => {
  expect(await findingsIn([client], options)).toEqual([]);
});
