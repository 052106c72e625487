// The offers of a provider, from the built-in list or the one that the site was built with.
import { loadOffers, type Offer, type OfferList } from "hubsmith/offers";

export interface OffersBy extends Omit<OfferList, "models"> {
  readonly offers: readonly (readonly [model: string, offer: Offer])[];
}

/** Loads the offers of a provider by its id. */
export async function offersBy(provider: string): Promise<OffersBy> {
  const { models, ...about } = await loadOffers();
  const offers = [...models.values()].flatMap(({ id, offers }) =>
    offers.filter((offer) => offer.provider === provider).map((offer) => [id, offer] as const),
  );
  return { ...about, offers };
}
