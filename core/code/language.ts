// A language is how its values print, how its text reads, and where its imports go.
import type { Doc } from "./layout.ts";
import type { Value } from "./value.ts";

/** Something a printed value needs imported: a module, and a name in it where one is meant. @internal */
export interface Need {
  readonly module: string;
  readonly name?: string;
}

/** Makes a need. @internal */
export const need = (module: string, name?: string): Need =>
  name === undefined ? { module } : { module, name };

/** What a printer may ask of the rendering it is part of. @internal */
export interface Printing {
  /** Says that the text needs an import; `render` hoists it once. */
  need(module: string, name?: string): void;
}

/** How a string or a comment opens and closes; enough to tell where a hole stands. @internal */
export interface Span {
  readonly open: string;
  /** A comment's line end needs no naming: a span that is not of many lines ends with its line. */
  readonly close: string;
  readonly escapes?: boolean;
  readonly manyLines?: boolean;
  readonly comment?: boolean;
}

/** A target language. @internal */
export interface Language<L extends string = string> {
  readonly id: L;
  /** Its strings and comments; of several that fit, the first is taken. */
  readonly spans: readonly Span[];
  /** Prints one whole value. Throws a TypeError where the language has no form for it. */
  print(value: Value, printing: Printing): Doc;
  /** Words that look like names and are none, separated by spaces. */
  readonly keywords?: string;
  /** Puts needed imports among those the text opens with. */
  hoist?(text: string, needs: readonly Need[]): string;
}

/** The strings and comments of C's descendants. @internal */
export const C_LIKE: readonly Span[] = [
  { open: '"""', close: '"""', escapes: true, manyLines: true },
  { open: '"', close: '"', escapes: true },
  { open: "'", close: "'", escapes: true },
  { open: "`", close: "`", escapes: true, manyLines: true },
  { open: "//", close: "\n", comment: true },
  { open: "/*", close: "*/", manyLines: true, comment: true },
];
