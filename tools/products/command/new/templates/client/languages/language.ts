// The language Mylang: its literals, strings and comments.
import { comment, defineLanguage, literals, quoted, type Tag } from "hubsmith/language";

/** The template tag for Mylang. */
export const mylang: Tag<"mylang"> = defineLanguage({
  id: "mylang",
  label: "Mylang",
  extension: ".mylang",
  // The tree-sitter grammar with which the kit parses its programs.
  check: { grammar: "ruby" },
  comment: "#",
  hasOperators: true,
  print: literals({
    // An invisible character is "\\u{1f}" here, and "\\u001f" with "uU", as in Go. These characters get a backslash, too,
    // because they put values into strings: #{…}, $x, @x.
    quote: { unicode: "u{}", more: "#$@" },
    // The text before and after a name, a path and the content of a file; then the modules to import.
    env: ["env(", ")"],
    file: ["read(", ")"],
    base64: ["base64(", ")"],
    // The operator that joins strings.
    text: " + ",
    list: ["[", "]"],
    object: ["{", "}"],
  }),
  spans: [quoted('"'), comment("#")],
});
