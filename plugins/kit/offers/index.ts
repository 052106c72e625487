// Entry "hubsmith/offers": who hosts a model, what it costs there, and its limits and features.
export {
  type CallCost,
  cheapestOf,
  costOf,
  longestOf,
  type ModelOffers,
  offersOf,
} from "./offers.ts";
export type { Offer } from "./offer.ts";
export { type HostedModel, type OfferList, loadOffers } from "./list.ts";
