// The models of a provider, with its offers for them.
import type { Model } from "hubsmith";
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
      return onePerId(own).map((offer) => [model, offer] as const);
    }),
  );
  return { ...list, offers: all.flat() };
}

/** Of the offers with the same id, which are for several tasks, the one with a price. */
function onePerId(offers: readonly Offer[]): readonly Offer[] {
  const first = new Map<string, Offer>();
  const isPriced = ({ input }: Offer): number => (input === undefined ? 0 : 1);
  for (const offer of offers.toSorted((a, b) => isPriced(b) - isPriced(a)))
    if (!first.has(offer.providerId)) first.set(offer.providerId, offer);
  return [...first.values()];
}
