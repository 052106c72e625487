// The table of a model's providers, as data: one row for each provider and one for the router, the cheapest first.
import { type CallCost, costOf, type ModelOffers, type Offer } from "hubsmith/offers";
import { costText, tokensText } from "#plugins/kit/offers/text";
import { compareCosts, isOfChat, lastSeenIn, seenOf } from "#plugins/kit/offers/offers";
import { bestOf, type Column, dayText, FACTS, filled, SOURCE } from "./offers.ts";

export interface ProviderTable {
  /** The titles of the columns after that of the provider. */
  readonly head: readonly string[];
  readonly rows: readonly ProviderRow[];
  readonly hasPrices: boolean;
  /** Whether the cost of a call is known. */
  readonly hasCosts: boolean;
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
 * The table for calls with these tokens; undefined if there is nothing to compare. `task` is the one that the model is
 * called as.
 */
export function providerTable(
  { offers, router }: ModelOffers,
  tokens: CallCost,
  task?: string,
): ProviderTable | undefined {
  // The one with a price, or else the one for the task.
  const rankOf = (offer: Offer): number =>
    (offer.input === undefined ? 0 : 2) + (offer.task === task ? 1 : 0);
  const listed = bestOf(offers, ({ provider }) => provider, rankOf);
  const all = [...listed, ...(router === undefined ? [] : [router])];
  const hasFacts = filled(FACTS, all).length > 0;
  if (!hasFacts && listed.length < 2) return undefined;
  const columns = columnsFor(all, tokens, hasFacts);
  const rows = all.map((offer): ProviderRow => {
    const isRouter = offer === router;
    return {
      offer,
      isRouter,
      cells: columns.map(({ textOf }) => textOf(offer)),
      numbers: columns.map(({ numberOf }) => numberOf?.(offer)),
    };
  });
  const compare = (a: ProviderRow, b: ProviderRow): number =>
    compareCosts(costOf(a.offer, tokens), costOf(b.offer, tokens));
  return {
    head: columns.map(({ title }) => title),
    rows: rows.toSorted(compare),
    hasPrices: all.some(
      (offer) => isOfChat(offer) && (offer.input !== undefined || offer.output !== undefined),
    ),
    hasCosts: all.some((offer) => costOf(offer, tokens) !== undefined),
  };
}

/** What a call costs, as text; undefined if that is unknown. */
export function costIn(offer: Offer, tokens: CallCost): string | undefined {
  const cost = costOf(offer, tokens);
  return cost === undefined ? undefined : costText(cost);
}

function columnsFor(
  offers: readonly Offer[],
  tokens: CallCost,
  hasFacts: boolean,
): readonly Column[] {
  const isAllLive = offers.every(({ status }) => status === "live");
  const cost: Column = {
    title: tokensText(tokens),
    textOf: (offer) => costIn(offer, tokens),
    numberOf: (offer) => costOf(offer, tokens),
  };
  // That all are live goes without saying, next to prices.
  const status: Column = {
    title: "Status",
    textOf: (offer) => (hasFacts && isAllLive ? undefined : offer.status),
  };
  return filled([cost, ...FACTS, status, ...SOURCE], offers);
}

/** The name of a row. */
export const rowLabel = (label: string, isRouter: boolean): string =>
  isRouter ? `${label} (default provider)` : label;

/** What the numbers of a table are, and how old. */
export function remarkOf({ date }: ModelOffers, { hasPrices }: ProviderTable): string {
  const list = `List of ${dayText(date)}.`;
  return hasPrices ? `US dollars per million tokens. Prices change. ${list}` : list;
}

/**
 * That no list names the model any more, in a sentence; undefined if the newest does. The router lists only chat models.
 */
export function lastSeen(
  { offers, routerDate }: ModelOffers,
  labelOf: (provider: string) => string,
): string | undefined {
  const last = lastSeenIn(offers, routerDate);
  if (last === undefined) return undefined;
  const seen = `Last seen at ${labelOf(last.provider)} on ${dayText(seenOf(last))}`;
  return offers.some(isOfChat)
    ? `${seen}; the newest list of the router (${dayText(routerDate)}) does not have it, so a call may fail.`
    : `${seen}.`;
}
