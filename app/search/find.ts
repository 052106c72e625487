// The search of the app: models, tasks, libraries, providers and all other items are found in the same way.
//
// "small speech to text whisper" names a task, has a wish for the number of parameters, and has a word of a name. So it
// finds the models of the task whose name has this word, the small ones first.
import { editDistance } from "#core/base/describe";
import { FILLERS, type Named, NO_WISHES, readTyped, type Typed, type WishReader } from "./query.ts";
import { madeForIn, type Subject } from "./subjects.ts";
import { flat, isWordOf, startsIn, stemOf, wordsOf } from "./words.ts";

export interface Findable<F = never> {
  readonly names: readonly string[];
  /** A name that other things have, too: of a model without its owner. */
  readonly shortName?: string;
  /** Its ids elsewhere: of a model at providers. */
  readonly otherIds?: readonly string[];
  readonly words?: readonly string[];
  /** The ids of its tasks, providers and libraries. */
  readonly subjects: readonly string[];
  /** What wishes are about; absent if they are words like all others. */
  readonly facts?: F;
}

/**
 * How well an item matches. 0: the text is its name. 1: it is of the tasks, providers, libraries and apps that the text
 * names. 2: its name has the text's words: "whisper" is in "whisper-tiny", but not in "whisperkit". 3: words of its name
 * start with them. 4: its name contains them. 5: its other words, ids or facts have them. 6: it is only similar: a letter, some
 * of the words or a wish differ.
 */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The rank of results that are only similar to the query. */
export const SIMILAR = 6;

export interface Match<T> {
  readonly item: T;
  readonly rank: Rank;
  /** How far it is from the text, among those of its rank. */
  readonly distance: number;
  /** What the text orders by, such as the price. */
  readonly by: number;
  /** The tasks, libraries and apps that the text names, of this item, and all providers that it names. */
  readonly via: readonly string[];
}

/** Orders matches, the best first. */
export const byMatch = (a: Match<unknown>, b: Match<unknown>): number =>
  a.rank - b.rank || a.distance - b.distance || a.by - b.by || 0;

const isTask = ({ kind }: Pick<Subject, "kind">): boolean => kind === "task";

// Parts of models, filters of prompts, readers of scans, and models of tests.
const SPECIAL = ["lora", "guard", "ocr", "random", "testing"];

// Of shorter words, a letter makes another word.
const LEAST_FIXED = 4;

/**
 * Creates the search over items. An empty text finds all of them. Items that match equally well keep their order. If
 * nothing matches, it corrects a letter of unknown words, and then finds the items with most of the words.
 */
export function finderOf<T, F = never>(
  items: readonly T[],
  findableOf: (item: T) => Findable<F>,
  subjects: readonly Subject[],
  reader: WishReader<F> = NO_WISHES,
): (text: string) => readonly Match<T>[] {
  const indexed = items.map((item) => indexedOf(item, findableOf(item)));
  const tasks = subjects
    .filter(isTask)
    .map((task) => ({ ...task, words: new Set(wordsOf(task.purpose)) }));
  let vocabulary: ReadonlySet<string> | undefined;

  /** Is it made for something else of another task, such as tables among the models that detect objects? */
  const isForOthers = ({ nameWords, of }: Indexed<T, F>, { words }: Typed<F>): boolean =>
    nameWords.some((word) => {
      const those = tasks.filter((task) => task.words.has(word));
      return (
        !words.includes(word) &&
        (SPECIAL.includes(word) ||
          (those.length > 0 && !those.some(({ ids }) => ids.some((id) => of.includes(id)))))
      );
    });

  /** The matches of these ranks: those that meet the wishes or may do so, if any meets them. */
  const judged = (
    typed: Typed<F>,
    rankOf: (found: Indexed<T, F>, typed: Typed<F>) => number | undefined,
    isSimilar: boolean,
  ): readonly Match<T>[] => {
    const { own, named, wishes, rest } = typed;
    const hasTask = named.some(isTask);
    const madeFor = named.flatMap(({ phrase }) => madeForIn(phrase) ?? []);
    const order = wishes.find(({ by }) => by !== undefined)?.by;
    const ranked = indexed.flatMap((found) => {
      const rank = rankOf(found, typed);
      if (rank === undefined) return [];
      const { item, names, all, of, facts } = found;
      // "mistral small" and "whisper tiny" are names.
      const isName =
        !hasTask &&
        own.length > 0 &&
        named.length + rest.length > 0 &&
        names.some((name) => own.every((word) => startsIn(name, word)));
      const held =
        facts === undefined || isName ? [] : wishes.map(({ holds }) => distanceOf(holds(facts)));
      const distance = held.reduce((sum, one) => sum + one, 0);
      const isMade = madeFor.some((word) => startsIn(all, word));
      const isOther = !isMade && (hasTask || isSimilar) && isForOthers(found, typed);
      return {
        item,
        rank,
        distance,
        // Between those that meet the wishes and those that may.
        place: distance + (isOther ? UNKNOWN / 2 : 0) - (isMade ? 2 : isName ? 1 : 0),
        isRefused: held.includes(UNMET),
        by: facts && order ? order(facts) : 0,
        via: [
          ...named.flatMap((one) =>
            one.kind === "app" && isMeant(found, one, named) ? one.ids : [],
          ),
          ...of.filter(
            (id) =>
              named.some(({ ids }) => ids.includes(id)) ||
              (isSimilar && rest.some(({ tasks: those }) => those.has(id))),
          ),
          ...named.flatMap(({ kind, ids }) => (kind === "provider" ? ids : [])),
        ],
      };
    });
    const isAnyMet = ranked.some(({ distance }) => distance === 0);
    return ranked
      .filter(({ isRefused }) => !(isAnyMet && isRefused))
      .map(({ item, rank, place, by, via }): Match<T> =>
        isSimilar || !isAnyMet
          ? { item, rank: SIMILAR, distance: rank * 10 + place, by, via }
          : { item, rank: rank as Rank, distance: place, by, via },
      )
      .toSorted(byMatch);
  };

  /** The text with unknown words replaced by the most frequent ones that differ in a letter or a space. */
  const corrected = ({ words }: Typed<F>): string => {
    vocabulary ??= frequentFirst([
      ...indexed.flatMap(({ nameWords }) => nameWords),
      ...tasks.flatMap((task) => [...task.words]),
      ...subjects.flatMap(({ phrases }) => phrases.flatMap(wordsOf)),
      ...reader.words,
      ...FILLERS,
    ]);
    const known = [...vocabulary];
    const nearestTo = (word: string): string | undefined =>
      word.length < LEAST_FIXED
        ? undefined
        : known.find((one) => one[0] === word[0] && isNear(one, word));
    const fixedOf = (word: string): string => {
      if (vocabulary!.has(word)) return word;
      const at = known.find((left) => isJoined(word, left, vocabulary!))?.length;
      if (at !== undefined) return `${word.slice(0, at)} ${word.slice(at)}`;
      // "lama3.3" is "llama 3.3".
      const [, name, version] = /^(\p{L}{3,})(\d.*)$/u.exec(word) ?? [];
      return nearestTo(word) ?? (name ? `${fixedOf(name)} ${version}` : word);
    };
    return words.map(fixedOf).join(" ");
  };

  return (text) => {
    const typed = readTyped(text, subjects, reader);
    if (typed.whole === "")
      return items.map((item) => ({ item, rank: 0, distance: 0, by: 0, via: [] }));
    const matches = judged(typed, rankOf, false);
    if (matches.length > 0) return matches;
    // A name is before a provider, library or app that has none of the models with it.
    const unplaced = { ...typed, words: typed.own, named: typed.named.filter(isTask) };
    const isElse = unplaced.named.length < typed.named.length && typed.rest.length > 0;
    const elsewhere = isElse ? judged(typed, (found) => rankOf(found, unplaced), true) : [];
    if (elsewhere.length > 0) return elsewhere;
    const fixed = readTyped(corrected(typed), subjects, reader);
    const near = fixed.whole === typed.whole ? [] : judged(fixed, rankOf, true);
    if (near.length > 0) return near;
    const isKnown = (word: string): boolean => vocabulary!.has(word);
    const weights = new Map(indexed.map((found) => [found, weightOf(found, fixed, isKnown)]));
    const most = Math.max(...[...weights.values()].map((weight = 0) => weight));
    // If a task decides, its models that lack words in their names are after the others.
    const ofNames = fixed.rest.length * WEIGHT_OF_NAME;
    const least = most > ofNames ? most - ofNames : most;
    const nearRank = (found: Indexed<T, F>): number | undefined => {
      const weight = weights.get(found);
      return weight === undefined || weight < least ? undefined : most - weight;
    };
    return judged(fixed, nearRank, true);
  };
}

/** An item with its names, in lower case and with spaces, and the ids of its tasks, providers and libraries. */
interface Indexed<T, F> {
  readonly item: T;
  readonly names: readonly string[];
  readonly nameWords: readonly string[];
  readonly all: string;
  readonly shortName: string | undefined;
  readonly flatName: string | undefined;
  readonly otherIds: readonly string[];
  readonly of: readonly string[];
  readonly facts: F | undefined;
}

function indexedOf<T, F>(item: T, findable: Findable<F>): Indexed<T, F> {
  const names = findable.names.map(flat);
  return {
    item,
    names,
    nameWords: names.flatMap((name) => wordsOf(name.replace(/[^\p{L}\d]+/gu, " "))),
    all: [...names, ...(findable.words ?? []).map(flat)].join(" "),
    shortName: findable.shortName?.toLowerCase(),
    flatName: findable.shortName && flat(findable.shortName),
    otherIds: (findable.otherIds ?? []).map((id) => id.toLowerCase()),
    of: findable.subjects,
    facts: findable.facts,
  };
}

/** Is it of a subject, or does an app run it? Some providers are also the owners of models: "openai chat". */
function isMeant(
  { of, all }: Pick<Indexed<unknown, unknown>, "of" | "all">,
  { kind, phrase, ids, those }: Named,
  named: readonly Named[],
): boolean {
  if (ids.some((id) => of.includes(id))) return true;
  if (kind !== "task" && ` ${all} `.includes(` ${phrase} `)) return true;
  const hasTask = named.some(isTask);
  return those.some(
    ({ runs }) =>
      runs !== undefined &&
      (hasTask || runs.tasks.some((task) => of.includes(task))) &&
      (runs.formats.length === 0 || runs.formats.some((format) => isWordOf(all, format))),
  );
}

function rankOf<T, F>(found: Indexed<T, F>, typed: Typed<F>): Rank | undefined {
  const { names, all, shortName, flatName, otherIds, of, facts } = found;
  const { exact, bare, whole, own, named, wishes } = typed;
  if (names.includes(whole) || otherIds.includes(exact)) return 0;
  // A task that is named is meant, even if a model is called "embedding". A provider or an app may lack the model.
  const hasTask = named.some(isTask);
  if (!hasTask && shortName === bare) return 0;
  const hasWishes = wishes.length > 0 && facts !== undefined;
  const rest = typed.rest.map(({ word }) => word);
  const wished = hasWishes ? [] : wishes.flatMap(({ phrase }) => wordsOf(phrase));
  const isAnswered = ({ word, tasks }: Typed<F>["rest"][number]): boolean =>
    startsIn(all, word) ||
    named.some(({ ids }) => ids.some((id) => tasks.has(id) && of.includes(id)));
  // A device with this name is before the models that run on it.
  if (hasWishes && named.length + rest.length === 0) return 5;
  if (named.length > 0 && !hasTask && flatName === own.join(" ")) return 1;
  if (
    named.length > 0 &&
    named.every((one) => isMeant(found, one, named)) &&
    typed.rest.every(isAnswered) &&
    wished.every((word) => startsIn(all, word))
  )
    return 1;
  // "speech to text" has the words of "text to speech", too.
  const isOnlyTask = hasTask && rest.length + wished.length === 0;
  if (isOnlyTask) return names.some((name) => name.includes(whole)) ? 3 : undefined;
  const words = hasWishes && named.length === 0 ? rest : typed.words;
  if (words.length === 0) return undefined;
  const telling = named.length === 0 ? [...rest, ...wished] : words;
  const near = names.filter((name) => telling.every((word) => name.includes(word)));
  if (near.some((name) => telling.every((word) => isWordOf(name, word)))) return 2;
  if (near.some((name) => words.every((word) => startsIn(name, word)))) return 3;
  if (near.some((name) => words.every((word) => name.includes(word)))) return 4;
  // Only the last word may still be typed: "face" is not in "facebook".
  const isIn = (text: string): boolean =>
    words.every((word) => text.includes(word)) &&
    words.every((word, at) => at === words.length - 1 || isWordOf(text, word));
  return [all, ...otherIds].some(isIn) ? 5 : undefined;
}

/**
 * How much of the query an item has, in its names or in the purpose of its tasks: a word of few tasks counts more, and a
 * subject more than all words. Undefined for less than half of the words, and for half of them if another is unknown.
 */
function weightOf<T, F>(
  { all, of }: Indexed<T, F>,
  { named, rest }: Typed<F>,
  isKnown: (word: string) => boolean,
): number | undefined {
  const weights = rest.flatMap(({ word, tasks }) => {
    const isIn = isWordOf(all, word) || isWordOf(all, stemOf(word));
    const ofName = isIn ? WEIGHT_OF_NAME : 0;
    if (of.some((id) => tasks.has(id))) return 1 / tasks.size + ofName;
    return isIn ? ofName : [];
  });
  const meant = named.filter((one) => isMeant({ of, all }, one, named)).length;
  const share = weights.length / rest.length;
  const isEnough = share > 0.5 || (share === 0.5 && rest.every(({ word }) => isKnown(word)));
  if (meant === 0 && !isEnough) return undefined;
  return weights.reduce((sum, weight) => sum + weight, meant * (rest.length + 1));
}

// Less than a word of a task's purpose.
const WEIGHT_OF_NAME = 0.01;

const UNKNOWN = 1;
const UNMET = 2;

/** A wish that is not met is worse than one of which nothing is known. */
const distanceOf = (holds: boolean | undefined): number =>
  holds === undefined ? UNKNOWN : holds ? 0 : UNMET;

/** Whether one letter is wrong, missing, added or swapped. */
const isNear = (one: string, other: string): boolean =>
  Math.abs(one.length - other.length) <= 1 && editDistance(one, other) <= 1;

function frequentFirst(words: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word));
}

/** Whether a word is a known one and another: "bgem3" and "gptoss", but not "whisperr". */
function isJoined(word: string, left: string, known: ReadonlySet<string>): boolean {
  const right = word.slice(left.length);
  const isLong = left.length > 1 && (/\d/.test(right) || (left.length > 2 && right.length > 2));
  return isLong && word.startsWith(left) && known.has(right);
}
