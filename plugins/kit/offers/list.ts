// The built-in list of offers, which is loaded only on request.
import type { Offer } from "./offer.ts";

/** A list of offers by model. @public */
export interface OfferList {
  /** The day of the newest offer, as YYYY-MM-DD. */
  readonly date: string;
  /** The day of the newest list of the router that it includes, as YYYY-MM-DD. */
  readonly routerDate: string;
  /** A remark about it, e.g. that it is a sample. */
  readonly note?: string;
  /** The models by their ids in lower case. */
  readonly models: ReadonlyMap<string, HostedModel>;
}

/** A model in a list of offers. @public */
export interface HostedModel {
  /** Its id on the Hub. */
  readonly id: string;
  /** The task of the model; absent if a record of it is built in. */
  readonly task?: string;
  /** Its offers. */
  readonly offers: readonly Offer[];
}

let loading: Promise<OfferList> | undefined;

/**
 * Loads the built-in list of offers, once. Prices change, so it has a date.
 * @returns The list, the same one for each call.
 * @throws Error if its file cannot be loaded.
 * @example
 * ```ts
 * import { loadOffers } from "hubsmith/offers";
 *
 * const { models } = await loadOffers();
 * models.get("zai-org/glm-5.1")?.id; // → "zai-org/GLM-5.1"
 * ```
 * @public
 */
export const loadOffers = (): Promise<OfferList> =>
  (loading ??= import("./offers.gen.ts").then(({ offers }) => readList(offers)));

// The letters of features: a capital says that the provider has it, a small one that it has not.
const FEATURES = [
  ["tools", "t"],
  ["structured", "s"],
  ["reasoning", "r"],
  ["images", "i"],
] as const;

// A model is a line with its id and task, and each offer is an indented line with these fields.
const TEXTS = ["provider", "providerId", "task", "status", "date", "seen"] as const;
const NUMBERS = ["input", "output", "context", "maxOutput"] as const;
const FIELDS = [...TEXTS, ...NUMBERS] as const;

/** Parses the string of a list. @internal */
export function readList(text: string): OfferList {
  const [head = "", ...lines] = text.trimEnd().split("\n");
  const [date = "", routerDate = "", note] = head.split("\t");
  const models = new Map<string, HostedModel & { readonly offers: Offer[] }>();
  let model: (HostedModel & { readonly offers: Offer[] }) | undefined;
  for (const line of lines) {
    const [first = "", ...cells] = line.split("\t");
    if (first === "") model?.offers.push(offerIn(model.id, cells));
    else {
      model = { id: first, ...(cells[0] ? { task: cells[0] } : {}), offers: [] };
      models.set(first.toLowerCase(), model);
    }
  }
  return { date, routerDate, ...(note ? { note } : {}), models };
}

function offerIn(id: string, cells: readonly string[]): Offer {
  const known = Object.fromEntries(
    FIELDS.flatMap((field, at) => {
      const cell = cells[at] ?? "";
      if (cell === "") return [];
      return [[field, at < TEXTS.length ? cell : Number(cell)]];
    }),
  );
  const letters = cells[FIELDS.length] ?? "";
  const features = FEATURES.filter(([, letter]) => letters.toLowerCase().includes(letter)).map(
    ([feature, letter]) => [feature, letters.includes(letter.toUpperCase())] as const,
  );
  const offer = { ...DEFAULTS, ...known, ...Object.fromEntries(features) } as Offer;
  const { providerId } = offer;
  return { ...offer, providerId: { [SAME]: id, [UNKNOWN]: "" }[providerId] ?? providerId };
}

// Most providers have the id of the Hub.
const SAME = "=";
const UNKNOWN = "?";
const DEFAULTS = { providerId: SAME, task: "conversational", status: "live" };

/** Writes a list as text. @internal */
export function writeList({ date, routerDate, note = "", models }: OfferList): string {
  const lines = [...models.values()].flatMap(({ id, task, offers }) => [
    [id, task ?? ""],
    ...offers.map((offer) => ["", ...cellsOf(id, offer)]),
  ]);
  return [[date, routerDate, note], ...lines]
    .map((cells) => `${cells.join("\t").trimEnd()}\n`)
    .join("");
}

function cellsOf(id: string, offer: Offer): readonly string[] {
  const providerId = offer.providerId === id ? SAME : offer.providerId || UNKNOWN;
  const short: Partial<Offer> = { ...offer, providerId };
  const defaults: Partial<Offer> = DEFAULTS;
  const cells = FIELDS.map((field) =>
    short[field] === defaults[field] ? "" : String(short[field] ?? ""),
  );
  const letters = FEATURES.map(([feature, letter]) => {
    const value = offer[feature];
    return value === undefined ? "" : value ? letter.toUpperCase() : letter;
  });
  return [...cells, letters.join("")];
}
