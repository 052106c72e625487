// The definition of a language: its name, how values print, and how its templates are parsed.
import type { ImportForm } from "./imports.ts";
import type { Formatter, Group } from "./doc.ts";
import type { Span } from "./lexer.ts";
import type { Value } from "./value.ts";

/** The maximum depth of lists in lists, and of code in code. @internal */
export const MAX_CODE_DEPTH = 500;

/** How the test kit parses programs: a built-in parser, or a grammar of `@repomix/tree-sitter-wasms`. @public */
export type LanguageCheck =
  | { readonly parser: "python" | "javascript" | "shell" | "json" | "none" }
  | { readonly grammar: string };

/** How the text around a hole affects the value in it. @public */
export interface HoleContext {
  /** Is it an operand, as in `${…} ** 2`? */
  readonly inOperator: boolean;
  /** Does a dot follow, as in `${5}.toFixed()`? */
  readonly beforeDot: boolean;
  /** Would a brace open a block, as in `() => ${…}`? */
  readonly atStatementStart: boolean;
  /** Is it the key of an object, as in `{ ${…}: 1 }`? */
  readonly isKey: boolean;
}

/** Between commas or brackets. @internal */
export const NEUTRAL: HoleContext = {
  inOperator: false,
  beforeDot: false,
  atStatementStart: false,
  isKey: false,
};
/** Between operators. @internal */
export const OPERAND: HoleContext = { ...NEUTRAL, inOperator: true };

/** The rendering, as the printer of a language sees it. @public */
export interface Printing {
  /** Adds an import to the program: a module, or a name in it. It is printed once. */
  requires(module: string, name?: string): void;
  /** A variable that is assigned once at the start of the program. If the name is taken, it gets a number. */
  variable(name: string, expression: string): string;
  /** Throws: the language has no literal for `what`; `instead` says what an author writes. */
  unsupported(what: string, instead: string): never;
  /** Throws: the language has no literal for a value of the user, such as half a surrogate pair. */
  unprintable(what: string): never;
}

/**
 * Prints a value as a string, or as a group that is broken over lines where needed. `literals` makes one.
 * @example
 * ```ts
 * import type { Printer } from "hubsmith/language";
 *
 * const print: Printer = (value, { unsupported }) =>
 *   typeof value === "number" ? String(value) : unsupported(`a ${typeof value}`, "Pass a number.");
 * ```
 * @public
 */
export type Printer = (value: Value, printing: Printing, neighbors: HoleContext) => string | Group;

/** How a language breaks calls over lines. @public */
export interface CallForm {
  /** After the last argument of a broken call: a comma, or an empty string. */
  readonly trailing: string;
  /** Are lists, dictionaries and tuples in templates also broken? */
  readonly brackets?: boolean;
}

/**
 * The definition of a language, for `defineLanguage`.
 * @see https://shiki.style/languages, the names for `highlight`
 * @public
 */
export interface LanguageSpec<L extends string = string> {
  /** The id, as in client ids and types: `python`. */
  readonly id: L;
  /** The display name: `Python`. */
  readonly label: string;
  /** The file extension with its dot: `.py`. */
  readonly extension: string;
  /** The name that its tools need for a file with a program, such as `Main.java`; by default any name. */
  readonly fileName?: string;
  /** The position among the languages: smaller numbers come first. Default: last. */
  readonly order?: number;
  /** The shiki grammar that highlights it; by default `text`. */
  readonly highlight?: string;
  /**
   * How the test kit parses its programs: `{ grammar: "ruby" }` for a tree-sitter grammar, which does not resolve names
   * and finds less than a compiler. By default it does not parse them.
   */
  readonly check?: LanguageCheck;
  /** Prints a value: `literals({ … })`, or your own function. */
  readonly print: Printer;
  /**
   * Its strings and comments, which may not contain `${…}`: `quoted("'")`, `comment("#")`, `span(…)` for anything else.
   */
  readonly spans: readonly Span[];
  /** The start of a line comment, such as `#`, if the language has comments. */
  readonly comment?: string;
  /** Can values be operands? Then they need space from words, and sometimes parentheses. */
  readonly hasOperators?: boolean;
  /** Its formatter's line width, in characters: 88 in Python, 80 by default. */
  readonly width?: number;
  /** One level of indentation in its programs, such as a tab; by default four spaces, which templates always use. */
  readonly indent?: string;
  /**
   * How long calls are split into lines: `trailing` follows the last argument, `brackets` also splits lists. By default
   * they stay on one line.
   */
  readonly calls?: CallForm;
  /**
   * The rules of its formatter for long lines: `prettier`, `ruff`, `gofmt` or `rustfmt`; or `huggedLast`, which splits
   * only the last argument of a call if that is an object or a list. By default each item of a list or a call has its
   * own line.
   */
  readonly formatter?: Formatter;
  /** Keywords, separated by spaces. */
  readonly keywords?: string;
  /**
   * Writes the name of a variable from its words: `camelCase` for `statusUrl`, or your own function for `$statusUrl`.
   * By default `status_url`.
   */
  readonly variable?: (words: readonly string[]) => string;
  /**
   * How imports are parsed and printed: `importLines("using ", ";", /\w+/)`, with `around` for brackets around all of
   * them and `prologue` for what stays above.
   */
  readonly imports?: ImportForm;
  /**
   * For a shell: the language of its commands on Windows, and a function that translates them. Apps print commands for
   * Windows with it.
   */
  readonly windows?: WindowsForm;
}

/** How the commands of a shell are written in the shell of Windows. @public */
export interface WindowsForm {
  /** The id of the language there. */
  readonly language: string;
  /** The same commands there; undefined if one has no form that means the same. */
  translate(commands: string): string | undefined;
}

/** A target language, made by `defineLanguage`. A client names one: `python.language`. @public */
export interface Language<L extends string = string>
  extends
    Required<Omit<LanguageSpec<L>, "imports" | "calls" | "windows">>,
    Pick<LanguageSpec<L>, "imports" | "calls" | "windows"> {}
