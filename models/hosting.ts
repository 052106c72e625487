// How a model is hosted: what lists show of its offers.
import { cheapestOf, longestOf, type Offer } from "hubsmith/offers";
import { USUAL_CALL } from "#plugins/kit/offers/offer";
import { CONTEXTS, type Feature, FEATURES, PRICES } from "./labels.ts";

export interface Hosting {
  /** The offer for which a usual call costs least, as on the model's page; undefined if no price is known. */
  readonly cheapest: Offer | undefined;
  /** The longest context, in tokens; undefined if it is unknown. */
  readonly context: number | undefined;
  /** What some provider has for it. */
  readonly features: readonly Feature[];
}

/** The facts of the offers of some providers. */
export function hostingOf(
  offers: readonly Offer[],
  providers: readonly string[],
  routerDate: string,
): Hosting {
  const hosts = offers.filter(
    ({ provider, status }) => status === "live" && providers.includes(provider),
  );
  return {
    cheapest: cheapestOf({ offers: hosts, routerDate }, USUAL_CALL),
    context: longestOf(hosts)?.context,
    features: FEATURES.filter(([, , field]) => hosts.some((offer) => offer[field] === true)).map(
      ([feature]) => feature,
    ),
  };
}

/** The values of a price for filters: each limit that neither input nor output exceeds. */
export function pricesIn({
  input = Infinity,
  output = Infinity,
}: Partial<Offer> = {}): readonly string[] {
  return PRICES.filter(([, , most]) => Math.max(input, output) <= most).map(([value]) => value);
}

/** The values of a context for filters: each length that it has. */
export const contextsIn = (context = 0): readonly string[] =>
  CONTEXTS.filter(([, , least]) => context >= least).map(([value]) => value);

// Hugging Face's own servers have small models, most of which are easily run on the user's computer.
const OWN_SERVERS = "hf-inference";

/** Whether a company hosts the model, so that lists show it first. */
export const isHosted = ({ providers }: { readonly providers: readonly string[] }): boolean =>
  providers.some((provider) => provider !== OWN_SERVERS);

/** A number of tokens, e.g. "131k" or "1M". */
export function tokensText(tokens: number): string {
  const thousands = Math.round(tokens / 1000);
  return thousands < 1000 ? `${thousands}k` : `${Math.round(thousands / 100) / 10}M`;
}
