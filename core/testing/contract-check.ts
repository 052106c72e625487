// The contract check holds the requests of a provider against what its service is said to take.
import type { Plugin } from "../index.ts";
import { type Check, onlyOf } from "./check.ts";
import { ofKind } from "./companions.ts";
import type { Contract } from "./contract/index.ts";
import { soundContract } from "./whole-contract-check.ts";
import { placesOf } from "./places-check.ts";
import { isUnread, matchRequests } from "./service/match-requests.ts";

/** The requests of a provider are those that its contract speaks of, and the replies are read. @public */
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
    // A path that leads nowhere reads nothing.
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

// The router itself has no URL of its own: it is the policy that somebody wrote a contract for.
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
