// Code is program text as a value: a tag makes it from a template, and only `render` makes a string of it.
import { DEFAULT_INDENT, DEFAULT_WIDTH } from "./doc.ts";
import { assertImportable, type ImportRef, importRef } from "./imports.ts";
import type { Language, LanguageSpec } from "./language.ts";
import { lexer } from "./lexer.ts";
import { parseTemplate, type Template } from "./template.ts";
import { valueKind, type Value } from "./value.ts";
import { kindSymbol, oncePer, oncePerText } from "../base/freeze.ts";

/** Program text of the language `L`. Made by a tag, and read by `render`; it is not a string. @public */
export interface Code<L extends string = string> {
  /** Marks it as code, for `isCode`. */
  readonly [kindSymbol]: "code";
  /** The language; a program has only one. */
  readonly language: Language<L>;
}

/** The content of a hole `${…}`: a value, which prints as a complete literal, or code of the same language. @public */
export type Hole<L extends string> = Value | Code<L>;

/** What code has besides its holes. @internal */
export type Shape =
  | Template
  | { readonly form: "join"; readonly separator: string; readonly isList: boolean }
  /** The items of a call, or of an object in braces, each with a prefix such as its name. */
  | { readonly form: "items"; readonly prefixes: readonly string[]; readonly isObject: boolean }
  | { readonly form: "import"; readonly ref: ImportRef }
  | { readonly form: "raw"; readonly text: string };

/** Code with its content, which only `render` reads. @internal */
export interface CodeNode extends Code {
  readonly shape: Shape;
  readonly holes: readonly Hole<string>[];
}

// A class, because V8 makes its objects faster than those of a literal with a symbol.
class Node {
  readonly language: Language;
  readonly shape: Shape;
  readonly holes: readonly Hole<string>[];

  constructor(language: Language, shape: Shape, holes: readonly Hole<string>[]) {
    this.language = language;
    this.shape = shape;
    this.holes = holes;
  }
}
Object.defineProperty(Node.prototype, kindSymbol, { value: "code" });

/** Code of any shape, unchecked, for the helpers of a language. @internal */
export const codeOf = <L extends string>(
  language: Language<L>,
  shape: Shape,
  holes: readonly Hole<L>[] = [],
): Code<L> => new Node(language, shape, holes) as object as Code<L>;

// Separates complete values, not operands. Without a separator, the next part may be an operator or a member.
const LIST_SEPARATOR = /^(?:[ \n]+|[ \n]*[,;][ \n]*)$/;

/** The shape of parts with any separator; `tag.join` allows only some. @internal */
export const joinOf: (separator: string) => Shape = oncePerText((separator) => ({
  form: "join",
  separator,
  isList: LIST_SEPARATOR.test(separator),
}));

/**
 * Is this code? Never throws.
 * @returns Whether a tag made the value.
 * @example
 * ```ts
 * import { python } from "hubsmith/code";
 * import { isCode } from "hubsmith/language";
 *
 * isCode(python`print(1)`); // → true
 * isCode("print(1)"); // → false
 * ```
 * @public
 */
export function isCode(value: unknown): value is Code {
  return valueKind(value) === "code";
}

/**
 * Makes code of a string without any check. Never pass it text of a record or a user: it may contain any program. In
 * `plugins/` it is only allowed in files that `.oxlintrc.json` lists. Never throws.
 * @param tag - The language, e.g. `python`.
 * @param text - The program text, printed unchanged.
 * @returns The code, for a hole or `render`.
 * @example
 * ```ts
 * import { python, render, unsafe } from "hubsmith/code";
 *
 * render(python`print(${unsafe(python, "1 + 1")})`); // → "print(1 + 1)"
 * ```
 * @public
 */
export function unsafe<L extends string>(
  tag: { readonly language: Language<L> },
  text: string,
): Code<L> {
  return codeOf(tag.language, { form: "raw", text });
}

/**
 * The template function of a language, and ways to make code without a template.
 * @example
 * ```ts
 * import { python, render } from "hubsmith/code";
 * import type { Tag } from "hubsmith/language";
 *
 * const tag: Tag<"python"> = python;
 * const name = tag.name("model");
 * render(tag.join([tag`${name} = ${1}`, tag`print(${name})`])); // → "model = 1\nprint(model)"
 * ```
 * @public
 */
export interface Tag<L extends string> {
  /** Makes code from a template. Throws a TypeError at its first use if a hole is misplaced. */
  (strings: TemplateStringsArray, ...holes: readonly Hole<L>[]): Code<L>;
  /** The language, for a plugin and for `unsafe`. */
  readonly language: Language<L>;
  /** A value as a literal of the language. */
  value(value: Value): Code<L>;
  /** Is this an identifier and not a keyword? */
  isName(name: string): boolean;
  /** An identifier. Throws a TypeError if the string is not one. */
  name(name: string): Code<L>;
  /** The name of a variable from its words, as the language writes names: `("status", "url")` is `status_url`. */
  variable(...words: readonly string[]): Code<L>;
  /** Prints nothing, but adds an import to the program. */
  requires(module: string, name?: string): Code<L>;
  /** Joins the parts that are not empty, by default with line ends. Throws if the separator is not punctuation. */
  join(parts: readonly Code<L>[], separator?: string): Code<L>;
}

/** Nothing, or spaces and line ends, and at most one punctuation mark or operator. */
const SEPARATOR = /^[ \n]*(?:[,;.+|]|&&|\|\||\?\?)?[ \n]*$|^ (?:and|or) $/;

const isSeparator = oncePerText((text) => SEPARATOR.test(text));

/**
 * Defines a language and returns its tag.
 * @param spec - Its name, how values print, and its strings and comments, so that holes inside them are rejected.
 * @returns The tag, to write templates with.
 * @throws Does not throw itself. The tag throws a TypeError at the first use of a template with a misplaced hole.
 * @example
 * ```ts
 * import { render } from "hubsmith/code";
 * import { comment, defineLanguage, literals, quoted } from "hubsmith/language";
 *
 * const lua = defineLanguage({
 *   id: "lua",
 *   label: "Lua",
 *   extension: ".lua",
 *   print: literals({ quote: { unicode: "u{}" }, list: ["{", "}"] }),
 *   spans: [comment("--"), quoted('"')],
 * });
 * render(lua`print(${"hello"}, ${[1, 2]})`); // → 'print("hello", {1, 2})'
 * ```
 * @public
 */
export function defineLanguage<const L extends string>(spec: LanguageSpec<L>): Tag<L> {
  const language: Language<L> = Object.freeze({
    order: Number.MAX_SAFE_INTEGER,
    highlight: "text",
    check: { parser: "none" as const },
    comment: "",
    fileName: "",
    width: DEFAULT_WIDTH,
    indent: DEFAULT_INDENT,
    formatter: { kind: "formatter" as const },
    variable: (words: readonly string[]) => words.join("_"),
    keywords: "",
    hasOperators: false,
    ...spec,
  });
  const { id, imports, keywords } = language;
  const blankOut = lexer(id, spec.spans);
  const reserved = new Set(keywords.split(" "));
  const templateOf = oncePer(({ raw }: TemplateStringsArray) =>
    parseTemplate(raw, language, blankOut),
  );
  const isName = oncePerText((name) => /^[A-Za-z_]\w*$/.test(name) && !reserved.has(name));
  const tag = (strings: TemplateStringsArray, ...holes: readonly Hole<L>[]): Code<L> =>
    codeOf(language, templateOf(strings), holes);
  // All of a tag but the call of its function.
  const extras: Pick<Tag<L>, keyof Tag<L>> = {
    language,
    value: (value) => tag`${value}`,
    isName,
    name: (name) => {
      if (isName(name)) return unsafe(tag as Tag<L>, name);
      throw new TypeError(
        `${id}.name(${JSON.stringify(name)}): not an identifier of the language. Check it with isName first.`,
      );
    },
    variable: (...words) => unsafe(tag as Tag<L>, language.variable(words)),
    requires: (module, name) => {
      const ref = importRef(module, name);
      assertImportable(id, imports, ref);
      return codeOf(language, { form: "import", ref });
    },
    join: (parts, separator = "\n") => {
      if (isSeparator(separator)) return codeOf(language, joinOf(separator), parts);
      throw new TypeError(
        `${id}.join(…, ${JSON.stringify(separator)}): invalid separator. Use spaces, line ends and one of , ; . + | || && and or. ` +
          "For anything else, write a template.",
      );
    },
  };
  // Object.assign cannot set a function's own `name`.
  for (const [key, value] of Object.entries(extras)) Object.defineProperty(tag, key, { value });
  return tag as unknown as Tag<L>;
}
