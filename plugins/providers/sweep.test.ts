// The kit finds nothing in providers, and each request fits its contract.
import type { Plugin } from "hubsmith";
import { contracts, replies } from "hubsmith/plugins/contracts";
import { sampled } from "#plugins/kit/testing/sampled";
import {
  matchRequests,
  untestedParameters,
} from "#plugins/kit/testing/running/service/match-requests";
import { expect, test } from "vitest";
import { findingsIn, hub, plugins } from "../sweep.ts";

// The sweep of clients, each with all providers, already covers the programs.
const companions = plugins.filter((plugin) => (plugin as Plugin)["~hub"].kind !== "client");

test("the kit finds nothing in providers", async () => {
  const options = { companions, fixtures: [], stringsPerPlace: 2 };
  expect(await findingsIn(sampled(hub.providers, 8), options)).toEqual([]);
});

test.each(contracts)("$provider sends what its contract accepts", async ({ provider, load }) => {
  const samples = replies.map(async (reply) => [reply.task, (await reply.load()).default] as const);
  const options = { companions, replies: Object.fromEntries(await Promise.all(samples)) };
  const { default: contract } = await load();
  const plugin = hub.providers.get(provider)!;
  expect(matchRequests(plugin, contract, options)).toEqual([]);
  expect(untestedParameters(plugin, contract, options)).toEqual([]);
});
