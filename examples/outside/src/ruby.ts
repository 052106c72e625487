// Ruby, as a language of one's own: tables of its literals, quotes and comments.
import {
  comment,
  defineLanguage,
  huggedLast,
  importLines,
  literals,
  quoted,
  type Tag,
} from "hubsmith/language";

/** The template tag for Ruby 3 and later. */
export const ruby: Tag<"ruby"> = defineLanguage({
  id: "ruby",
  label: "Ruby",
  extension: ".rb",
  highlight: "ruby",
  check: { grammar: "ruby" },
  comment: "#",
  hasOperators: true,
  indent: "  ",
  calls: { trailing: "" },
  formatter: huggedLast,
  print: literals({
    quote: { unicode: "u{}", more: "#" },
    key: ["", " => "],
    env: ["ENV.fetch(", ")"],
    file: ["File.binread(", ")"],
    base64: ["[", '].pack("m0")'],
    text: " + ",
    constants: { null: "nil", true: "true", false: "false" },
    list: ["[", "]"],
    object: ["{", "}"],
    trailing: ",",
  }),
  spans: [comment("#"), quoted('"'), quoted("'")],
  keywords:
    "and begin break case class def do else elsif end ensure false for if in module next nil not or redo rescue retry return self super then true unless until when while yield",
  imports: importLines('require "', '"', /[\w./-]+/),
});
