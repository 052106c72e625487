// Swift: literals for load snippets.
import { hex, LONE, quoteWith } from "../escape.ts";
import { C_LIKE, type Language } from "../language.ts";
import { literals, refuse } from "../literal.ts";
import { createTag, type Tag } from "../tag.ts";
import { mark } from "../value.ts";

function quote(value: string): string {
  if (LONE.test(value)) refuse("swift", "half a surrogate pair", "No Swift string can hold one.");
  return quoteWith(value, (char) => `\\u{${hex(char, 1)}}`);
}

const language: Language<"swift"> = {
  id: "swift",
  spans: C_LIKE,
  print: literals({
    language: "swift",
    quote,
    special: (value) =>
      value[mark] === "env"
        ? `ProcessInfo.processInfo.environment[${quote(value.name)}]!`
        : refuse("swift", `a ${value[mark]}`, "Write the path as a string."),
    words: { null: "nil", true: "true", false: "false" },
    minusZero: "-0.0",
    list: ["[", "]"],
    object: ["[", "]"],
    emptyObject: "[:]",
    last: ",",
  }),
  keywords:
    "Any Self as associatedtype await break case catch class continue default defer deinit do else enum extension " +
    "fallthrough false fileprivate for func guard if import in init inout internal is let nil open operator precedencegroup " +
    "private protocol public repeat rethrows return self static struct subscript super switch throw throws true try " +
    "typealias var where while",
};

/** The template tag for Swift. @public */
export const swift: Tag<"swift"> = createTag(language);
