// A language is a value: its label and order, how its values print, how its text reads, and where its imports go.
import type { ImportForm } from "./imports.ts";
import type { Group } from "./doc.ts";
import type { Neighbours } from "./template.ts";
import type { Span } from "./lexer.ts";
import type { Value } from "./value.ts";

/** How deep lists may stand in lists, and code in code. @internal */
export const DEEPEST = 500;

/** How a program is parsed by the test kit: by a parser of its own, or by a grammar of `@repomix/tree-sitter-wasms`. @public */
export type LanguageCheck =
  | { readonly parser: "python" | "javascript" | "shell" | "json" | "none" }
  | { readonly grammar: string };

/** What a printer may ask of the rendering it is part of. @public */
export interface Printing {
  /** The id of the language, for messages. */
  readonly language: string;
  /** Says that the text needs an import: a module, and a name in it where one is meant. It is written once. */
  need(module: string, name?: string): void;
  /**
   * The name of a variable that holds an expression from the beginning of the program on. It is `name`, with a number behind
   * it where another expression has that name; the same expression has one variable.
   */
  variable(name: string, expression: string): string;
  /** Throws: the language cannot hold `what`, and `instead` says what to write for it. */
  refuse(what: string, instead: string): never;
}

/** Prints one whole value: as text, or as a list that is laid out where it stands. @public */
export type Printer = (value: Value, printing: Printing, neighbours: Neighbours) => string | Group;

/** How a language breaks calls: what stands behind the last argument, and whether a last object opens on the first line. @public */
export interface CallForm {
  /** Behind the last argument of a call that is broken over lines: a comma, or nothing. */
  readonly last: string;
  /** Does an object or a list that is the last argument open on the line of the call? */
  readonly hugs?: boolean;
  /** Are lists, dictionaries and tuples in the text of a template broken, too? */
  readonly brackets?: boolean;
}

/** What a language is made of. @public */
export interface LanguageSpec<L extends string = string> {
  /** The id, which names it in client ids and in types: `python`. */
  readonly id: L;
  /** The name that readers know: `Python`. */
  readonly label: string;
  /** The ending of its files: `.py`. */
  readonly extension: string;
  /** Its place among the languages; behind all that have one, unless told. */
  readonly order?: number;
  /** The grammar of shiki that colours it; `text` unless told. */
  readonly highlight?: string;
  /** How the test kit parses its programs; not at all unless told. */
  readonly check?: LanguageCheck;
  /** Prints one whole value; for most languages made by `literals`. */
  readonly print: Printer;
  /** What quotes and comments look like: enough to tell where a hole stands. */
  readonly spans: readonly Span[];
  /** What begins a comment to the end of its line, such as `#`; where a program cannot have one, it is not told. */
  readonly comment?: string;
  /** Do its values stand as operands in expressions? Then they stand apart from words, and take parentheses. */
  readonly expressions?: boolean;
  /** How wide its formatter makes lines, in characters; 80 unless told. */
  readonly width?: number;
  /** What one level of indentation is in its programs; four spaces unless told, which templates are always written with. */
  readonly indent?: string;
  /** Do the values of an object begin in one column, as gofmt has it? */
  readonly aligns?: boolean;
  /** How it breaks calls; they stay on one line unless told. */
  readonly calls?: CallForm;
  /** Where a string or a sum goes that is too long for the line that assigns it; it stays unless told. */
  readonly assigns?: "in parentheses" | "on the next line";
  /** Words that look like names and are none, separated by spaces. */
  readonly keywords?: string;
  /** How it writes imports, where it has any. */
  readonly imports?: ImportForm;
}

/** A target language, made by `defineLanguage`. @public */
export interface Language<L extends string = string> extends Required<
  Omit<LanguageSpec<L>, "imports" | "id" | "calls" | "assigns">
> {
  /** The id, which names it in client ids and in types. */
  readonly id: L;
  /** How it writes imports; nothing where it has none. */
  readonly imports?: ImportForm;
  /** How it breaks calls; nothing where they stay on one line. */
  readonly calls?: CallForm;
  /** Where a string or a sum goes that is too long for the line that assigns it. */
  readonly assigns?: "in parentheses" | "on the next line";
}
