// The models of a provider, with its offers for them.
import type { Model } from "hubsmith";
import { bestOf } from "../../models/offers/offers.ts";
import { loadOffers, type Offer, offersOf, type OfferList } from "hubsmith/offers";

export interface HostedModels extends Pick<OfferList, "date" | "note"> {
  /** The models with each of their ids at the provider. */
  readonly offers: readonly (readonly [model: Model, offer: Offer])[];
}

/** Loads the offers of a provider, under its id or an alias, for these models. */
export async function hostedBy(
  { id, aliases = [] }: { readonly id: string; readonly aliases?: readonly string[] },
  models: readonly Model[],
): Promise<HostedModels> {
  const list = await loadOffers();
  const names = [id, ...aliases];
  const all = await Promise.all(
    models.map(async (model) => {
      const { offers } = await offersOf(model, list);
      const own = offers.filter(({ provider }) => names.includes(provider));
      // One id may be for several tasks.
      const priced = bestOf(
        own,
        ({ providerId }) => providerId,
        ({ input }) => (input === undefined ? 0 : 1),
      );
      return priced.map((offer) => [model, offer] as const);
    }),
  );
  return { ...list, offers: all.flat() };
}
