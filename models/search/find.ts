// The search of models.
//
// "small speech to text whisper" names a task, has a wish for the number of parameters, and has a word of a name. So it
// finds the models of the task whose name has this word, the small ones first. MiniSearch finds the words.
import MiniSearch, { type SearchOptions } from "minisearch";
import { madeForIn, type Subject } from "./subjects.ts";
import {
  closedIn,
  type Named,
  NO_WISHES,
  readTyped,
  type Typed,
  type WishReader,
} from "./query.ts";
import { flat, flatTerms, isNumber, termsOf } from "./words.ts";
import words from "./words.json" with { type: "json" };

export interface Findable<F> {
  readonly names: readonly string[];
  /** A name that other things have, too: of a model without its owner. */
  readonly shortName?: string;
  /** Its ids elsewhere: of a model at providers. */
  readonly otherIds?: readonly string[];
  readonly words?: readonly string[];
  /** The ids of its tasks, providers and libraries. */
  readonly subjects: readonly string[];
  /** What wishes are about. */
  readonly facts: F;
}

/**
 * How well an item matches. 0: the text is its name. 1: its name has all words that name no task, provider, library or
 * app, and it is of those. 2: words of its name start with them. 3: its other words, ids or facts have them. 4: it is only
 * similar: a letter, some of the words or a wish differ.
 */
export type Rank = 0 | 1 | 2 | 3 | 4;

/** The rank of results that are only similar to the query. */
export const SIMILAR = 4;

export interface Match<T> {
  readonly item: T;
  readonly rank: Rank;
  /** How far it is from the text, among those of its rank. */
  readonly distance: number;
  /** What the text orders by, such as the price. */
  readonly by: number;
  /** Is it what the text says, and not only one that has its words? */
  readonly isExact: boolean;
  /** The tasks, libraries and apps that the text names, of this item, and all providers that it names. */
  readonly via: readonly string[];
}

/** What a text says, and the items that match. */
export interface Read<T, F> {
  readonly typed: Typed<F>;
  readonly matches: readonly Match<T>[];
}

/** Orders matches, the best first. */
export const byMatch = (a: Match<unknown>, b: Match<unknown>): number =>
  a.rank - b.rank || a.distance - b.distance || a.by - b.by || 0;

const isTask = ({ kind }: Pick<Subject, "kind">): boolean => kind === "task";

// Of shorter words, a letter makes another word.
const LEAST_FIXED = 4;

const isFixable = (term: string): boolean => !isNumber(term) && term.length >= LEAST_FIXED;

// The terms are read already.
const OPTIONS: SearchOptions = { tokenize: (text) => text.split(" ") };

interface Hit {
  readonly rank: Rank;
  /** The words that it has. */
  readonly terms?: ReadonlySet<string>;
  /** The more, the better it is among similar ones. */
  readonly weight?: number;
}

/** An item as it is searched. */
interface Indexed<T, F> extends Findable<F> {
  readonly item: T;
  /** The terms of its names. */
  readonly terms: ReadonlySet<string>;
  /** Its names, with sorted terms. */
  readonly keys: readonly string[];
  readonly all: string;
}

/** Its words, each with the next one: "gpt-oss" is also found as "gptoss". */
function joinsOf(name: string): string {
  const all = flat(name).split(/[^\p{L}]+/u);
  return all
    .slice(1)
    .map((word, at) => all[at]! + word)
    .join(" ");
}

const keyOf = (text: string): string => termsOf(text).toSorted().join(" ");

/** Creates the search over items. An empty text finds all of them. Items that match equally well keep their order. */
export function finderOf<T, F>(
  items: readonly T[],
  findableOf: (item: T) => Findable<F>,
  subjects: readonly Subject[],
  reader: WishReader<F> = NO_WISHES,
): (text: string) => Read<T, F> {
  let search: ReturnType<typeof searchOver<T, F>> | undefined;
  return (text) => {
    const typed = readTyped(text, subjects, reader);
    if (typed.whole !== "") {
      search ??= searchOver(items, findableOf, subjects, reader);
      return { typed, matches: search(typed) };
    }
    const matchOf = (item: T): Match<T> => {
      return { item, rank: 0, distance: 0, by: 0, via: [], isExact: false };
    };
    return { typed, matches: items.map(matchOf) };
  };
}

/**
 * The search, with its index. If nothing matches, it corrects a letter of unknown words, and then finds the items of the
 * tasks that are for the words.
 */
function searchOver<T, F>(
  items: readonly T[],
  findableOf: (item: T) => Findable<F>,
  subjects: readonly Subject[],
  reader: WishReader<F>,
): (typed: Typed<F>) => readonly Match<T>[] {
  const indexed = items.map((item): Indexed<T, F> => {
    const findable = findableOf(item);
    const { names, shortName } = findable;
    return {
      ...findable,
      item,
      terms: new Set(names.flatMap(termsOf)),
      keys: [...names, ...(shortName === undefined ? [] : [shortName])].map(keyOf),
      all: ` ${flat([...names, ...(findable.words ?? [])].join(" | "))} `,
    };
  });
  const tasks = subjects.filter(isTask);
  const purposes = tasks.map(({ purpose = "" }) => termsOf(purpose));
  const isFor = (at: number, term: string): boolean =>
    purposes[at]!.some((one) => one.startsWith(term));
  // The ids of the tasks that are for a word.
  const purposesOf = new Map<string, string[]>();
  for (const [at, { ids }] of tasks.entries())
    for (const term of purposes[at]!)
      purposesOf.set(term, [...(purposesOf.get(term) ?? []), ...ids]);
  const index = new MiniSearch({
    fields: ["name", "other"],
    tokenize: flatTerms,
    processTerm: (term) => term,
  });
  index.addAll(
    indexed.map(({ names, all, otherIds = [] }, id) => ({
      id,
      name: flat([...names, ...names.map(joinsOf)].join(" ")),
      other: `${all} ${otherIds.join(" ").toLowerCase()}`,
    })),
  );
  // The words of queries that no item may have.
  const VOCABULARY = "vocabulary";
  const vocabulary = [
    ...subjects.flatMap(({ phrases, purpose = "" }) => [...phrases, purpose]),
    ...reader.words,
    words.fillers,
  ].flatMap((text) => text.split(" "));
  index.add({ id: VOCABULARY, name: vocabulary.join(" ") });
  const isKnown = (term: string): boolean =>
    index.search(term, { ...OPTIONS, fields: ["name"] }).length > 0;

  const hitsOf = (
    terms: readonly string[],
    { exact }: Typed<F>,
    combineWith: "AND" | "OR" = "AND",
  ): ReadonlyMap<number, Hit> => {
    const rankOf = (match: Readonly<Record<string, readonly string[]>>): Rank => {
      const named = Object.keys(match).filter((term) => match[term]!.includes("name"));
      if (terms.every((term) => named.includes(term))) return 1;
      return terms.every((term) => named.some((one) => one.startsWith(term))) ? 2 : 3;
    };
    // The last word may still be typed.
    const isStart = (term: string, at: number): boolean =>
      at === terms.length - 1 && term.length > 1 && !isNumber(term) && exact.endsWith(term);
    const found =
      terms.length === 0
        ? []
        : index.search(terms.join(" "), {
            ...OPTIONS,
            combineWith,
            prefix: isStart,
            ...(combineWith === "OR" ? { fields: ["name"] } : {}),
          });
    return new Map(
      found
        .filter(({ id }) => id !== VOCABULARY)
        .map(({ id, match, queryTerms }) => [
          id as number,
          { rank: rankOf(match), terms: new Set(queryTerms) },
        ]),
    );
  };
  /** Is it made for something else of another task, such as tables among the models that detect objects? */
  const isForOthers = ({ terms, subjects: of }: Indexed<T, F>, typed: readonly string[]): boolean =>
    [...terms].some((term) => {
      if (typed.includes(term)) return false;
      const those = purposesOf.get(term) ?? [];
      const isOthers = those.length > 0 && !those.some((id) => of.includes(id));
      return isOthers || words.special.some((word) => term.endsWith(word));
    });

  /** The matches of these hits, similar ones from this rank on: those that meet the wishes or may do so, if any meets them. */
  const judged = (
    typed: Typed<F>,
    hitOf: (found: Indexed<T, F>, at: number) => Hit | undefined,
    similarFrom: Rank,
  ): readonly Match<T>[] => {
    const { own, named, wishes, rest } = typed;
    const hasTask = named.some(isTask);
    const madeFor = named.flatMap(({ phrase }) => madeForIn(phrase));
    const order = wishes.find(({ by }) => by !== undefined)?.by;
    const isAnyClosed = closedIn(typed) !== undefined;
    const ownTerms = termsOf(own);
    const typedTerms = termsOf([typed.whole, ...madeFor].join(" "));
    const restTerms = termsOf(rest);
    const restKey = keyOf(rest);
    const isSimilar = similarFrom < SIMILAR;
    const meant = tasks.filter((_, at) => isSimilar && restTerms.some((term) => isFor(at, term)));
    const namedIds = [...named, ...meant].flatMap(({ ids }) => ids);
    const ranked = indexed.flatMap((found, at) => {
      const hit = hitOf(found, at);
      if (hit === undefined) return [];
      const { item, terms, keys, all, subjects: of, facts } = found;
      // "qwen3 8b" is a name, and "mistral small" and "whisper tiny" are, too.
      const isName =
        keys.includes(restKey) ||
        (!hasTask && named.length + rest.length > 0 && ownTerms.every((term) => terms.has(term)));
      const held = isName ? [] : wishes.map(({ holds }) => distanceOf(holds(facts)));
      const distance = held.reduce((sum, one) => sum + one, 0);
      const isOther = (hasTask || isSimilar) && isForOthers(found, typedTerms);
      const isMade = madeFor.some((word) => all.includes(` ${word}`));
      const isId = (id: string): boolean => id.toLowerCase().endsWith(`/${typed.exact}`);
      const isNamed = hit.rank < 3 || found.otherIds?.some(isId) === true;
      return {
        item,
        hit,
        distance,
        isExact: isNamed && (madeFor.length === 0 || isMade) && !isAnyClosed,
        // Between those that meet the wishes and those that may.
        place: distance + (isOther ? UNKNOWN / 2 : 0) - (isMade ? 2 : isName ? 1 : 0),
        isRefused: held.includes(UNMET),
        by: order ? order(facts) : 0,
        via: [
          ...named.flatMap((one) =>
            one.those.some(({ kind }) => kind === "app") &&
            (isMeant(found, one, named) || runsVersions(of, one))
              ? one.ids
              : [],
          ),
          ...of.filter((id) => namedIds.includes(id)),
          ...named.flatMap(({ kind, ids }) => (kind === "provider" ? ids : [])),
        ],
      };
    });
    const isAnyMet = ranked.some(({ distance }) => distance === 0);
    return ranked
      .filter(({ isRefused }) => !(isAnyMet && isRefused))
      .map(({ item, hit: { rank, weight = 0 }, place, by, via, isExact }): Match<T> =>
        rank >= similarFrom || !isAnyMet
          ? { item, rank: SIMILAR, distance: (rank - weight) * 10 + place, by, via, isExact: false }
          : { item, rank, distance: place, by, via, isExact },
      )
      .toSorted(byMatch);
  };

  /** Those of the subjects that have all other words. */
  const exactly = (
    typed: Typed<F>,
    subjectsOf: readonly Named[] = typed.named,
    similarFrom: Rank = SIMILAR,
  ): readonly Match<T>[] => {
    const { exact, own, wishes, rest } = typed;
    const hasTask = subjectsOf.some(isTask);
    // The purpose of a task has words that its models lack.
    const isOfTask = (term: string): boolean =>
      tasks.some(
        (task, at) => isFor(at, term) && subjectsOf.some(({ those }) => those.includes(task)),
      );
    const left = termsOf(rest).filter((term) => !isOfTask(term));
    const all = termsOf(typed.words);
    const hits = hitsOf(left, typed);
    const names = left.join(" ") === all.join(" ") ? hits : hitsOf(all, typed);
    const isMore = subjectsOf.length > 0 || wishes.length > 0;
    // A sentence is about a purpose, and not about other words of models.
    const isWhole = typed.words === typed.whole;
    const sames = [typed.whole, own].map(keyOf).filter(Boolean);
    return judged(
      typed,
      (found, at) => {
        const { keys, otherIds = [] } = found;
        const isSame = keys.some((key) => sames.includes(key)) && !hasTask;
        if (
          (isSame &&
            subjectsOf.every((one) => one.kind !== "library" || isMeant(found, one, subjectsOf))) ||
          otherIds.some((id) => id.toLowerCase() === exact)
        )
          return { rank: 0 };
        if (subjectsOf.every((one) => isMeant(found, one, subjectsOf))) {
          const hit = left.length > 0 ? hits.get(at) : isMore ? ONLY_SUBJECTS : undefined;
          if (hit !== undefined && (isMore || hit.rank === 1 || isWhole)) return hit;
        }
        // "speech to text" has the words of "text to speech", too.
        const byName = hasTask && left.length === 0 ? undefined : names.get(at);
        return byName?.rank === 1 || (byName?.rank === 2 && isWhole) ? byName : undefined;
      },
      similarFrom,
    );
  };

  /** The text with unknown words replaced by the most frequent ones that differ in a letter. */
  const corrected = (whole: string): string =>
    whole.replaceAll(/\p{L}+/gu, (word) => {
      const [term = word] = termsOf(word);
      if (!isFixable(word) || isKnown(term)) return word;
      const counts = new Map<string, number>();
      for (const { terms } of index.search(term, { ...OPTIONS, fuzzy: 1 }))
        for (const one of terms) counts.set(one, (counts.get(one) ?? 0) + 1);
      const [fixed] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [word];
      return vocabulary.find((one) => termsOf(one).join(" ") === fixed) ?? fixed;
    });

  /**
   * Those with most of the words, in their names or in the purpose of their tasks: a word of few tasks counts more, and a
   * subject more than all words. They have more than half of the words, or half of them if all are known.
   */
  const nearly = (typed: Typed<F>): readonly Match<T>[] => {
    const terms = termsOf(typed.rest);
    const those = terms.map((term) => tasks.filter((_, at) => isFor(at, term)));
    const hits = hitsOf(terms, typed, "OR");
    const areKnown = terms.every(isKnown);
    const weights = indexed.map(({ subjects: of, all }, at): number => {
      const found = terms.flatMap((term, index) => {
        const tasksFor = those[index]!;
        const ofName = hits.get(at)?.terms?.has(term) === true ? WEIGHT_OF_NAME : 0;
        const isOfTask = tasksFor.some(({ ids }) => ids.some((id) => of.includes(id)));
        return isOfTask ? 1 / tasksFor.length + ofName : ofName || [];
      });
      const meant = typed.named.filter((one) => isMeant({ subjects: of, all }, one, typed.named));
      const share = found.length / terms.length;
      const isEnough = share > 0.5 || (share === 0.5 && areKnown);
      if (meant.length === 0 && !isEnough) return 0;
      return found.reduce((sum, weight) => sum + weight, meant.length * (terms.length + 1));
    });
    const most = Math.max(...weights);
    // If a task decides, its models that lack words in their names are after the others.
    const ofNames = terms.length * WEIGHT_OF_NAME;
    const least = most > ofNames ? most - ofNames : most;
    return judged(
      typed,
      (_, at) =>
        most > 0 && weights[at]! >= least ? { rank: SIMILAR, weight: weights[at]! } : undefined,
      0,
    );
  };

  return (typed) => {
    const all = exactly(typed);
    if (all.length > 0) return all;
    // A name is before a provider, library or app that has none of the models with it.
    const placed = typed.named.filter(isTask);
    const isElse = placed.length < typed.named.length && typed.rest !== "";
    const elsewhere = isElse ? exactly(typed, placed, 1) : [];
    if (elsewhere.length > 0) return elsewhere;
    const fixed = readTyped(corrected(typed.whole), subjects, reader);
    const near = fixed.whole === typed.whole ? [] : exactly(fixed, fixed.named, 0);
    return near.length > 0 ? near : nearly(fixed);
  };
}

const ONLY_SUBJECTS: Hit = { rank: 1 };

/** Is it of a subject, or does an app run it? Some providers are also the owners of models: "openai chat". */
function isMeant(
  { subjects: of, all }: Pick<Indexed<unknown, unknown>, "subjects" | "all">,
  { kind, phrase, ids, those }: Named,
  named: readonly Named[],
): boolean {
  if (ids.some((id) => of.includes(id))) return true;
  if (kind !== "task" && all.includes(` ${phrase} `)) return true;
  const hasTask = named.some(isTask);
  return those.some(
    ({ runs }) =>
      runs !== undefined &&
      (hasTask || runs.tasks.some((task) => of.includes(task))) &&
      (runs.formats.length === 0 || runs.formats.some((format) => all.includes(` ${format}`))),
  );
}

/** Does an app run the files that others make from models of these tasks? */
const runsVersions = (of: readonly string[], { those }: Named): boolean =>
  those.some(
    ({ runs }) =>
      runs?.formats.some((format) => ["gguf", "mlx"].includes(format)) === true &&
      runs.tasks.some((task) => of.includes(task)),
  );

// Less than a word of a task's purpose.
const WEIGHT_OF_NAME = 0.01;

const UNKNOWN = 1;
const UNMET = 2;

/** A wish that is not met is worse than one of which nothing is known. */
const distanceOf = (holds: boolean | undefined): number =>
  holds === undefined ? UNKNOWN : holds ? 0 : UNMET;
