// The contract check compares the requests of a provider with the contract of its service.
import type { Plugin } from "../index.ts";
import { type Check, onlyOf } from "./check.ts";
import { ofKind } from "./companions.ts";
import type { Contract } from "./contract/index.ts";
import { soundContract } from "./whole-contract-check.ts";
import { placesOf } from "./places-check.ts";
import { isUnread, matchRequests } from "./service/match-requests.ts";

/** The contract accepts the requests of a provider, and the provider reads all responses. @public */
export const contractCheck: Check = {
  id: "contract-holds",
  what: "Every request matches the contract of the service.",
  why: "The service rejects a request with one wrong field, and no parser finds it.",
  fix: "Compare the request with the service's documentation. Fix the request or the contract.",
  find: onlyOf("provider", (provider, context) => {
    const { companions, contracts, replies } = context;
    const contract = soundContract(provider, context);
    if (contract === undefined) return [];
    const tasks = ofKind(companions, "task");
    const router = routerAmong(contracts, companions, provider);
    // A path that does not exist reads nothing.
    const lost = placesOf(provider, context).map(({ where }) => `${where}, `);
    return matchRequests(provider, contract, {
      companions: tasks,
      replies,
      ...(router === undefined ? {} : { router }),
    }).filter(
      ({ where = "", message }) =>
        !(isUnread(message) && lost.some((lead) => where.startsWith(lead))),
    );
  }),
};

// The router itself has no URL: it is the policy that has a contract.
function routerAmong(
  contracts: ReadonlyMap<string, Contract>,
  companions: readonly Plugin[],
  provider: Plugin<"provider">,
): Contract | undefined {
  const policies = [...ofKind(companions, "provider"), provider].filter(
    ({ baseUrl }) => baseUrl === undefined,
  );
  return policies.map(({ id }) => contracts.get(id)).find((one) => one !== undefined);
}
