// Code is program text as a value; a tag makes it from a template, and only render turns it into a string.
import { STEP, WIDTH } from "./doc.ts";
import { checkNeed, type Need, need } from "./imports.ts";
import type { Language, LanguageSpec } from "./language.ts";
import { reader } from "./lexer.ts";
import { parseTemplate, type Template } from "./template.ts";
import { mark, markOf, type Value } from "./value.ts";

/** Program text of the language `L`. Made by a tag, read by `render`. @public */
export interface Code<L extends string = string> {
  /** That it is code, for `isCode`. */
  readonly [mark]: "code";
  /** The language that it is text of; a program holds one only. */
  readonly language: Language<L>;
}

/** Code with what it is made of, which `render` alone reads. @internal */
export interface Made extends Code {
  readonly body: Body;
}

/** What a hole takes: one whole value, or code of the same language. @public */
export type Hole<L extends string> = Value | Code<L>;

/** An item of a call: what stands before it, such as a name and an equals sign, and the item itself. @public */
export interface Item {
  /** The text before the item. */
  readonly lead: string;
  /** The item. */
  readonly hole: Hole<string>;
}

/** The forms of code: a template, parts with a separator, items of a call, an import, a text taken as it is. @internal */
export type Body =
  | {
      readonly form: "template";
      readonly template: Template;
      readonly holes: readonly Hole<string>[];
    }
  | { readonly form: "join"; readonly parts: readonly Code[]; readonly separator: string }
  | { readonly form: "items"; readonly items: readonly Item[]; readonly isObject?: boolean }
  | { readonly form: "need"; readonly need: Need }
  | { readonly form: "raw"; readonly text: string };

/** Makes code from a body. @internal */
export function codeOf<L extends string>(language: Language<L>, body: Body): Code<L> {
  const made: Made = { [mark]: "code", language: language as Language, body };
  return made as Code<string> as Code<L>;
}

/** Code of several parts; unlike `tag.join`, any separator is allowed. For the helpers of a language. @public */
export function joinUnchecked<L extends string>(
  tag: { readonly language: Language<L> },
  parts: readonly Code<L>[],
  separator: string,
): Code<L> {
  return codeOf(tag.language, { form: "join", parts, separator });
}

/** Code of the items of a call, or of an object in braces. For the helpers of a language. @public */
export function itemList<L extends string>(
  tag: { readonly language: Language<L> },
  items: readonly Item[],
  options: { readonly isObject?: boolean } = {},
): Code<L> {
  return codeOf(tag.language, { form: "items", items, ...options });
}

/** Is this code? @public */
export function isCode(value: unknown): value is Code {
  return markOf(value) === "code";
}

/**
 * Program text taken as it is, e.g. `unsafe(python, text)`: the only door past the printers. Nothing in it is checked,
 * so text of a record or a user must not go through. Refused in `plugins/` except for a counted allow-list.
 * @public
 */
export function unsafe<L extends string>(
  tag: { readonly language: Language<L> },
  text: string,
): Code<L> {
  return codeOf(tag.language, { form: "raw", text });
}

/** The template function of a language, and the few ways to make code without a template. @public */
export interface Tag<L extends string> {
  /** Makes code of a template. Throws a TypeError at its first use where a hole stands amiss. */
  (strings: TemplateStringsArray, ...holes: readonly Hole<L>[]): Code<L>;
  /** The language, for a plugin and for `unsafe`. */
  readonly language: Language<L>;
  /** A value on its own, printed as the language writes it. */
  value(value: Value): Code<L>;
  /** Is this an identifier, and no keyword? */
  isName(name: string): boolean;
  /** An identifier. Throws a TypeError where the text is none. */
  name(name: string): Code<L>;
  /** No text of its own: an import that a fragment needs, written once where imports stand. */
  needs(module: string, name?: string): Code<L>;
  /** Parts joined, those that are empty left out; by line ends unless told. Throws where the separator says more. */
  join(parts: readonly Code<L>[], separator?: string): Code<L>;
}

interface Used<L extends string> {
  readonly template: Template;
  /** Without holes, it is the same code each time. */
  readonly still: Code<L> | undefined;
}

/** What stands between parts: blanks and line ends, and one mark or operator. */
const SEPARATOR = /^[ \n]*(?:[,;.+|]|&&|\|\||\?\?)?[ \n]*$|^ (?:and|or) $/;

/** Makes a language of what it is made of, and gives its tag. @public */
export function defineLanguage<const L extends string>(spec: LanguageSpec<L>): Tag<L> {
  const { expressions = false, keywords = "" } = spec;
  const language: Language<L> = Object.freeze({
    order: Number.MAX_SAFE_INTEGER,
    highlight: "text",
    check: { parser: "none" as const },
    comment: "",
    width: WIDTH,
    indent: STEP,
    aligns: false,
    ...spec,
    keywords,
    expressions,
  });
  const { id, imports } = language;
  const read = reader(id, spec.spans);
  const reserved = new Set(keywords.split(" "));
  const used = new WeakMap<TemplateStringsArray, Used<L>>();
  const isName = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name) && !reserved.has(name);
  const tag = (strings: TemplateStringsArray, ...holes: readonly Hole<L>[]): Code<L> => {
    const { still, template } = used.get(strings) ?? firstUse(strings);
    return still ?? codeOf(language, { form: "template", template, holes });
  };
  const firstUse = (strings: TemplateStringsArray): Used<L> => {
    const template = parseTemplate(strings.raw, language, read);
    const code = codeOf(language, { form: "template", template, holes: [] });
    const first = { template, still: strings.length === 1 ? Object.freeze(code) : undefined };
    used.set(strings, first);
    return first;
  };
  const extras: Omit<Tag<L>, never> = {
    language,
    value: (value) => tag`${value}`,
    isName,
    name: (name) => {
      if (isName(name)) return unsafe(tag as Tag<L>, name);
      throw new TypeError(
        `${id}.name(${JSON.stringify(name)}): not an identifier of the language. ` +
          "Ask isName first, and offer something else where it does not fit.",
      );
    },
    needs: (module, name) => {
      const one = need(module, name);
      checkNeed(id, imports, one);
      return codeOf(language, { form: "need", need: one });
    },
    join: (parts, separator = "\n") => {
      if (SEPARATOR.test(separator) && !(expressions && separator === "")) {
        return codeOf(language, { form: "join", parts, separator });
      }
      throw new TypeError(
        `${id}.join(…, ${JSON.stringify(separator)}): a separator is blanks, line ends, and one of , ; . + | || && and or. ` +
          "Write anything else in a template.",
      );
    },
  };
  // Not Object.assign: a function's own `name` can be defined anew, but not assigned.
  for (const [key, value] of Object.entries(extras)) Object.defineProperty(tag, key, { value });
  return tag as unknown as Tag<L>;
}
