// The providers to choose by what they offer: the cheapest, and the one with the longest context.
import { type CallCost, cheapestOf, costOf, longestOf, type Offer } from "hubsmith/offers";
import { costText, textIn } from "../../offers/offers.ts";
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
  const cheapest = cheapestOf(callable, tokens);
  const longest = longestOf(callable);
  const pick = (id: string, label: string, { provider }: Offer, value: string): ProviderPick => ({
    id,
    model,
    provider,
    label,
    note: `${labels.get(provider)}, ${value}`,
  });
  return [
    ...(cheapest === undefined
      ? []
      : [pick("lowest-cost", "Cheapest", cheapest, forTokens(cheapest, tokens))]),
    ...(longest === undefined
      ? []
      : [
          pick(
            "longest-context",
            "Longest context",
            longest,
            `${textIn(longest, "context")} tokens`,
          ),
        ]),
  ];
}

/** The cost of a call with its tokens, e.g. "1,000 in, 500 out: $0.0004"; the cost is known. */
export function forTokens(offer: Offer, tokens: CallCost, where = ""): string {
  const [input, output] = [tokens.input, tokens.output].map((count) => count.toLocaleString("en"));
  return `${input} in, ${output} out${where}: ${costText(costOf(offer, tokens) ?? 0)}`;
}
