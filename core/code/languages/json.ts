// JSON: a value as a document.
import { quoteJson } from "../escape.ts";
import type { Language } from "../language.ts";
import { type LiteralForm, literals, refuse } from "../literal.ts";
import { createTag, type Tag } from "../tag.ts";

/** How JSON writes its values; shell sends the same, its strings quoted once more. @internal */
export const JSON_FORM: LiteralForm = {
  language: "json",
  quote: quoteJson,
  special: () =>
    refuse("json", "an environment variable or a file", "Send it from a language that reads one."),
  words: { null: "null", true: "true", false: "false" },
  minusZero: "-0",
  list: ["[", "]"],
  object: ["{", "}"],
};

const language: Language<"json"> = {
  id: "json",
  spans: [{ open: '"', close: '"', escapes: true }],
  print: literals(JSON_FORM),
};

/** The template tag for JSON documents. @public */
export const json: Tag<"json"> = createTag(language);
