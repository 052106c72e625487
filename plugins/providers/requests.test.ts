// Each request of a provider fits its contract.
import type { Plugin } from "hubsmith";
import { contracts, replies } from "hubsmith/plugins/contracts";
import {
  matchRequests,
  untestedParameters,
} from "#plugins/kit/testing/running/service/match-requests";
import { expect, test } from "vitest";
import { hub, plugins } from "../sweep.ts";

const companions = plugins.filter((plugin) => (plugin as Plugin)["~hub"].kind !== "client");

test.each(contracts)("$provider sends what its contract accepts", async ({ provider, load }) => {
  const samples = replies.map(async (reply) => [reply.task, (await reply.load()).default] as const);
  const options = { companions, replies: Object.fromEntries(await Promise.all(samples)) };
  const { default: contract } = await load();
  const plugin = hub.providers.get(provider)!;
  expect(matchRequests(plugin, contract, options)).toEqual([]);
  expect(untestedParameters(plugin, contract, options)).toEqual([]);
});
