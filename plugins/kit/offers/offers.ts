// The offers of providers for a model: prices, limits and features, from the built-in list and from the model's record.
import type { Model, TokenLimits } from "hubsmith";
import { defined } from "#core/base/describe";
import type { ProviderMapping } from "#core/record/model";
import { loadOffers, type OfferList } from "./list.ts";
import { type Offer, USUAL_CALL } from "./offer.ts";

/** All offers for a model. @public */
export interface ModelOffers {
  /** The day of the newest offer in the list, as YYYY-MM-DD. */
  readonly date: string;
  /** The day of the newest list of the router, as YYYY-MM-DD: offers that were last seen before are missing from it. */
  readonly routerDate: string;
  /** A remark about the list, e.g. that it is a sample. */
  readonly note?: string;
  /** One for each provider and task. */
  readonly offers: readonly Offer[];
  /** What the router charges if it chooses the provider: the price of its default provider. */
  readonly router?: Offer;
}

/** The tokens of a call. @public */
export interface CallCost {
  /** The number of input tokens. */
  readonly input: number;
  /** The number of output tokens. */
  readonly output: number;
}

/**
 * The offers for a model: the providers of its record, with prices, limits and features from the list. If the record
 * names no providers, they are those of the list.
 * @param model - A record of the Hub, or its `id` alone.
 * @param list - By default, the built-in list, which is loaded on the first call.
 * @returns Offers in the order of the record; none for an unknown model.
 * @throws Error if the file of the built-in list cannot be loaded.
 * @example
 * ```ts
 * import { offersOf } from "hubsmith/offers";
 *
 * const { offers } = await offersOf({ id: "zai-org/GLM-5.1" });
 * offers.some(({ provider }) => provider === "together"); // → true
 * ```
 * @public
 */
export const offersOf = async (
  model: Pick<Model, "id" | "inferenceProviderMapping">,
  list?: OfferList,
): Promise<ModelOffers> => offersIn(list ?? (await loadOffers()), model);

/** The offers for a model in a list that is loaded. @internal */
export function offersIn(
  { models, ...about }: OfferList,
  model: Pick<Model, "id" | "inferenceProviderMapping">,
): ModelOffers {
  const all = models.get(model.id.toLowerCase())?.offers ?? [];
  const router = all.find(({ provider }) => provider === ROUTER_ROW);
  const listed = all.filter(({ provider }) => provider !== ROUTER_ROW);
  const offers = model.inferenceProviderMapping?.map((mapping): Offer => {
    const { provider, providerId, task, status = "live" } = mapping;
    const same = listed.filter((offer) => offer.provider === provider);
    const known =
      same.find((offer) => offer.task === task) ?? (task === undefined ? same[0] : undefined);
    return { ...known, provider, providerId, task: task ?? known?.task ?? "", status };
  });
  return { ...about, offers: offers ?? listed, ...(router === undefined ? {} : { router }) };
}

/** The row of the list with the price of the router's default provider, which is no provider. @internal */
export const ROUTER_ROW = "auto";

/** The mappings that a record has for these offers. @internal */
export const mappingsOf = (offers: readonly Offer[]): readonly ProviderMapping[] =>
  offers
    .filter(({ provider }) => provider !== ROUTER_ROW)
    .map(({ provider, providerId, task, status, ...offer }) => {
      const features = Object.entries({
        toolCalling: offer.tools,
        structuredOutput: offer.structured,
        reasoning: offer.reasoning,
        imageInput: offer.images,
      }).filter(([, value]) => value !== undefined);
      return {
        provider,
        providerId,
        task,
        status,
        ...(features.length === 0 ? {} : { features: Object.fromEntries(features) }),
      };
    });

/**
 * The limits of a chat at a provider: the shortest context and answer of its live offers, and for a policy of the router,
 * those of all offers.
 * @internal
 */
export function limitsAt(offers: readonly Offer[], provider: string): TokenLimits {
  const live = offers.filter((offer) => isOfChat(offer) && isLive(offer));
  const own = live.filter((offer) => offer.provider === provider);
  const least = (of: "context" | "maxOutput"): number | undefined => {
    const known = (own.length === 0 ? live : own).flatMap((offer) => offer[of] ?? []);
    return known.length === 0 ? undefined : Math.min(...known);
  };
  return defined({ context: least("context"), output: least("maxOutput") });
}

const MILLION = 1_000_000;

/** Whether it is for chats: the cost of another call depends on more than its text, and the router lists only chats. @internal */
export const isOfChat = ({ task }: Offer): boolean => task === "conversational";

/**
 * What a call of a chat model costs, in US dollars.
 * @returns `undefined` if a price is unknown, or for another task. Never throws.
 * @example
 * ```ts
 * import { costOf } from "hubsmith/offers";
 *
 * const offer = { provider: "groq", providerId: "m", task: "conversational", status: "live" };
 * costOf({ ...offer, input: 1, output: 4 }, { input: 1000, output: 500 }); // → 0.003
 * costOf(offer, { input: 1000, output: 500 }); // → undefined
 * ```
 * @public
 */
export function costOf(offer: Offer, tokens: CallCost): number | undefined {
  const { input, output } = offer;
  if (!isOfChat(offer) || input === undefined || output === undefined) return undefined;
  return (input * tokens.input + output * tokens.output) / MILLION;
}

const isLive = ({ status }: Offer): boolean => status === "live";

/**
 * The live offer for which a chat costs least, of those in the router's newest list: others may no longer exist, and are
 * chosen only if no price of that list is known. Of equal ones the first.
 * @returns `undefined` if no price of a chat is known. Never throws.
 * @example
 * ```ts
 * import { cheapestOf } from "hubsmith/offers";
 *
 * const offer = { providerId: "m", task: "conversational", status: "live", output: 1, seen: "2026-08-21" };
 * const offers = [{ ...offer, provider: "groq", input: 2 }, { ...offer, provider: "novita", input: 1 }];
 * const call = { input: 1000, output: 500 };
 * cheapestOf({ offers, routerDate: "2026-08-21" }, call)?.provider; // → "novita"
 * ```
 * @public
 */
export const cheapestOf = <O extends Offer>(
  { offers, routerDate }: { readonly offers: readonly O[]; readonly routerDate: string },
  tokens: CallCost,
): O | undefined =>
  offers
    .filter(isLive)
    .toSorted(byCost(routerDate, tokens))
    .find((offer) => costOf(offer, tokens) !== undefined);

/**
 * The live offer with the longest context; of equal ones the first.
 * @returns `undefined` if no context is known. Never throws.
 * @example
 * ```ts
 * import { longestOf } from "hubsmith/offers";
 *
 * const offer = { providerId: "m", task: "conversational", status: "live" };
 * const offers = [{ ...offer, provider: "groq", context: 8192 }, { ...offer, provider: "novita", context: 131072 }];
 * longestOf(offers)?.provider; // → "novita"
 * ```
 * @public
 */
export const longestOf = (offers: readonly Offer[]): Offer | undefined =>
  offers
    .filter((offer) => isLive(offer) && offer.context !== undefined)
    .toSorted((a, b) => b.context! - a.context!)[0];

/** The offer that a list named last, if that was before the router's newest list. @internal */
export function lastSeenIn(offers: readonly Offer[], routerDate: string): Offer | undefined {
  const newest = offers.toSorted((a, b) => seenOf(b).localeCompare(seenOf(a)))[0];
  const isOld = newest !== undefined && seenOf(newest) !== "" && seenOf(newest) < routerDate;
  return isOld ? newest : undefined;
}

/** The day on which a list named it last; empty if it is unknown. @internal */
export const seenOf = ({ seen, date }: Offer): string => seen ?? date ?? "";

/**
 * The offers of each task with the best one first: live, then in the router's newest list, then the cheapest for a usual
 * call. Equal ones and tasks stay in their order.
 * @internal
 */
export function bestFirst(offers: readonly Offer[], routerDate: string): readonly Offer[] {
  const tasks = [...new Set(offers.map(({ task }) => task))];
  const compare = byCost(routerDate, USUAL_CALL);
  return offers.toSorted((a, b) => tasks.indexOf(a.task) - tasks.indexOf(b.task) || compare(a, b));
}

/** Compares offers: those that can be called come first, then the cheapest. @internal */
export const byCost =
  (routerDate: string, tokens: CallCost) =>
  (a: Offer, b: Offer): number =>
    chanceOf(b, routerDate) - chanceOf(a, routerDate) ||
    compareCosts(costOf(a, tokens), costOf(b, tokens));

/** How likely a call succeeds: more if the offer is live, or in the router's newest list. @internal */
export const chanceOf = (offer: Offer, routerDate: string): number =>
  (isLive(offer) ? 2 : 0) + (isNew(offer, routerDate) ? 1 : 0);

/** Whether the router's newest list has it. @internal */
export const isNew = (offer: Offer, routerDate: string): boolean =>
  isOfChat(offer) && seenOf(offer) >= routerDate;

/** Compares two costs; an unknown one is last. @internal */
export function compareCosts(a = Infinity, b = Infinity): number {
  return a === b ? 0 : a - b;
}
