// The providers to choose by what they offer: the cheapest, and the one with the longest context.
import { type CallCost, cheapestOf, longestOf, type Offer } from "hubsmith/offers";
import { textIn } from "../../offers/offers.ts";
import { costIn } from "../../offers/provider-table.ts";
import type { ProviderPick } from "../state.ts";
import type { ProviderOption } from "./provider-data.ts";

/** Those among the providers that can be called; none if there is no choice. */
export function picksOf(
  model: string,
  offers: readonly Offer[],
  tokens: CallCost,
  named: readonly Pick<ProviderOption, "id" | "label">[],
): readonly ProviderPick[] {
  const labels = new Map(named.map(({ id, label }) => [id, label]));
  const callable = offers.filter(({ provider }) => labels.has(provider));
  if (new Set(callable.map(({ provider }) => provider)).size < 2) return [];
  const [cheapest, longest] = [cheapestOf(callable, tokens), longestOf(callable)];
  const rows = [
    ["lowest-cost", "Cheapest", cheapest, cheapest && costIn(cheapest, tokens)],
    [
      "longest-context",
      "Longest context",
      longest,
      longest && `${textIn(longest, "context")} tokens`,
    ],
  ] as const;
  return rows.flatMap(([id, label, offer, value]) => {
    if (offer === undefined) return [];
    const { provider } = offer;
    return [{ id, model, label, provider, note: `${labels.get(provider)}, ${value}` }];
  });
}
