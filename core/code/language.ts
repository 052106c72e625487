// The definition of a language: its name, how values print, and how its templates are parsed.
import type { ImportForm } from "./imports.ts";
import type { Group } from "./doc.ts";
import type { HoleContext } from "./template.ts";
import type { Span } from "./lexer.ts";
import type { Value } from "./value.ts";

/** The maximum depth of lists in lists, and of code in code. @internal */
export const MAX_CODE_DEPTH = 500;

/**
 * How the test kit parses programs: with a built-in parser, or a grammar of `@repomix/tree-sitter-wasms`, by its name.
 * @public
 */
export type LanguageCheck =
  | { readonly parser: "python" | "javascript" | "shell" | "json" | "none" }
  | { readonly grammar: string };

/** The rendering, as the printer of a language sees it. @public */
export interface Printing {
  /** The id of the language, for messages. */
  readonly language: string;
  /** Adds an import to the program: a module, or a name in it. It is printed once. */
  requires(module: string, name?: string): void;
  /**
   * The name of a variable that is assigned at the start of the program: `name`, with a number if another
   * expression has that name. The same expression has one variable.
   */
  variable(name: string, expression: string): string;
  /** Throws: the language has no literal for `what`; `instead` says what to write. */
  unsupported(what: string, instead: string): never;
}

/**
 * Prints a value as a string, or as a group that is broken over lines where needed. `literals` makes one.
 * @example
 * ```ts
 * import type { Printer } from "hubsmith/language";
 *
 * const print: Printer = (value, { language, unsupported }) =>
 *   typeof value === "number" ? String(value) : unsupported(`a ${typeof value}`, `Pass a number to ${language}.`);
 * ```
 * @public
 */
export type Printer = (value: Value, printing: Printing, neighbors: HoleContext) => string | Group;

/** How a language breaks calls over lines. @public */
export interface CallForm {
  /** After the last argument of a broken call: a comma, or an empty string. */
  readonly trailing: string;
  /** Does an object or list that is the last argument open on the line of the call? */
  readonly hugs?: boolean;
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
  /** The position among the languages: smaller numbers come first. Default: last. */
  readonly order?: number;
  /** The shiki grammar that highlights it; by default `text`. */
  readonly highlight?: string;
  /** How the test kit parses its programs; by default it does not. */
  readonly check?: LanguageCheck;
  /** Prints a value; mostly made by `literals`. */
  readonly print: Printer;
  /** Its strings and comments, so that holes inside them are rejected. */
  readonly spans: readonly Span[];
  /** The start of a line comment, such as `#`, if the language has comments. */
  readonly comment?: string;
  /** Can values be operands? Then they need space from words, and sometimes parentheses. */
  readonly hasOperators?: boolean;
  /** Its formatter's line width, in characters; by default 80. */
  readonly width?: number;
  /** One level of indentation in its programs; by default four spaces, which templates always use. */
  readonly indent?: string;
  /** Are the values of an object aligned, as in gofmt? */
  readonly aligns?: boolean;
  /** How it breaks calls; by default they stay on one line. */
  readonly calls?: CallForm;
  /** Where an assigned string or sum goes that is too long for its line; by default it stays. */
  readonly assigns?: "in parentheses" | "on the next line";
  /** Keywords, separated by spaces. */
  readonly keywords?: string;
  /** Writes the name of a variable from its words, such as `$statusUrl`; by default `status_url`. */
  readonly variable?: (words: readonly string[]) => string;
  /** Its imports, if it has any. */
  readonly imports?: ImportForm;
}

/**
 * Writes the words of a name as `statusUrl`. Never throws.
 * @param words - Lowercase words.
 * @returns The name, for `variable` of a language.
 * @example
 * ```ts
 * import { camelCase } from "hubsmith/language";
 *
 * camelCase(["status", "url"]); // → "statusUrl"
 * ```
 * @public
 */
export const camelCase = ([first = "", ...others]: readonly string[]): string =>
  first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");

/**
 * A target language, made by `defineLanguage`. A client names one: `python.language`.
 * @example
 * ```ts
 * import { python } from "hubsmith/code";
 * import type { Language } from "hubsmith/language";
 *
 * const language: Language<"python"> = python.language;
 * language.extension; // → ".py"
 * ```
 * @public
 */
export interface Language<L extends string = string> extends Required<
  Omit<LanguageSpec<L>, "imports" | "id" | "calls" | "assigns">
> {
  /** The id, as in client ids and types. */
  readonly id: L;
  /** Its imports, if it has any. */
  readonly imports?: ImportForm;
  /** How it breaks calls; by default they stay on one line. */
  readonly calls?: CallForm;
  /** Where an assigned string or sum goes that is too long for its line. */
  readonly assigns?: "in parentheses" | "on the next line";
}
