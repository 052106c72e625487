// Swift: literals for load snippets.
import {
  comment,
  defineLanguage,
  forbidden,
  importLines,
  literals,
  type Span,
  span,
  type Tag,
} from "hubsmith/language";

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

/**
 * The template tag for Swift.
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
  highlight: "swift",
  check: { grammar: "swift" },
  comment: "//",
  hasOperators: true,
  print: literals({
    quote: { unicode: "u{}" },
    env: ["ProcessInfo.processInfo.environment[", "]!", "Foundation"],
    // An integer constant has at most 64 bits.
    number: (value) => {
      if (Object.is(value, -0)) return "-0.0";
      return Math.abs(value) < 2 ** 63 ? String(value) : value.toExponential();
    },
    constants: { null: "nil", true: "true", false: "false" },
    list: ["[", "]"],
    object: ["[", "]"],
    emptyObject: "[:]",
    trailing: ",",
  }),
  spans,
  keywords:
    "Any Self as associatedtype await break case catch class continue default defer deinit do else enum extension fallthrough false fileprivate for func guard if import in init inout internal is let nil open operator precedencegroup private protocol public repeat rethrows return self static struct subscript super switch throw throws true try typealias var where while",
  imports: importLines("import ", "", /[A-Za-z_]\w*(?:\.\w+)*/, { prologue: /#![^\n]*/ }),
});
