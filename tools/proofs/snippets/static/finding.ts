// A snippet for a static check, and a fault that it finds.

/** The levels of a snippet; each requires the one before. */
export const LEVELS = ["parsed", "names", "typed", "run"] as const;
export type Level = (typeof LEVELS)[number];

export interface Snippet {
  readonly name: string;
  /** The client as `language/name`. */
  readonly client: string;
  readonly language: string;
  readonly content: string;
}

export interface Fault {
  readonly file: string;
  readonly level: Exclude<Level, "run">;
  /** The line in the program, counted from one. */
  readonly line: number;
  readonly code: string;
  readonly message: string;
}

export interface Around {
  /** A folder with only the programs. */
  readonly folder: string;
  readonly python: string;
  readonly modules: string;
  readonly isExcused: (fault: Fault) => boolean;
}

/**
 * Checks the programs of a language, each in a file. Rejects if the checker itself fails. A check that waits for another
 * process has started it when it returns, so that others can work meanwhile.
 */
export type Check = (files: readonly string[], around: Around) => Promise<readonly Fault[]>;

// Strings that contain code, or that have a prefix letter, are matched so that they stay unchanged.
const TEXT = /`(?:[^`\\]|\\.)*`|[A-Za-z]*"(?:[^"\\\n]|\\.)*"/gs;
// Types contain words, such as the names of providers and members; URLs, prompts and ids of models do not matter.
const WORD = /^"[\w-]*"$/;

/** Reduces a program to the parts that a check can distinguish. */
export function skeletonOf({
  client,
  language,
  content,
}: Pick<Snippet, "client" | "language" | "content">): string {
  // A check of a shell is about the quotes of strings.
  if (language === "sh" || language === "powershell") return `${client}\n${content}`;
  const blanked = content.replace(TEXT, (text) =>
    text.startsWith('"') && !WORD.test(text) ? '" "' : text,
  );
  return `${client}\n${blanked}`;
}
