// The search of the app: models, tasks, libraries, providers and all other items are found in the same way.
//
// "speech to text whisper" names a task in the words of users, and has a word of a name. So it finds the models of the
// task whose name has this word, before all others that have these words somewhere.
import Fuzzy from "@leeoniya/ufuzzy";
import { HUB_START } from "../routing/hub-url.ts";
import { flat } from "./flat.ts";
import type { Subject } from "./subjects.ts";

export interface Findable {
  readonly names: readonly string[];
  /** A name that other things have, too: of a model without its owner. */
  readonly shortName?: string;
  /** Its ids elsewhere: of a model at providers. */
  readonly otherIds?: readonly string[];
  readonly words?: readonly string[];
  readonly subjects: readonly string[];
}

/**
 * How well an item matches. 0: the text is its name. 1: the text names its task or provider. 2: its name has the text's
 * words: "whisper" is in "whisper-tiny", but not in "whisperkit". 3: words of its name start with them. 4: its name
 * contains them. 5: its other words or ids contain them. 6: it is only similar: a letter or some of the words differ.
 */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The rank of results that are only similar to the query. */
export const SIMILAR = 6;

export interface Match<T> {
  readonly item: T;
  readonly rank: Rank;
  /** The tasks and providers that the text names, of this item. */
  readonly via: readonly string[];
}

// A page can be pasted into the field, and the fuzzy search is quadratic in a word's length.
const LONGEST = 500;
const LONGEST_WORD = 40;
const MOST_WORDS = 8;

// One wrong, missing, added or swapped letter in a word.
const fuzzy = new Fuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });

/**
 * Creates the search over items. An empty text finds all of them. Items that match equally well keep their order. If
 * nothing matches, names with a wrong letter in a word are found, or else items for the purpose that the text names.
 */
export function finderOf<T>(
  items: readonly T[],
  findableOf: (item: T) => Findable,
  subjects: readonly Subject[],
): (text: string) => readonly Match<T>[] {
  const indexed = items.map((item): Indexed<T> => {
    const findable = findableOf(item);
    const names = findable.names.map(flat);
    const all = [...names, ...(findable.words ?? []).map(flat)].join(" ");
    return {
      item,
      names,
      all,
      shortName: findable.shortName?.toLowerCase(),
      otherIds: (findable.otherIds ?? []).map((id) => id.toLowerCase()),
      of: findable.subjects,
    };
  });

  const matchOf = (found: Indexed<T>, typed: Typed): Match<T> | undefined => {
    const { item, names, all, shortName, otherIds, of } = found;
    const { exact, whole, words, named, rest } = typed;
    const via = named.flatMap(({ ids }) => of.filter((id) => ids.includes(id)));
    // Some providers are also the owners of models: "openai chat".
    const isMeant = ({ kind, phrase, ids }: Named): boolean =>
      ids.some((id) => of.includes(id)) ||
      (kind === "provider" && ` ${all} `.includes(` ${phrase} `));
    const rank = (): Rank | undefined => {
      if (names.includes(whole) || otherIds.includes(exact)) return 0;
      // A task that is named is meant, even if a model is called "embedding".
      if (named.length === 0 && shortName === exact) return 0;
      if (named.length > 0 && named.every(isMeant) && rest.every((word) => startsIn(all, word)))
        return 1;
      // "speech to text" has the words of "text to speech", too.
      const isOnlyTask = named.some(({ kind }) => kind === "task") && rest.length === 0;
      if (isOnlyTask) return names.some((name) => name.includes(whole)) ? 3 : undefined;
      const isEachIn = (hasWord: (name: string, word: string) => boolean): boolean =>
        names.some((name) => words.every((word) => hasWord(name, word)));
      if (isEachIn(isWordOf)) return 2;
      if (isEachIn(startsIn)) return 3;
      if (isEachIn((name, word) => name.includes(word))) return 4;
      return [all, ...otherIds].some((text) => words.every((word) => text.includes(word)))
        ? 5
        : undefined;
    };
    const ranked = rank();
    return ranked === undefined ? undefined : { item, rank: ranked, via };
  };

  return (text) => {
    const typed = typedIn(text, subjects);
    if (typed.whole === "") return items.map((item) => ({ item, rank: 0, via: [] }));
    const matches = indexed.flatMap((found) => matchOf(found, typed) ?? []);
    if (matches.length > 0) return matches.toSorted((a, b) => a.rank - b.rank);
    const near = fuzzy.search(
      indexed.map(({ names }) => names.join(" ")),
      typed.whole,
      1,
    )[0];
    if (near && near.length > 0)
      return near.map((at) => ({ item: items[at]!, rank: SIMILAR, via: [] }));
    return nearest(indexed, typed, subjects);
  };
}

/** The items with the most words of the query, in their names or in the purpose of their tasks; more than half of them. */
function nearest<T>(
  indexed: readonly Indexed<T>[],
  { words }: Typed,
  subjects: readonly Subject[],
): readonly Match<T>[] {
  const telling = words
    .map((word) => word.replace(/[^\p{L}\d]/gu, ""))
    .filter((word) => word !== "" && !FILLERS.includes(word))
    .map((word) => word.replace(/(?<=...)s$/, ""));
  const ofWords = telling.map(
    (word) =>
      new Set(subjects.filter(({ purpose }) => startsIn(purpose, word)).map(({ id }) => id)),
  );
  let most = Math.floor(telling.length / 2) + 1;
  let found: Match<T>[] = [];
  for (const { item, all, of } of indexed) {
    const isIn = (word: string, at: number): boolean =>
      isWordOf(all, word) || of.some((id) => ofWords[at]!.has(id));
    const count = telling.filter(isIn).length;
    if (count < most) continue;
    if (count > most) found = [];
    most = count;
    found.push({ item, rank: SIMILAR, via: of.filter((id) => ofWords.some((ids) => ids.has(id))) });
  }
  return found;
}

const FILLERS =
  "a about an and as at by can do for from how i in into is it me model models my of on or some that the this to what which with".split(
    " ",
  );

/** An item with its names, in lower case and with spaces, and the ids of its tasks and providers. */
interface Indexed<T> {
  readonly item: T;
  readonly names: readonly string[];
  readonly all: string;
  readonly shortName: string | undefined;
  readonly otherIds: readonly string[];
  readonly of: readonly string[];
}

/** Tasks or providers that the query names, and the phrase that names them. */
interface Named {
  readonly kind: Subject["kind"];
  readonly phrase: string;
  readonly ids: readonly string[];
}

/** The task and the provider that the query names; the longest phrase counts. */
function namedIn(whole: string, subjects: readonly Subject[]): readonly Named[] {
  const named: Named[] = [];
  for (const kind of ["task", "provider"] as const) {
    const rest = ` ${named.reduce(without, whole)} `;
    const those = subjects.filter((subject) => subject.kind === kind);
    const phrases = those.flatMap(({ phrases }) => phrases);
    const matches = phrases.filter((phrase) => rest.includes(` ${phrase} `));
    const phrase = matches.toSorted((a, b) => b.length - a.length)[0];
    if (phrase === undefined) continue;
    const ids = those.filter((subject) => subject.phrases.includes(phrase)).map(({ id }) => id);
    named.push({ kind, phrase, ids });
  }
  return named;
}

const without = (text: string, { phrase }: Named): string =>
  ` ${text} `.replace(` ${phrase} `, " ").trim();

interface Typed {
  /** As it was typed, in lower case. */
  readonly exact: string;
  readonly whole: string;
  readonly words: readonly string[];
  readonly named: readonly Named[];
  /** The words that name neither a task nor a provider. */
  readonly rest: readonly string[];
}

function typedIn(text: string, subjects: readonly Subject[]): Typed {
  const exact = text.slice(0, LONGEST).trim().replace(HUB_START, "").toLowerCase();
  const words = wordsOf(flat(exact))
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
  const whole = words.join(" ");
  const named = namedIn(whole, subjects);
  return { exact, whole, words, named, rest: wordsOf(named.reduce(without, whole)) };
}

const wordsOf = (text: string): readonly string[] => text.split(" ").filter(Boolean);

/** Whether a word of a string starts with this one. */
const startsIn = (text: string, word: string): boolean => isAt(text, word, (at) => [at - 1]);

/** Whether this is a word of a string: "flux" is one of "flux.1". */
const isWordOf = (text: string, word: string): boolean =>
  isAt(text, word, (at) => [at - 1, at + word.length]);

/** Whether a string contains a word without a letter or digit directly before or after it. */
function isAt(text: string, word: string, endsOf: (at: number) => readonly number[]): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (endsOf(at).every((end) => !/[a-z\d]/.test(text.charAt(end)))) return true;
  return false;
}
