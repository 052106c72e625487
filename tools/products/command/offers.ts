// The subcommand offers: the providers of a model, with prices, limits and features, from the built-in list.
import { defined, normalize } from "#core/base/describe";
import { USUAL_CALL } from "#plugins/kit/offers/offer";
import { byCost, cheapestIn, isOfChat, lastSeenIn, offersIn } from "#plugins/kit/offers/offers";
import { costText, priceText, tokensText } from "#plugins/kit/offers/text";
import {
  costOf,
  loadOffers,
  longestOf,
  type ModelOffers,
  type Offer,
  type OfferList,
} from "hubsmith/offers";
import type { Answerer, Subcommand } from "./context.ts";
import { type RecordRead, recordAnswerer } from "./files.ts";
import { aligned, bold, didYouMean, failure, listed, oneLine } from "./io.ts";
import { EXIT, integer } from "./options.ts";
import { defineStream, type StreamFlags } from "./stream.ts";

interface OffersFlags extends StreamFlags {
  readonly model?: string;
  /** In tokens, as `output`. */
  readonly input: number;
  readonly output: number;
}

// Only this subcommand needs the list.
const answerer: Answerer<OffersFlags> = async (entries, screen, flags, isWhole) => {
  const list = await loadOffers();
  if (flags.model !== undefined) mustHave(list, flags.model);
  const withList = recordAnswerer<OffersFlags>(
    () => [],
    (_, read) => {
      const json = reportOf(list, read, flags);
      return { json, text: () => textOf(json, flags) };
    },
  );
  return withList(entries, screen, flags, isWhole);
};

export const offers: Subcommand = {
  answerer,
  define: (command, context) =>
    defineStream(command, context, answerer, ({ model }) =>
      model === undefined ? undefined : { id: model },
    )
      .option("--model <id>", "a model of the built-in list instead of a record")
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
  $ hubsmith offers --model zai-org/GLM-5.1
  $ hubsmith offers model.json --input 20000 --output 1000
  $ hubsmith offers --json models.jsonl | jq -c '[.id, .cheapest.provider]'
${EXIT}`;

/** Throws if the list does not have the model. */
function mustHave({ models }: OfferList, id: string): void {
  if (models.has(id.toLowerCase())) return;
  const near = nearIds(models, id);
  const ids = [...models.values()].map((model) => model.id);
  const fix = near.length === 0 ? didYouMean(id, ids) : ` Similar ids: ${listed(near)}.`;
  throw failure(`--model: the list of offers does not have ${JSON.stringify(id)}.${fix}`);
}

const MOST_NEAR = 5;
// Fewer letters are in the names of most models.
const LEAST_LETTERS = 3;

/** The ids whose name contains the wanted one, or that a provider calls so. */
function nearIds(models: OfferList["models"], wanted: string): readonly string[] {
  const name = nameOf(wanted);
  if (name.length < LEAST_LETTERS) return [];
  return [...models.values()]
    .filter(
      ({ id, offers: all }) =>
        nameOf(id).includes(name) || all.some(({ providerId }) => nameOf(providerId) === name),
    )
    .map(({ id }) => id)
    .toSorted((a, b) => a.length - b.length)
    .slice(0, MOST_NEAR);
}

const nameOf = (id: string): string => normalize(id.slice(id.lastIndexOf("/") + 1));

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

function reportOf(list: OfferList, { model, diagnostics }: RecordRead, flags: OffersFlags): Report {
  const { offers: all, router, ...about } = offersIn(list, model);
  const priced = (offer: Offer): PricedOffer =>
    defined({ ...offer, cost: costOf(offer, flags) }) as PricedOffer;
  const rows = all.map(priced);
  return {
    id: flags.model === undefined ? model.id : list.models.get(model.id.toLowerCase())!.id,
    ...about,
    offers: rows,
    ...defined({
      router: router && priced(router),
      cheapest: cheapestIn(rows, flags, about.routerDate),
      longest: longestOf(rows),
      // The record is newer than the list.
      lastSeen:
        model.inferenceProviderMapping === undefined
          ? lastSeenIn(rows.filter(isLiveChat), about.routerDate)
          : undefined,
    }),
    diagnostics,
  };
}

function textOf(report: Report, flags: OffersFlags): string {
  const { id, date, note, offers: all, router, lastSeen, routerDate } = report;
  const prices = [...all, ...(router === undefined ? [] : [router])].some(hasPrice);
  const lines = [
    bold(oneLine(id)),
    note && oneLine(note),
    ...(all.length === 0 ? ["No provider of the list hosts it."] : tableOf(report, flags)),
    router &&
      `The router's default provider: ${price(router.input)} in, ${price(router.output)} out; ${tokensText(flags)}: ${costOrUnknown(router.cost)}.`,
    lastSeen &&
      `All offers are older than the router's list of ${routerDate}. Last seen: ${lastSeen.provider}, ${lastSeen.seen}.`,
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

/** Lines for the offers, without the columns that no offer has: the newest first, and of these the cheapest. */
function tableOf(report: Report, flags: OffersFlags): readonly string[] {
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
  const [head = "", ...lines] = aligned([
    shown.map((column) => column.head.toUpperCase()),
    ...rows.map((_, at) => shown.map(({ cells }) => cells[at]!)),
  ]);
  return [bold(head), ...lines];
}

function noteOf(offer: PricedOffer, { cheapest, longest }: Report): string {
  const { status, cost, context } = offer;
  if (status !== "live") return `not live: ${status}`;
  const notes = [
    cost !== undefined && cost === cheapest?.cost ? ["cheapest"] : [],
    context !== undefined && context === longest?.context ? ["longest context"] : [],
  ];
  return notes.flat().join(", ") || UNKNOWN;
}
