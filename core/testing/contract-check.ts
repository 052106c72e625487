// The contract check holds the requests of a provider against what its service is said to take.
import type { Plugin } from "../index.ts";
import type { Check } from "./check.ts";
import { ofKind } from "./companions.ts";
import type { Contract } from "./contract/index.ts";
import { matchRequests } from "./service/index.ts";

/** The requests of a provider are those that its contract speaks of, and the replies are read. @public */
export const contractCheck: Check = {
  id: "contract-holds",
  asks: "Is every request one that the contract of the service takes?",
  why: "A request that differs by one field is refused by the service, and no parser sees it.",
  mend: "Compare the request with the service's documentation, and mend the one of the two that is wrong.",
  run: (plugin, { companions, contracts, replies }) => {
    if (plugin["~hub"].kind !== "provider") return [];
    const provider = plugin as Plugin<"provider">;
    const contract = contracts.get(provider.id);
    if (contract === undefined) {
      const message =
        "There is no contract to hold its requests against. Write what the service takes and replies with " +
        'defineContract of "hubsmith/contract", and give it as `contract`.';
      return [{ message }];
    }
    const tasks = ofKind(companions, "task");
    const router = routerAmong(contracts, companions, provider);
    return matchRequests(provider, contract, {
      companions: tasks,
      replies,
      ...(router === undefined ? {} : { router }),
    });
  },
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
