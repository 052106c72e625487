// A tag makes code of one language from a template, and checks the template at its first use.
import { type Code, codeOf, type Hole, unsafe } from "./code.ts";
import { checkContext } from "./context.ts";
import { type Language, need } from "./language.ts";
import { registerLanguage } from "./render.ts";
import { parseTemplate, type Template } from "./template.ts";
import type { Value } from "./value.ts";

/** The template function of a language, and the few ways to make code without a template. @public */
export interface Tag<L extends string> {
  (strings: TemplateStringsArray, ...holes: readonly Hole<L>[]): Code<L>;
  readonly language: L;
  /** A value on its own, printed as the language writes it. */
  value(value: Value): Code<L>;
  /** Is this an identifier, and no keyword? */
  isName(name: string): boolean;
  /** An identifier. Throws a TypeError where the text is none. */
  name(name: string): Code<L>;
  /** No text of its own: an import that a fragment needs, written once where imports stand. */
  needs(module: string, name?: string): Code<L>;
  /** Parts joined, those that are empty left out; by line ends unless told. */
  join(parts: readonly Code<L>[], separator?: string): Code<L>;
}

/** Makes the tag of a language. @internal */
export function createTag<L extends string>(language: Language<L>): Tag<L> {
  const { id } = language;
  const keywords = new Set(language.keywords?.split(" "));
  const parsed = new WeakMap<TemplateStringsArray, Template>();
  const isName = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name) && !keywords.has(name);
  registerLanguage(language);
  const tag = (strings: TemplateStringsArray, ...holes: readonly Hole<L>[]): Code<L> => {
    let template = parsed.get(strings);
    if (template === undefined) {
      template = parseTemplate(strings.raw);
      checkContext(language, template);
      parsed.set(strings, template);
    }
    return codeOf(id, { form: "template", template, holes });
  };
  const extras: Omit<Tag<L>, never> = {
    language: id,
    value: (value) => tag`${value}`,
    isName,
    name: (name) => {
      if (isName(name)) return unsafe(id, name);
      throw new TypeError(
        `${id}.name(${JSON.stringify(name)}): not an identifier of the language. ` +
          "Ask isName first, and offer something else where it does not fit.",
      );
    },
    needs: (module, name) => codeOf(id, { form: "need", need: need(module, name) }),
    join: (parts, separator = "\n") => codeOf(id, { form: "join", parts, separator }),
  };
  // Not Object.assign: a function's own `name` can be defined anew, but not assigned.
  for (const [key, value] of Object.entries(extras)) Object.defineProperty(tag, key, { value });
  return tag as unknown as Tag<L>;
}
