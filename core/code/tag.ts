// A tag makes code of one language from a template, and works the template out at its first use.
import { type Code, codeOf, type Hole, unsafe } from "./code.ts";
import { STEP, WIDTH } from "./doc.ts";
import { checkNeed, need } from "./imports.ts";
import type { Language, LanguageSpec } from "./language.ts";
import { reader } from "./reading.ts";
import { parseTemplate, type Template } from "./template.ts";
import type { Value } from "./value.ts";

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
