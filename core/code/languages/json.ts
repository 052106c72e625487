// JSON: a value as a document.
import { quoteJson } from "../escape.ts";
import { type LiteralForm, literals } from "../literal.ts";
import { quoted } from "../reading.ts";
import { defineLanguage, type Tag } from "../tag.ts";

/** How JSON writes its values; shell sends the same, its strings quoted once more. @internal */
export const JSON_FORM: LiteralForm = {
  quote: quoteJson,
  minusZero: "-0",
  list: ["[", "]"],
  object: ["{", "}"],
};

/** The template tag for JSON documents. @public */
export const json: Tag<"json"> = defineLanguage({
  id: "json",
  label: "JSON",
  extension: ".json",
  highlight: "json",
  check: { parser: "json" },
  print: literals(JSON_FORM),
  spans: [quoted('"')],
});
