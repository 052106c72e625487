// The subcommand offers: the providers of a model, with prices, limits and features, from the built-in list.
import { defined } from "#core/base/describe";
import { USUAL_CALL } from "#plugins/kit/offers/offer";
import { byCost, isOfChat, lastSeenIn, offersIn } from "#plugins/kit/offers/offers";
import { costText, orderText, priceText, tokensText } from "#plugins/kit/offers/text";
import {
  type CallCost,
  cheapestOf,
  costOf,
  loadOffers,
  longestOf,
  type ModelOffers,
  type Offer,
  type OfferList,
} from "hubsmith/offers";
import type { Answerer, Subcommand } from "./context.ts";
import { type RecordRead, recordAnswerer } from "./files.ts";
import { oneLine } from "./io.ts";
import type { Printer } from "./printer.ts";
import { EXIT, integer } from "./options.ts";
import { defineStream, type StreamFlags } from "./stream.ts";

interface OffersFlags extends StreamFlags, CallCost {}

// Only this subcommand needs the list.
const answerer: Answerer<OffersFlags> = async (entries, screen, flags) => {
  const list = await loadOffers();
  const withList = recordAnswerer<OffersFlags>(
    () => [],
    (_, read) => {
      const json = reportOf(list, read, flags);
      return { json, text: (printer) => textOf(json, flags, printer) };
    },
  );
  return withList(entries, screen, flags);
};

export const offers: Subcommand = {
  define: (command, context) =>
    defineStream(command, context, answerer)
      .option("--input <tokens>", "the input tokens of a call", integer(0, 1e15), USUAL_CALL.input)
      .option(
        "--output <tokens>",
        "the output tokens of a call",
        integer(0, 1e15),
        USUAL_CALL.output,
      )
      .addHelpText("after", HELP),
};

const HELP = `
Prices are in US dollars for a million tokens. If a record has an
inferenceProviderMapping, its providers, their ids and their status are those of
the record. What the newest list of the router lacks may no longer exist: it is
below the others, and is the cheapest only if there is nothing else.

With --json, the output is one JSON line for each record, in order:
  {"line", "id", "date", "routerDate", "note"?,
   "offers": [{"provider", "providerId", "task", "status", "input"?, "output"?,
     "context"?, "maxOutput"?, "tools"?, "structured"?, "reasoning"?, "images"?,
     "date"?, "seen"?, "cost"?}],
   "router"?, "cheapest"?, "longest"?, "lastSeen"?, "diagnostics"}
"router" is the price of the router's default provider. "lastSeen" is the newest
offer, if it is older than the router's list.

Examples:
  $ hubsmith offers zai-org/GLM-5.1
  $ hubsmith offers model.json --input 20000 --output 1000
  $ hubsmith offers --json models.jsonl | jq -c '[.id, .cheapest.provider]'
${EXIT}`;

interface PricedOffer extends Offer {
  /** What the call costs, in US dollars. */
  readonly cost?: number;
}

interface Report extends ModelOffers {
  readonly id: string;
  readonly offers: readonly PricedOffer[];
  readonly router?: PricedOffer;
  readonly cheapest?: PricedOffer;
  readonly longest?: PricedOffer;
  /** The newest offer, if it is older than the router's list. */
  readonly lastSeen?: PricedOffer;
  readonly diagnostics: RecordRead["diagnostics"];
}

const isLiveChat = (offer: Offer): boolean => isOfChat(offer) && offer.status === "live";

export function reportOf(
  list: OfferList,
  { model, diagnostics }: RecordRead,
  flags: CallCost,
): Report {
  const { offers: all, router, ...about } = offersIn(list, model);
  const priced = (offer: Offer): PricedOffer =>
    defined({ ...offer, cost: costOf(offer, flags) }) as PricedOffer;
  const rows = all.map(priced);
  return {
    id: model.id,
    ...about,
    offers: rows,
    ...defined({
      router: router && priced(router),
      cheapest: cheapestOf({ offers: rows, routerDate: about.routerDate }, flags),
      longest: longestOf(rows),
      lastSeen: lastSeenIn(rows.filter(isLiveChat), about.routerDate),
    }),
    diagnostics,
  };
}

export function textOf(report: Report, flags: CallCost, printer: Printer): string {
  const { id, date, note, offers: all, router, lastSeen, routerDate } = report;
  const prices = [...all, ...(router === undefined ? [] : [router])].some(hasPrice);
  const { sentence } = printer;
  const lines = [
    `# ${printer.value(id)}`,
    note && sentence(note),
    all.length === 0 ? "No provider of the list hosts it." : printer.table(tableOf(report, flags)),
    orderText(all, routerDate),
    router &&
      `The router's default provider: ${price(router.input)} in, ${price(router.output)} out; ${tokensText(flags)}: ${costOrUnknown(router.cost)}.`,
    lastSeen &&
      sentence(
        `All known offers are older than the router's list of ${routerDate}. Last seen: ${lastSeen.provider}, ${lastSeen.seen}.`,
      ),
    `List of ${date}.${prices ? " US dollars for a million tokens. Prices change: see the provider's page." : ""}`,
  ];
  return lines.filter((line) => line !== undefined).join("\n");
}

const hasPrice = ({ input, output }: Offer): boolean => input !== undefined || output !== undefined;

const UNKNOWN = "-";

const price = (value: number | undefined): string =>
  value === undefined ? UNKNOWN : priceText(value);
const costOrUnknown = (value: number | undefined): string =>
  value === undefined ? UNKNOWN : costText(value);
const tokens = (value: number | undefined): string => value?.toLocaleString("en") ?? UNKNOWN;
const yesOrNo = (value: boolean | undefined): string =>
  value === undefined ? UNKNOWN : value ? "yes" : "no";

type Column = readonly [head: string, cellOf: (offer: PricedOffer) => string];

/** A row for each offer, without the columns that no offer has: the newest first, and of these the cheapest. */
function tableOf(report: Report, flags: CallCost): readonly (readonly string[])[] {
  const columns: readonly Column[] = [
    ["provider", ({ provider }) => provider],
    ["in", ({ input }) => price(input)],
    ["out", ({ output }) => price(output)],
    [tokensText(flags), ({ cost }) => costOrUnknown(cost)],
    ["context", ({ context }) => tokens(context)],
    ["answer", ({ maxOutput }) => tokens(maxOutput)],
    ["tools", ({ tools }) => yesOrNo(tools)],
    ["structured", ({ structured }) => yesOrNo(structured)],
    ["reasoning", ({ reasoning }) => yesOrNo(reasoning)],
    ["images", ({ images }) => yesOrNo(images)],
    ["task", ({ task }) => task],
    ["date", ({ date, seen }) => date ?? seen ?? UNKNOWN],
    ["note", (offer) => noteOf(offer, report)],
    ["id", ({ providerId }) => providerId || UNKNOWN],
  ];
  const rows = report.offers.toSorted(byCost(report.routerDate, flags));
  const shown = columns
    .map(([head, cellOf]) => ({ head, cells: rows.map((offer) => oneLine(cellOf(offer))) }))
    .filter(({ cells }) => cells.some((cell) => cell !== UNKNOWN));
  return [
    shown.map((column) => column.head.toUpperCase()),
    ...rows.map((_, at) => shown.map(({ cells }) => cells[at]!)),
  ];
}

function noteOf(offer: PricedOffer, { cheapest, longest }: Report): string {
  const { status, context } = offer;
  if (status !== "live") return `not live: ${status}`;
  const notes = [
    offer === cheapest ? ["cheapest"] : [],
    context !== undefined && context === longest?.context ? ["longest context"] : [],
  ];
  return notes.flat().join(", ") || UNKNOWN;
}
