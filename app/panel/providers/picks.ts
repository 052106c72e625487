// The providers to choose by what they offer: the cheapest, and the one with the longest context.
import { type CallCost, longestOf, type ModelOffers } from "hubsmith/offers";
import { isNew } from "#plugins/kit/offers/offers";
import { textIn } from "../../offers/offers.ts";
import { cheapestIn, costIn } from "../../offers/provider-table.ts";
import type { ProviderPick } from "../state.ts";
import type { ProviderOption } from "./provider-data.ts";
import { AUTO, CHEAPEST } from "./providers.ts";

/** Those among the providers that can be called, and what the router chooses; none if there is no choice. */
export function picksOf(
  model: string,
  { offers, routerDate }: ModelOffers,
  tokens: CallCost,
  named: readonly Pick<ProviderOption, "id" | "label">[],
): readonly ProviderPick[] {
  const labels = new Map(named.map(({ id, label }) => [id, label]));
  const callable = offers.filter(({ provider }) => labels.has(provider));
  if (new Set(callable.map(({ provider }) => provider)).size < 2) return [];
  const cheapest = cheapestIn(callable, tokens, routerDate);
  const longest = longestOf(callable);
  // The router compares the prices of output, for any call.
  const routed = callable.filter((offer) => isNew(offer, routerDate));
  const chosen = cheapestIn(routed, { input: 0, output: 1 }, routerDate);
  const rows = [
    ["lowest-cost", "Cheapest", cheapest, cheapest && costIn(cheapest, tokens)],
    [
      "longest-context",
      "Longest context",
      longest,
      longest && `${textIn(longest, "context")} tokens`,
    ],
    [CHEAPEST, "", chosen, "lowest price of output"],
  ] as const;
  return rows.flatMap(([id, label, offer, value]) => {
    if (offer === undefined) return [];
    const provider = id === CHEAPEST ? AUTO : offer.provider;
    return [{ id, model, label, provider, note: `${labels.get(offer.provider)}, ${value}` }];
  });
}
