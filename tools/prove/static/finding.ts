// What a static check is given, and what it finds.

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
  /** Whether a fault is none. */
  readonly isExcused: (fault: Fault) => boolean;
}

/**
 * Checks the texts of a language, each in a file of the name that `placeOf` reads. Rejects where the checker itself fails.
 * A check that waits for another process has started it when it returns, so that others can work meanwhile.
 */
export type Check = (files: readonly string[], around: Around) => Promise<readonly Fault[]>;

/** Which text is in a file: its name is a number. */
export const placeOf = (path: string): number => Number(/(\d+)\.\w+$/.exec(path)![1]);
