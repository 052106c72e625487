// The list of models: its search, facets and order.
import type { Entry } from "hubsmith";
import { idIn, isSameId } from "../hub-url.ts";
import { byMatch, finderOf, type Match, SIMILAR } from "./find.ts";
import { NO_WISHES, type Typed, type WishReader } from "./query.ts";
import { type Subject, subjectsIn } from "./subjects.ts";
import { type Facts, findableOf, tasksOf } from "../card.ts";
import { contextsIn, isHosted, pricesIn } from "../hosting.ts";
import { FACETS, type FacetId, idsOf, labelsOf } from "../labels.ts";

export const SORTS = ["downloads", "likes", "name", "providers"] as const;
type Sort = (typeof SORTS)[number];

export interface Query {
  readonly text: string;
  /** The selected values of a facet; one of them must match, and no value matches all. */
  readonly wanted: Readonly<Record<FacetId, readonly string[]>>;
  readonly sort: Sort;
  /** Whether hosted models are before the others, if they match equally well. */
  readonly hostedFirst: boolean;
}

const NOTHING = Object.fromEntries(
  FACETS.map((facet) => [facet, []]),
) as unknown as Query["wanted"];

export const EVERYTHING: Query = {
  text: "",
  wanted: NOTHING,
  sort: "downloads",
  hostedFirst: true,
};

export interface Count {
  readonly value: string;
  readonly count: number;
}

/** What a search names besides models, by its id: a found model is opened there. */
export interface NamedPlaces {
  /** Also those of the filters. */
  readonly providers: readonly string[];
  readonly app: string | undefined;
  readonly agent: string | undefined;
  /** The words for the reader's computer. */
  readonly machine: string | undefined;
}

export interface Found {
  readonly models: readonly Facts[];
  /** Nothing matches; these are similar. */
  readonly isSimilar: boolean;
  /** What the text says. */
  readonly read: Typed<Facts>;
  /** The id that the text is, if no model has it. */
  readonly newId: string | undefined;
  /** The id that Enter opens: that of the text, or of the first match, but not of a similar one. */
  readonly opens: string | undefined;
  readonly named: NamedPlaces;
  /** The ids of the tasks and providers that the text names or is for. */
  readonly subjects: readonly string[];
  /** The values of each facet among the results without this facet, the most frequent first. */
  readonly counts: Readonly<Record<FacetId, readonly Count[]>>;
}

export function searchOf(
  models: readonly Facts[],
  entries: readonly Entry[],
  wishes: WishReader<Facts> = NO_WISHES,
): (query: Query) => Found {
  const labels = labelsOf(entries);
  const idOf = idsOf(entries);
  // Two ids of a library are one value: "gguf" is llama.cpp.
  const known = models.map((model) =>
    model.library === undefined ? model : { ...model, library: idOf("library", model.library) },
  );
  const all = subjectsIn(entries);
  const idsWhere = (isWanted: (subject: Subject) => boolean): ReadonlySet<string> =>
    new Set(all.filter(isWanted).flatMap(({ ids }) => ids));
  const providers = idsWhere(({ kind }) => kind === "provider");
  const agents = idsWhere(isAgent);
  const apps = idsWhere((subject) => subject.kind === "app" && !isAgent(subject));
  const find = finderOf(known, (model) => findableOf(model, labels), all, wishes);
  return ({ text, wanted, sort, hostedFirst }) => {
    const { typed: read, matches } = find(text);
    const subjects = [...new Set(matches.flatMap(({ via }) => via))];
    const app = subjects.find((id) => apps.has(id));
    const agent = subjects.find((id) => agents.has(id));
    // Apps run files that others made from popular models.
    const isOfBase = sort === "downloads" && app !== undefined;
    const inOrder = (a: Match<Facts>, b: Match<Facts>): number =>
      (sort === "downloads" ? byMatch(a, b) : 0) ||
      (isOfBase ? downloadsIn(b.item) - downloadsIn(a.item) : 0) ||
      (hostedFirst ? Number(isHosted(b.item)) - Number(isHosted(a.item)) : 0) ||
      ORDERS[sort](a.item, b.item);
    const matched = matches.toSorted(inOrder).map(({ item }) => item);
    const wantedIds = (facet: FacetId) => wanted[facet].map((value) => idOf(facet, value));
    const without = (left?: FacetId): readonly Facts[] =>
      matched.filter((model) =>
        FACETS.every((facet) => facet === left || isWanted(VALUES[facet](model), wantedIds(facet))),
      );
    const counts = FACETS.map((facet) => {
      // A selected value is listed as it was selected.
      const nameOf = (id: string) => wanted[facet].find((value) => idOf(facet, value) === id) ?? id;
      const all = counted(without(facet), facet, wantedIds(facet));
      return [facet, all.map(({ value, count }) => ({ value: nameOf(value), count }))];
    });
    const shown = without();
    const exact = new Set(matches.flatMap(({ item, isExact }) => (isExact ? [item] : [])));
    const isSimilar = matches[0]?.rank === SIMILAR;
    const typed = idIn(text);
    const named = models.find(({ id }) => typed !== undefined && isSameId(id, typed));
    const served = matched.find(({ providerIds }) =>
      providerIds.some((id) => isSameId(id, text.trim())),
    );
    const known = (named ?? served)?.id;
    return {
      isSimilar,
      read,
      newId: known === undefined ? typed : undefined,
      opens: known ?? typed ?? (exact.has(shown[0]!) ? shown[0]?.id : undefined),
      named: {
        providers: [...subjects.filter((id) => providers.has(id)), ...wanted.provider],
        app,
        agent,
        machine: read.wishes.find(({ isMachine }) => isMachine)?.phrase,
      },
      subjects,
      models: shown,
      counts: Object.fromEntries(counts) as Found["counts"],
    };
  };
}

const isAgent = ({ runs }: Subject): boolean => runs?.formats.includes("tools") === true;

const downloadsIn = ({ downloads, baseDownloads = 0 }: Facts): number =>
  Math.max(downloads, baseDownloads);

const ORDERS: Readonly<Record<Sort, (a: Facts, b: Facts) => number>> = {
  downloads: (a, b) => b.downloads - a.downloads,
  likes: (a, b) => b.likes - a.likes,
  name: (a, b) => (a.id.toLowerCase() < b.id.toLowerCase() ? -1 : 1),
  providers: (a, b) => b.providers.length - a.providers.length || b.downloads - a.downloads,
};

const VALUES: Readonly<Record<FacetId, (model: Facts) => readonly string[]>> = {
  task: tasksOf,
  provider: ({ providers }) => providers,
  price: ({ hosting }) => pricesIn(hosting?.cheapest),
  context: ({ hosting }) => contextsIn(hosting?.context),
  feature: ({ hosting }) => hosting?.features ?? [],
  library: ({ library }) => (library === undefined ? [] : [library]),
  quantization: ({ quantization }) => quantization,
};

const isWanted = (values: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length === 0 || wanted.some((value) => values.includes(value));

// Selected values are listed even without models, so that they can be deselected.
function counted(
  models: readonly Facts[],
  facet: FacetId,
  wanted: readonly string[],
): readonly Count[] {
  const counts = new Map<string, number>(wanted.map((value) => [value, 0]));
  for (const model of models)
    for (const value of VALUES[facet](model)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
