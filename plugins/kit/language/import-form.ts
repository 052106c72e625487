// Import forms: how the imports of a language are parsed and printed.
import { type ImportForm, importRef } from "#core/code/imports";
import { escapePattern } from "./span.ts";

/**
 * Describes imports of whole modules, one per line. Never throws.
 * @param open - The text before a module.
 * @param close - The text after a module; may be empty.
 * @param module - Matches a module. Its source is used without anchors.
 * @param more - Fields that differ, such as `groups` for the order of modules.
 * @returns The form, for `imports` of `defineLanguage`.
 * @example
 * ```ts
 * import { importLines } from "hubsmith/language";
 *
 * const using = importLines("using ", ";", /[\w.]+/);
 * using.parse("using System.Text;"); // → [{ module: "System.Text" }]
 * using.print("System.Text", []); // → "using System.Text;"
 * ```
 * @public
 */
export function importLines(
  open: string,
  close: string,
  module: RegExp,
  more: Partial<ImportForm> = {},
): ImportForm {
  return {
    pattern: new RegExp(
      `${escapePattern(open)}(?:${module.source})${escapePattern(close)}(?=\\n|$)`,
    ),
    parse: (statement) => [
      importRef(statement.slice(open.length, statement.length - close.length)),
    ],
    print: (name) => open + name + close,
    module: new RegExp(`^(?:${module.source})$`),
    ...more,
  };
}

/** The items of a list that is separated by commas. @internal */
export const splitList = (text: string): readonly string[] =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
