// Perl, as a language of one's own: tables of its literals, quotes and comments.
import { comment, defineLanguage, huggedLast, literals, quoted, type Tag } from "hubsmith/language";

function quote(text: string): string {
  const escaped = text.replace(/["\\$@]/g, "\\$&").replaceAll("\n", "\\n");
  const code = (invisible: string): string => `\\x{${invisible.codePointAt(0)!.toString(16)}}`;
  return `"${escaped.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, code)}"`;
}

/** The template tag for Perl 5.36 and later. */
export const perl: Tag<"perl"> = defineLanguage({
  id: "perl",
  label: "Perl",
  extension: ".pl",
  highlight: "perl",
  comment: "#",
  hasOperators: true,
  calls: { trailing: "" },
  formatter: huggedLast,
  print: literals({
    quote,
    key: ["", " => "],
    env: ["($ENV{", '} || die "no key")'],
    file: ["read_file(", ")"],
    base64: ["encode_base64(", ', "")'],
    text: " . ",
    constants: { null: "undef", true: "JSON::PP::true", false: "JSON::PP::false" },
    list: ["[", "]"],
    object: ["{", "}"],
    trailing: ",",
  }),
  spans: [comment("#"), quoted('"'), quoted("'")],
  keywords:
    "and cmp continue do else elsif eq for foreach ge goto gt if last le local lt my ne next no not or our package print redo require return sub unless until use while xor",
  variable: (words) => `$${words.join("_")}`,
});
