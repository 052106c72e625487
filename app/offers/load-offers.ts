// The offers that the site was built with, for a model and for a provider.
import { loadRouter } from "./data.ts";
import type { LoadOffers, Offer, Offers } from "./offers.ts";

/** Loads the offers for a model; undefined if the site was built without any. */
export const offersFor: LoadOffers | undefined =
  loadRouter &&
  (async (model) => {
    const { models, ...about } = await loadRouter!();
    const offers = models.find(([id]) => id === model)?.[1];
    return offers === undefined ? undefined : { ...about, offers };
  });

export interface OffersBy extends Omit<Offers, "offers"> {
  readonly offers: readonly (readonly [model: string, offer: Offer])[];
}

/** Loads the offers of a provider by its id; undefined if the site was built without any. */
export const offersBy: ((provider: string) => Promise<OffersBy>) | undefined =
  loadRouter &&
  (async (provider) => {
    const { models, ...about } = await loadRouter!();
    const offers = models.flatMap(([model, all]) =>
      all.filter((offer) => offer.provider === provider).map((offer) => [model, offer] as const),
    );
    return { ...about, offers };
  });
