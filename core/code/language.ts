// A language is how its values print, how its text reads, and where its imports go.
import type { Doc } from "./layout.ts";
import type { Value } from "./value.ts";

/** Something a printed value needs imported: a module, and a name in it where one is meant. @internal */
export interface Need {
  readonly module: string;
  readonly name?: string;
}

/** What a printer may ask of the rendering it is part of. @internal */
export interface Printing {
  /** Says that the text needs an import; `render` hoists it once. */
  need(module: string, name?: string): void;
}

/** How strings and comments open and close; enough to tell where a hole stands. @internal */
export interface Lexis {
  /** The first form whose opening mark fits is taken. */
  readonly strings: readonly StringForm[];
  readonly comments: readonly (readonly [open: string, close: string])[];
}

/** One way of quoting. @internal */
export interface StringForm {
  readonly open: string;
  readonly close: string;
  readonly escapes: boolean;
  readonly manyLines?: boolean;
}

/** A target language. @internal */
export interface Language<L extends string = string> {
  readonly id: L;
  readonly lexis: Lexis;
  /** Prints one whole value. Throws a TypeError where the language has no form for it. */
  print(value: Value, printing: Printing): Doc;
  /** Words that look like names and are none, separated by spaces. */
  readonly keywords?: string;
  /** Puts needed imports among those the text opens with. */
  hoist?(text: string, needs: readonly Need[]): string;
}

/** Strings in double quotes with backslash escapes, and C's comments. @internal */
export const C_LIKE: Lexis = {
  strings: [
    { open: '"""', close: '"""', escapes: true, manyLines: true },
    { open: '"', close: '"', escapes: true },
    { open: "'", close: "'", escapes: true },
    { open: "`", close: "`", escapes: true, manyLines: true },
  ],
  comments: [
    ["//", "\n"],
    ["/*", "*/"],
  ],
};
