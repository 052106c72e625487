// The table of a model's providers, as data: one row for each provider, the cheapest first, and one for the router.
import { costOf, type ModelOffers, type Offer } from "hubsmith/offers";
import { USUAL_CALL } from "#plugins/kit/offers/offer";
import { costText, tokensText } from "#plugins/kit/offers/text";
import {
  byCost,
  chanceOf,
  cheapestOf,
  isOfChat,
  lastSeenIn,
  seenOf,
} from "#plugins/kit/offers/offers";
import { bestOf, type Column, dayText, FACTS, filled, SOURCE } from "./offers.ts";

export interface ProviderTable {
  /** The titles of the columns after that of the provider. */
  readonly head: readonly string[];
  readonly rows: readonly ProviderRow[];
  readonly hasPrices: boolean;
  /** Whether the last rows are offers that may no longer exist. */
  readonly hasOld: boolean;
}

export interface ProviderRow {
  readonly offer: Offer;
  /** The price of the router's default provider, which is no provider. */
  readonly isRouter: boolean;
  /** By column; undefined if the value is unknown. */
  readonly cells: readonly (string | undefined)[];
  readonly numbers: readonly (number | undefined)[];
}

/**
 * The table; undefined if there is nothing to compare. `task` is the one that the model is called as.
 */
export function providerTable(
  { offers, router, routerDate }: ModelOffers,
  task?: string,
): ProviderTable | undefined {
  // The one with a price, or else the one for the task.
  const rankOf = (offer: Offer): number =>
    (offer.input === undefined ? 0 : 2) + (offer.task === task ? 1 : 0);
  const listed = bestOf(offers, ({ provider }) => provider, rankOf).toSorted(
    byCost(routerDate, USUAL_CALL),
  );
  const all = [...listed, ...(router === undefined || isOfNone(router, listed) ? [] : [router])];
  if (filled(FACTS, all).length === 0 && listed.length < 2) return undefined;
  const first = cheapestOf({ offers: listed, routerDate }, USUAL_CALL);
  const isOld = (offer: Offer): boolean =>
    first !== undefined && chanceOf(offer, routerDate) < chanceOf(first, routerDate);
  const isCompared = (offer: Offer): boolean => offer !== router && !isOld(offer);
  const columns = columnsFor(all, isCompared);
  const rows = all.map((offer): ProviderRow => {
    const isRouter = offer === router;
    return {
      offer,
      isRouter,
      cells: columns.map(({ textOf }) => textOf(offer)),
      numbers: columns.map(({ numberOf }) => numberOf?.(offer)),
    };
  });
  return {
    head: columns.map(({ title }) => title),
    rows,
    hasOld: listed.some(isOld),
    hasPrices: columns.some(({ title }) => title === "Input" || title === "Output"),
  };
}

/** Whether providers are known, and none has this price: the router charges the price of one of them. */
const isOfNone = ({ input, output }: Offer, offers: readonly Offer[]): boolean =>
  offers.length > 0 &&
  offers.every(
    (offer) => offer.input !== undefined && (offer.input !== input || offer.output !== output),
  );

function columnsFor(
  offers: readonly Offer[],
  isCompared: (offer: Offer) => boolean,
): readonly Column[] {
  const cost: Column = {
    title: tokensText(USUAL_CALL),
    textOf: (offer) => {
      const cost = costOf(offer, USUAL_CALL);
      return cost === undefined ? undefined : costText(cost);
    },
    numberOf: (offer) => (isCompared(offer) ? costOf(offer, USUAL_CALL) : undefined),
  };
  const status: Column = { title: "Status", textOf: (offer) => offer.status };
  // That all are live goes without saying.
  const isAllLive = offers.every(({ status }) => status === "live");
  return filled([cost, ...FACTS, ...(isAllLive ? [] : [status]), ...SOURCE], offers);
}

/** The name of a row. */
export const rowLabel = (label: string, isRouter: boolean): string =>
  isRouter ? `${label} (default provider)` : label;

/** What the numbers of a table are, and how old. */
export function remarkOf({ date }: ModelOffers, { hasPrices, hasOld }: ProviderTable): string {
  const list = `List of ${dayText(date)}.${hasOld ? " Rows of older lists are last." : ""}`;
  return hasPrices ? `US dollars per million tokens. Prices change. ${list}` : list;
}

/** That no list names a chat model any more, in a sentence; undefined if the newest does. The router lists no others. */
export function lastSeen(
  { offers, routerDate }: ModelOffers,
  labelOf: (provider: string) => string,
): string | undefined {
  const last = lastSeenIn(offers.filter(isOfChat), routerDate);
  if (last === undefined) return undefined;
  return `Last seen at ${labelOf(last.provider)} on ${dayText(seenOf(last))}; the newest list of the router (${dayText(routerDate)}) does not have it, so a call may fail.`;
}
