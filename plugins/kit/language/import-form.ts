// Import forms: how the imports of a language are parsed and printed.
import { type ImportForm, importRef } from "#core/code/imports";
import { escapePattern } from "./span.ts";

/**
 * Imports of whole modules: the text before and after a module, and what matches one, such as
 * `importLines("using ", ";", /[\w.]+/)`.
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

/** The items of a list that is separated by commas. @public */
export function splitList(text: string): readonly string[] {
  return text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}
