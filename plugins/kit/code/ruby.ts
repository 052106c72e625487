// Ruby: the keys of hashes are symbols, which JSON has as strings.
import {
  comment,
  defineLanguage,
  forbidden,
  huggedLast,
  importLines,
  literals,
  quoted,
  span,
  type Tag,
} from "hubsmith/language";
/**
 * The template tag for Ruby 3 and later. Objects are hashes whose keys are symbols.
 * @see https://docs.ruby-lang.org/en/master/syntax_rdoc.html
 * @example
 * ```ts
 * import { render, ruby } from "hubsmith/code";
 *
 * render(ruby`puts ${"hello"}`); // → 'puts "hello"'
 * ```
 * @public
 */
export const ruby: Tag<"ruby"> = defineLanguage({
  id: "ruby",
  label: "Ruby",
  extension: ".rb",
  order: 9,
  highlight: "ruby",
  check: { grammar: "ruby" },
  comment: "#",
  hasOperators: true,
  width: 100,
  indent: "  ",
  calls: { trailing: "" },
  formatter: huggedLast,
  print: literals({
    quote: { unicode: "u{}", more: "#" },
    key: (key, _, quoted) => `${/^[A-Za-z_]\w*$/.test(key) ? key : quoted}: `,
    env: ["ENV.fetch(", ")"],
    file: ["File.binread(", ")"],
    base64: ["[", '].pack("m0")'],
    text: ["#{", "}"],
    constants: { null: "nil", true: "true", false: "false" },
    list: ["[", "]"],
    object: ["{", "}", " "],
    // `to_json` writes no deeper values.
    maxDepth: 100,
  }),
  spans: [
    forbidden(/(?:^|(?<=\n))=begin|<<[~-]?["'`A-Z_]/, "a block. Put its text in ${…}, or after #."),
    forbidden(/%[qQwWiIrsx]?[([{<|!/]|[?$]["'`#/]/, "a special string or variable. Use quotes."),
    span("string", [/"/, /(?!#\{)[^"\\\0]|\\[^\0]|#\{(?:[^{}"\0]|"[^"\\#\0]*")*\}/, /"/], {
      instead: "Assign the expression in its braces to a variable first.",
    }),
    quoted("'", { lines: true }),
    quoted("`", { lines: true }),
    comment("#"),
    span("other", [/(?<= )\/=?(?= )/, /(?!)/, /(?:)/]),
    forbidden(/\//, "a slash that may divide or open a pattern. Put spaces around a division."),
  ],
  keywords:
    "BEGIN END __ENCODING__ __FILE__ __LINE__ alias and begin break case class def defined do else elsif end ensure false for if in module next nil not or redo rescue retry return self super then true undef unless until when while yield",
  imports: importLines('require "', '"', /[\w./-]+/),
});
