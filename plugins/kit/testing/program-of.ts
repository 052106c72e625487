// Templates as strings, for test tables.
import type { Tag } from "hubsmith/language";
import type { Code } from "#core/code/tag";
import type { Value } from "#core/code/value";

type Make<H, C> = (strings: TemplateStringsArray, ...holes: readonly H[]) => C;
/** The tag of any language, for templates whose holes are values. */
export type AnyTag = Make<Value, Code> &
  Pick<Tag<string>, "join" | "language" | "name" | "requires">;

/** The code of a template, in which each ▢ is a hole. */
export function programOf<H, C>(tag: Make<H, C>, text: string, ...holes: readonly NoInfer<H>[]): C {
  // A template of several lines starts on the line after its backquote.
  const raw = (text.includes("\n") ? `\n${text}` : text).split("▢");
  return tag(Object.assign([...raw], { raw }), ...holes);
}
