// Rendering is the only way from code to text: measure, lay out, and put the imports on top.
import { type Code, isCode } from "./code.ts";
import { checkNeed, need, type Need, writeImports } from "./imports.ts";
import { type Output, write } from "./layout.ts";
import { refuse } from "./literal.ts";
import { docOf, type Run } from "./measure.ts";
import { ALONE } from "./template.ts";

/**
 * Turns code into text, without a line end at its end.
 * Throws a TypeError where a value has no form in the language.
 * @public
 */
export function render(code: Code): string {
  if (!isCode(code)) {
    throw new TypeError(
      "render() takes code, made by a tag such as python`…`, and got something else.",
    );
  }
  const { language } = code;
  const needed: Need[] = [];
  const guards = new Set<string>();
  const run: Run = {
    language,
    written: [],
    depth: 0,
    printing: {
      language: language.id,
      need: (module, name) => {
        const one = need(module, name);
        checkNeed(language.id, language.imports, one);
        needed.push(one);
      },
      guard: (line) => void guards.add(line),
      refuse: (what, instead) => refuse(language.id, what, instead),
    },
  };
  const doc = docOf(code, run, ALONE);
  const out: Output = { text: "", column: 0, top: 0 };
  write(out, doc, "", 0);
  const imports =
    language.imports === undefined ? "" : writeImports(run.written, needed, language.imports);
  if (imports === "" && guards.size === 0) return out.text.trimEnd();
  return [out.text.slice(0, out.top), imports, [...guards].join("\n"), out.text.slice(out.top)]
    .map((part) => part.replace(/^\n+/, "").trimEnd())
    .filter((part) => part !== "")
    .join("\n\n");
}
