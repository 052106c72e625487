// An offer as a source has it. Each source is read into these, and `merge.ts` makes a list of them.
import type { Offer } from "hubsmith/offers";

/** An offer in a source, with the fields that the source knows. */
export interface Sighting extends Partial<Offer> {
  /** The model's id on the Hub. */
  readonly id: string;
  readonly provider: string;
  /** The task of the model itself, if the source names it. */
  readonly modelTask?: string;
}

/** The provider of a row with the price of the router's default provider. */
export { ROUTER_ROW } from "#plugins/kit/offers/offers";

/** Without the values that the source does not know. */
export const known = <T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null),
  ) as { [K in keyof T]?: NonNullable<T[K]> };
