// Reads a query: the subjects that it names, its wishes for facts, and the other words.
import { HUB_START } from "../hub-url.ts";
import { flat, isTelling } from "./words.ts";
import { isClosed, type Subject } from "./subjects.ts";

/** Words that are about facts, such as "small" or "under $1". */
export interface Wish<F> {
  /** The words, in lower case and with spaces. */
  readonly phrase: string;
  /** What they mean, such as "up to $1 per million tokens". */
  readonly label: string;
  /** Whether it is so; undefined if that is unknown. */
  readonly holds: (facts: F) => boolean | undefined;
  /** Does it say what computer the reader has? */
  readonly isMachine?: boolean;
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
const isApp = ({ kind }: Subject): boolean => kind === "app";
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
    // vLLM is a library and an app, which runs other models, too.
    const alike = kind === "library" && phrase !== text ? subjects.filter(isApp) : [];
    const those = [...ofKind, ...alike].filter(({ phrases }) => phrases.includes(phrase));
    named.push({ kind, phrase, those, ids: those.flatMap(({ ids }) => ids) });
    rest = without(rest, phrase);
  }
  return [named, rest];
}

/** A text, in lower case and with spaces, without a phrase. */
export const without = (text: string, phrase: string): string =>
  ` ${text} `.replace(` ${phrase} `, " ").trim();

export interface Typed<F> {
  /** As it was typed, in lower case. */
  readonly exact: string;
  readonly whole: string;
  /** Its words without fillers. */
  readonly words: string;
  /** Its words without fillers, and without the names of providers, libraries and apps. */
  readonly own: string;
  readonly named: readonly Named[];
  readonly wishes: readonly Wish<F>[];
  /** The other words. */
  readonly rest: string;
}

// A page can be pasted into the field, and the fuzzy search is quadratic in a word's length.
const LONGEST = 500;
const LONGEST_WORD = 40;
const MOST_WORDS = 12;

/** The name that a query has of models that are not on the Hub. */
export const closedIn = ({ named }: Pick<Typed<never>, "named">): string | undefined =>
  named.find(({ phrase }) => isClosed(phrase))?.phrase;

/** Reads what was typed. */
export function readTyped<F>(
  text: string,
  subjects: readonly Subject[],
  reader: WishReader<F>,
): Typed<F> {
  const exact = text.slice(0, LONGEST).trim().replace(HUB_START, "").toLowerCase();
  const whole = flat(exact)
    .replaceAll("hugging face", "huggingface")
    .split(" ")
    .map((word) => word.slice(0, LONGEST_WORD).replace(/[?!,;]$/, ""))
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .join(" ");
  // A wish is before a name of one word: Pi is also an app.
  const [longNamed, unnamed] = namedIn(
    whole.replaceAll(" into ", " to "),
    subjects,
    OTHERS,
    isLong,
  );
  const [tasksNamed, untasked] = namedIn(unnamed, subjects, TASKS);
  const { wishes, rest: unwished } = reader.wishesIn(untasked);
  const [shortNamed, left] = namedIn(unwished, subjects, OTHERS);
  const others = [...longNamed, ...shortNamed];
  const own = others.reduce((rest, { phrase }) => without(rest, phrase), whole);
  // What is not on the Hub has no words there.
  const rest = closedIn({ named: tasksNamed }) !== undefined ? "" : telling(left);
  const isFiller = others.length + tasksNamed.length + wishes.length === 0 && rest === "";
  return {
    exact,
    whole,
    words: telling(whole),
    own: telling(own),
    named: [...tasksNamed, ...others],
    wishes,
    rest: isFiller ? whole : rest,
  };
}

const telling = (text: string): string => text.split(" ").filter(isTelling).join(" ");
