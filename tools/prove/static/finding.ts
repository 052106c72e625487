// A snippet that a static check gets, and a fault that it finds.

/** What can be said of a snippet, each only where the one before holds. */
export const LEVELS = ["parsed", "names", "typed", "run"] as const;
/** See `LEVELS`. */
export type Level = (typeof LEVELS)[number];

/** A text to check. */
export interface Snippet {
  readonly name: string;
  /** The client as `language/name`. */
  readonly client: string;
  readonly language: string;
  readonly content: string;
}

/** Something wrong in one of several texts. */
export interface Fault {
  /** Which of the texts, counted from zero. */
  readonly at: number;
  /** The level that it denies. */
  readonly level: Exclude<Level, "run">;
  /** The line in the text, counted from one. */
  readonly line: number;
  /** What the checker calls this sort of fault. */
  readonly code: string;
  readonly message: string;
}

/** What a checker has at hand. */
export interface Around {
  /** The folder that the texts are in, and nothing else. */
  readonly folder: string;
  readonly python: string;
  /** The folder of the packages for Node. */
  readonly modules: string;
  /** Is a finding excused? */
  readonly isExcused: (fault: Fault) => boolean;
}

/**
 * Checks the texts of a language, each in a file of the name that `placeOf` reads. Rejects where the checker itself fails.
 * A check that waits for another process has started it when it returns, so that others can work meanwhile.
 */
export type Check = (files: readonly string[], around: Around) => Promise<readonly Fault[]>;

/** Which text is in a file: its name is a number. */
export const placeOf = (path: string): number => Number(/(\d+)\.\w+$/.exec(path)![1]);

// Strings that hold code, or that have a prefix letter, are matched so that they stay unchanged.
const TEXT = /`(?:[^`\\]|\\.)*`|[A-Za-z]*"(?:[^"\\\n]|\\.)*"/gs;
// Types are made of words, such as the names of providers and members; URLs, prompts and ids of models are not.
const WORD = /^"[\w-]*"$/;

/** Tells the texts apart that a check could tell apart. */
export function skeletonOf({
  client,
  language,
  content,
}: Pick<Snippet, "client" | "language" | "content">): string {
  // How a text is quoted is what a check of a shell is about.
  if (language === "sh") return `${client}\n${content}`;
  const blanked = content.replace(TEXT, (text) =>
    text.startsWith('"') && !WORD.test(text) ? '" "' : text,
  );
  return `${client}\n${blanked}`;
}
