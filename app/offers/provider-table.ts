// The table of a model's providers, as data: one row for each provider, the cheapest first, and one for the router.
import { type CallCost, costOf, type ModelOffers, type Offer } from "hubsmith/offers";
import { costText, tokensText } from "#plugins/kit/offers/text";
import { columnsOf, dayText, numberIn, textIn } from "./offers.ts";

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

interface Column {
  readonly title: string;
  readonly textOf: (offer: Offer) => string | undefined;
  readonly numberOf?: (offer: Offer) => number | undefined;
}

/** The title of the column with the provider's id for the model. */
export const ID = "Id";

/**
 * The table for calls with these tokens; undefined if there is nothing to compare. `task` is the one that the model is
 * called as.
 */
export function providerTable(
  { offers, router }: ModelOffers,
  tokens: CallCost,
  task?: string,
): ProviderTable | undefined {
  const listed = onePerProvider(offers, task);
  const all = [...listed, ...(router === undefined ? [] : [router])];
  const isMeasured = columnsOf(all).length > 0;
  if (!isMeasured && listed.length < 2) return undefined;
  const columns = columnsFor(all, tokens, isMeasured);
  const rows = all.map((offer): ProviderRow => {
    const isRouter = offer === router;
    return {
      offer,
      isRouter,
      cells: columns.map(({ textOf }) => textOf(offer)),
      // Without numbers it is last: it is not the price of a provider that can be chosen.
      numbers: columns.map(({ numberOf }) => (isRouter ? undefined : numberOf?.(offer))),
    };
  });
  const costs = (row: ProviderRow): number =>
    (row.isRouter ? undefined : chatCost(row.offer, tokens)) ?? Infinity;
  return {
    head: columns.map(({ title }) => title),
    rows: rows.toSorted((a, b) => (costs(a) === costs(b) ? 0 : costs(a) - costs(b))),
    hasPrices: all.some(({ input, output }) => input !== undefined || output !== undefined),
    hasCosts: all.some((offer) => chatCost(offer, tokens) !== undefined),
  };
}

// What a call of another task costs depends on more than its text, e.g. on the length of a recording.
const chatCost = (offer: Offer, tokens: CallCost): number | undefined =>
  offer.task === "conversational" ? costOf(offer, tokens) : undefined;

/** What a call costs, as text; undefined if that is unknown. */
export function costIn(offer: Offer, tokens: CallCost): string | undefined {
  const cost = chatCost(offer, tokens);
  return cost === undefined ? undefined : costText(cost);
}

function columnsFor(
  offers: readonly Offer[],
  tokens: CallCost,
  isMeasured: boolean,
): readonly Column[] {
  const isAllLive = offers.every(({ status }) => status === "live");
  const columns: readonly Column[] = [
    {
      title: tokensText(tokens),
      textOf: (offer) => costIn(offer, tokens),
      numberOf: (offer) => chatCost(offer, tokens),
    },
    ...columnsOf(offers).map(([title, field]) => ({
      title,
      textOf: (offer: Offer) => textIn(offer, field),
      numberOf: (offer: Offer) => numberIn(offer, field),
    })),
    // That all are live goes without saying, next to prices.
    { title: "Status", textOf: ({ status }) => (isMeasured && isAllLive ? undefined : status) },
    { title: ID, textOf: ({ providerId }) => providerId || undefined },
    { title: "Date", textOf: ({ date, seen }) => date ?? seen },
  ];
  return columns.filter(({ textOf }) => offers.some((offer) => textOf(offer) !== undefined));
}

/** The offers, of each provider the one with a price, or else the one for the task. */
export function onePerProvider(offers: readonly Offer[], task?: string): readonly Offer[] {
  const rank = (offer: Offer): number =>
    (offer.input === undefined ? 0 : 2) + (offer.task === task ? 1 : 0);
  const first = new Map<string, Offer>();
  for (const offer of offers.toSorted((a, b) => rank(b) - rank(a)))
    if (!first.has(offer.provider)) first.set(offer.provider, offer);
  return offers.filter((offer) => first.get(offer.provider) === offer);
}

/** The name of a row. */
export const rowLabel = (label: string, isRouter: boolean): string =>
  isRouter ? `${label} (default provider)` : label;

/** What the numbers of a table are, and how old. */
export function remarkOf(
  offers: ModelOffers,
  table: ProviderTable | undefined,
  labelOf: (provider: string) => string,
): string {
  const old = lastSeen(offers, labelOf);
  if (table === undefined) return old ?? "";
  const units = table.hasPrices ? "US dollars per million tokens. Prices change." : undefined;
  const list = `List of ${dayText(offers.date)}.`;
  return [units, list, old].filter((part) => part !== undefined).join(" ");
}

/**
 * That no list names the model any more, in a sentence; undefined if the newest does. The router lists only chat models.
 */
function lastSeen(
  { offers, routerDate }: ModelOffers,
  labelOf: (provider: string) => string,
): string | undefined {
  const last = offers.toSorted((a, b) => seenOf(b).localeCompare(seenOf(a)))[0];
  if (last === undefined || seenOf(last) === "" || seenOf(last) >= routerDate) return undefined;
  const seen = `Last seen at ${labelOf(last.provider)} on ${dayText(seenOf(last))}`;
  return offers.some(({ task }) => task === "conversational")
    ? `${seen}; the newest list of the router (${dayText(routerDate)}) does not have it.`
    : `${seen}.`;
}

const seenOf = ({ seen, date }: Offer): string => seen ?? date ?? "";
