// Finds models: by words, by facets with counts, in an order.
import { type FacetId, FACETS, type ModelCard } from "../catalog/card.ts";
import type { Query } from "./query.ts";

/** The result of a query. */
export interface Found {
  readonly cards: readonly ModelCard[];
  /** The values of each facet among the results without this facet, the most frequent first. */
  readonly counts: Readonly<Record<FacetId, readonly Count[]>>;
}

/** A value of a facet, and its number of models. */
export interface Count {
  readonly value: string;
  readonly count: number;
}

/** Finds models among cards; the cards are indexed once, so that each key press is fast. */
export type Finder = (query: Query) => Found;

/** Finds the texts that contain the words of a query, as indexes, the best first. */
export type Matcher = (texts: readonly string[], words: string) => readonly number[];

/** Matches whole words and parts of them, exactly. */
export const literally: Matcher = (texts, words) => {
  const all = words.split(" ");
  return [...texts.keys()].filter((at) => all.every((word) => texts[at]!.includes(word)));
};

/** Creates a finder of cards. */
export function finderOf(cards: readonly ModelCard[], matching: Matcher): Finder {
  const words = cards.map((card) => card.words);
  return (query) => {
    const text = searchable(query.text);
    const matches = text === "" ? [...cards.keys()] : matching(words, text);
    const misses = matches.map((at) => missedIn(cards[at]!, query));
    const found = matches.filter((_, at) => misses[at] === 0).map((at) => cards[at]!);
    const counts = FACETS.map((facet, bit) => {
      const only = 1 << bit;
      const those = matches.filter((_, at) => (misses[at]! & ~only) === 0);
      return [
        facet,
        counted(
          those.map((at) => cards[at]!),
          facet,
          query.wanted[facet],
        ),
      ];
    });
    return {
      cards: sorted(found, query),
      counts: Object.fromEntries(counts) as Found["counts"],
    };
  };
}

// The regular expression for misspellings is quadratic in a word's length, and a page can be pasted into the field.
const LONGEST_WORD = 40;
const MOST_WORDS = 8;

// The URL of a model's page on the Hub contains its id.
const ADDRESS = /^https?:\/\/(?:www\.)?(?:huggingface\.co|hf\.co)\//;

function searchable(text: string): string {
  const start = text.trim().slice(0, LONGEST_WORD * MOST_WORDS * 2);
  const words = start.replace(ADDRESS, "").toLowerCase().split(/\s+/);
  const searched = words.filter(Boolean).slice(0, MOST_WORDS);
  return searched.map((word) => word.slice(0, LONGEST_WORD)).join(" ");
}

/** The facets for which a card has no selected value, each as a bit. */
function missedIn({ facets }: ModelCard, { wanted }: Query): number {
  return FACETS.reduce((missed, facet, bit) => {
    const values = wanted[facet];
    const isMissed = values.length > 0 && !values.some((value) => facets[facet].includes(value));
    return isMissed ? missed | (1 << bit) : missed;
  }, 0);
}

// Selected values are listed even without models, so that they can be deselected.
function counted(
  cards: readonly ModelCard[],
  facet: FacetId,
  wanted: readonly string[],
): readonly Count[] {
  const counts = new Map<string, number>(wanted.map((value) => [value, 0]));
  for (const { facets } of cards)
    for (const value of facets[facet]) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function sorted(cards: readonly ModelCard[], { sort }: Query): readonly ModelCard[] {
  if (sort === "match") return cards;
  const byName = (a: ModelCard, b: ModelCard): number => (a.words < b.words ? -1 : 1);
  const many = ({ facets }: ModelCard): number => facets.provider.length;
  return cards.toSorted((a, b) => (sort === "name" ? 0 : many(b) - many(a)) || byName(a, b));
}
