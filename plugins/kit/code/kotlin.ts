// Kotlin: objects are strings with their JSON, in raw strings.
import { NEUTRAL } from "#core/code/language";
import {
  camelCase,
  comment,
  defineLanguage,
  forbidden,
  importLines,
  ktfmt,
  literals,
  quoted,
  span,
  type Tag,
} from "hubsmith/language";
import { group } from "../language/group.ts";
import { jsonDocument } from "../language/json-document.ts";
import { hasObject, number64 } from "./files.ts";

const printValue = literals({
  quote: { unicode: "u", more: "$" },
  env: ["System.getenv().getValue(", ")"],
  file: ["Path(", ").readBytes()", "kotlin.io.path.Path", "kotlin.io.path.readBytes"],
  base64: ["Base64.getEncoder().encodeToString(", ")", "java.util.Base64"],
  text: ["${", "}"],
  number: number64(),
  list: ["listOf(", ")"],
  emptyList: "emptyList<Any>()",
  trailing: ",",
});

// A raw string has no escapes, but JSON has.
const printJson = jsonDocument(
  (json) => json.replaceAll("$", String.raw`\u0024`),
  (value, printing) => `\${${String(printValue(value as never, printing, NEUTRAL))}}`,
);

// Expressions in a string may have strings without expressions, and no braces.
const IN_STRING = /(?!\$\{)[^"\\\n\0]|\\[^\n\0]|\$\{(?:[^{}"\0]|"(?:[^"\\$\n\0]|\\[^\n\0])*")*\}/;

/**
 * The template tag for Kotlin. Objects are strings with their JSON.
 * @see https://kotlinlang.org/docs/reference/grammar.html
 * @example
 * ```ts
 * import { kotlin, render } from "hubsmith/code";
 *
 * render(kotlin`println(${"hello"})`); // → 'println("hello")'
 * ```
 * @public
 */
export const kotlin: Tag<"kotlin"> = defineLanguage({
  id: "kotlin",
  label: "Kotlin",
  extension: ".kt",
  fileName: "Main.kt",
  order: 10,
  highlight: "kotlin",
  check: { grammar: "kotlin" },
  comment: "//",
  hasOperators: true,
  width: 100,
  calls: { trailing: "," },
  formatter: ktfmt,
  print: (value, printing, place) =>
    hasObject(value)
      ? group('"""', [printJson(value, printing, NEUTRAL)], '"""')
      : printValue(value, printing, place),
  spans: [
    comment("//"),
    forbidden(/\/\*/, "a comment that may contain others. Write it with //."),
    forbidden(/"""/, "a raw string. Put its text in ${…}, or write a string with escapes."),
    span("string", [/"/, IN_STRING, /"/], {
      instead: "Assign the expression in its braces to a variable first.",
    }),
    quoted("'"),
    quoted("`"),
  ],
  keywords:
    "as break class continue do else false for fun if in interface is null object package return super this throw true try typealias typeof val var when while",
  variable: camelCase,
  imports: importLines("import ", "", /[A-Za-z_]\w*(?:\.\w+)*/),
});
