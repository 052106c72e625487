// Reads a query: the subjects that it names, its wishes for facts, and the other words.
import { HUB_START } from "../routing/hub-url.ts";
import { flat, startsIn, stemOf, wordsOf } from "./words.ts";
import type { Subject } from "./subjects.ts";

/** Words that are about facts, such as "small" or "under $1". */
export interface Wish<F> {
  /** The words, in lower case and with spaces. */
  readonly phrase: string;
  /** Whether it is so; undefined if that is unknown. */
  readonly holds: (facts: F) => boolean | undefined;
  /** Items with the least are first. */
  readonly by?: (facts: F) => number;
}

/** The wishes in a text, and the rest of it. */
export interface Wished<F> {
  readonly wishes: readonly Wish<F>[];
  readonly rest: string;
}

/** Reads wishes. */
export interface WishReader<F> {
  readonly wishesIn: (text: string) => Wished<F>;
  /** Words that may be misspelled. */
  readonly words: readonly string[];
}

export const NO_WISHES: WishReader<unknown> = {
  wishesIn: (rest) => ({ wishes: [], rest }),
  words: [],
};

/** Subjects that the query names, and the phrase that names them. */
export interface Named {
  readonly kind: Subject["kind"];
  readonly phrase: string;
  readonly ids: readonly string[];
  readonly those: readonly Subject[];
}

// Two tasks, such as "chat with vision".
const TASKS = ["task", "task"] as const;
const OTHERS = ["provider", "library", "app"] as const;
const isLong = (phrase: string): boolean => phrase.includes(" ");

/** The subjects of these kinds that a text names, and the rest of it; of each kind, the longest phrase counts. */
function namedIn(
  text: string,
  subjects: readonly Subject[],
  kinds: readonly Subject["kind"][],
  isPossible: (phrase: string) => boolean = () => true,
): readonly [named: readonly Named[], rest: string] {
  const named: Named[] = [];
  let rest = text;
  for (const kind of kinds) {
    const ofKind = subjects.filter((subject) => subject.kind === kind);
    const matches = ofKind
      .flatMap(({ phrases }) => phrases)
      .filter((phrase) => ` ${rest} `.includes(` ${phrase} `) && isPossible(phrase));
    const phrase = matches.toSorted((a, b) => b.length - a.length)[0];
    if (phrase === undefined) continue;
    const those = ofKind.filter((subject) => subject.phrases.includes(phrase));
    named.push({ kind, phrase, those, ids: those.flatMap(({ ids }) => ids) });
    rest = without(rest, phrase);
  }
  return [named, rest];
}

const without = (text: string, phrase: string): string =>
  ` ${text} `.replace(` ${phrase} `, " ").trim();

export interface Typed<F> {
  /** As it was typed, in lower case. */
  readonly exact: string;
  readonly whole: string;
  readonly words: readonly string[];
  /** As it was typed, without the names of providers, libraries and apps. */
  readonly bare: string;
  /** Its words, without fillers. */
  readonly own: readonly string[];
  readonly named: readonly Named[];
  readonly wishes: readonly Wish<F>[];
  /** The other words, with the tasks whose purpose has them. */
  readonly rest: readonly { readonly word: string; readonly tasks: ReadonlySet<string> }[];
}

// A page can be pasted into the field, and the fuzzy search is quadratic in a word's length.
const LONGEST = 500;
const LONGEST_WORD = 40;
const MOST_WORDS = 12;

/** Reads what was typed. */
export function readTyped<F>(
  text: string,
  subjects: readonly Subject[],
  reader: WishReader<F>,
): Typed<F> {
  const exact = text.slice(0, LONGEST).trim().replace(HUB_START, "").toLowerCase();
  const words = wordsOf(flat(exact).replaceAll("hugging face", "huggingface"))
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
  const whole = words.join(" ");
  // A wish is before a name of one word: Pi is also an app.
  const [tasksNamed, untasked] = namedIn(whole.replaceAll(" into ", " to "), subjects, TASKS);
  const [longNamed, unnamed] = namedIn(untasked, subjects, OTHERS, isLong);
  const { wishes, rest: unwished } = reader.wishesIn(unnamed);
  const [shortNamed, left] = namedIn(unwished, subjects, OTHERS);
  const named = [...tasksNamed, ...longNamed, ...shortNamed];
  const others = wordsOf(left);
  const isFiller = named.length + wishes.length + others.filter(isTelling).length === 0;
  const rest = (isFiller ? others : others.filter(isTelling)).map((word) => {
    const stem = stemOf(word);
    const isFor = subjects.filter(({ purpose }) => startsIn(purpose, stem));
    return { word, tasks: new Set(isFor.flatMap(({ ids }) => ids)) };
  });
  const bareOf = (all: string): string =>
    [...longNamed, ...shortNamed].reduce((text, { phrase }) => without(text, phrase), all);
  const own = wordsOf(bareOf(whole)).filter(isTelling);
  return { exact, bare: bareOf(exact), whole, words, own, named, wishes, rest };
}

/** Words that tell nothing about models. */
export const FILLERS: ReadonlySet<string> = new Set(
  "a about ai an and any are as at best by can do fastest fits fit for from good how hub huggingface i in into is it me model models my of on open or please popular run running runs some source that the this to top use using want what which with".split(
    " ",
  ),
);

const isTelling = (word: string): boolean => !FILLERS.has(word) && /[\p{L}\d]/u.test(word);
