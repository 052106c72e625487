// Swift: objects are strings with their JSON.
import { NEUTRAL } from "#core/code/language";
import {
  camelCase,
  comment,
  defineLanguage,
  forbidden,
  importLines,
  literals,
  type Span,
  span,
  type Tag,
} from "hubsmith/language";
import { stacked } from "../language/group.ts";
import { jsonDocument } from "../language/json-document.ts";
import { hasObject, number64 } from "./files.ts";

const INSTEAD = "Assign the expression in it to a variable first.";

const spans: readonly Span[] = [
  comment("//"),
  span("comment", [/\/\*/, /(?!\/\*)[^\0]/, /\*\//], {
    instead: "Comments nest in Swift. Write the inner one with //.",
  }),
  // Expressions in a string have no quotes, and one pair of parentheses at the most.
  span("string", [/"""/, /(?!""")[^\\\0]|\\[^(\0]|\\\((?:[^()"\0]|\([^()"\0]*\))*\)/, /"""/], {
    instead: INSTEAD,
  }),
  span("string", [/"/, /[^"\\\n\0]|\\[^(\n\0]|\\\((?:[^()"\n\0]|\([^()"\n\0]*\))*\)/, /"/], {
    instead: INSTEAD,
  }),
  forbidden(/#+["/]/, "a raw string or pattern. Put its text in ${…}."),
  span("other", [/(?<= )\/=?(?= )/, /(?!)/, /(?:)/]),
  forbidden(/\//, "a slash that may divide or open a pattern. Put spaces around a division."),
];

const printValue = literals({
  quote: { unicode: "u{}" },
  env: ["ProcessInfo.processInfo.environment[", ', default: ""]', "Foundation"],
  file: ["FileManager.default.contents(atPath: ", ")!", "Foundation"],
  base64: ["", ".base64EncodedString()"],
  text: ["\\(", ")"],
  number: number64(),
  constants: { null: "nil", true: "true", false: "false" },
  list: ["[", "]"],
  trailing: ",",
});

const printJson = jsonDocument(
  (json) => json.replaceAll("\\", "\\\\"),
  (value, printing) => `\\(${String(printValue(value as never, printing, NEUTRAL))})`,
);

/**
 * The template tag for Swift. Objects are strings with their JSON.
 * @see https://docs.swift.org/swift-book/documentation/the-swift-programming-language/
 * @example
 * ```ts
 * import { render, swift } from "hubsmith/code";
 *
 * render(swift`print(${"hello"})`); // → 'print("hello")'
 * ```
 * @public
 */
export const swift: Tag<"swift"> = defineLanguage({
  id: "swift",
  label: "Swift",
  extension: ".swift",
  fileName: "main.swift",
  order: 11,
  highlight: "swift",
  check: { grammar: "swift" },
  comment: "//",
  hasOperators: true,
  width: 100,
  calls: { trailing: "" },
  print: (value, printing, place) =>
    hasObject(value)
      ? stacked('"""', [printJson(value, printing, NEUTRAL), '"""'])
      : printValue(value, printing, place),
  spans,
  keywords:
    "Any Self as associatedtype await break case catch class continue default defer deinit do else enum extension fallthrough false fileprivate for func guard if import in init inout internal is let nil open operator precedencegroup private protocol public repeat rethrows return self static struct subscript super switch throw throws true try typealias var where while",
  variable: (words) => camelCase(words).replace("Url", "URL"),
  imports: importLines("import ", "", /[A-Za-z_]\w*(?:\.\w+)*/, { prologue: /#![^\n]*/ }),
});
