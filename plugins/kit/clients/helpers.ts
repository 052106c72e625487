// Finds the functions of its language that a program calls, so that it defines no others.
import type { Code } from "hubsmith/code";
import { isCode } from "hubsmith/language";
import type { CodeNode } from "#core/code/tag";
import type { CallPart, Template } from "#core/code/template";
import { oncePer } from "#core/base/freeze";

const textsOfPart = (part: CallPart): readonly string[] =>
  typeof part === "object"
    ? [part.open, ...part.items.flat().flatMap(textsOfPart)]
    : typeof part === "string"
      ? [part]
      : [];

const textsOf = ({ segments, calls }: Template): readonly string[] => [
  ...segments.flatMap(({ pieces }) => pieces.map(({ text }) => text)),
  ...calls.flatMap(textsOfPart),
];

/** The words that the author of code wrote, but not those of values, which may be anything. */
const wordsOf = oncePer((code: Code): ReadonlySet<string> => {
  const { shape, holes } = code as CodeNode;
  const texts =
    shape.form === "template" ? textsOf(shape) : shape.form === "raw" ? [shape.text] : [];
  const words = texts.flatMap((text) => text.match(/\w+/g) ?? []);
  return new Set([...words, ...holes.flatMap((hole) => (isCode(hole) ? [...wordsOf(hole)] : []))]);
});

/** The helpers whose names are in the statements of a program, or in another helper that it needs. */
export function helpersOf<L extends string>(
  statements: Code<L>,
  helpers: Readonly<Record<string, Code<L>>>,
): readonly Code<L>[] {
  const needed = new Set<string>();
  const search = (code: Code<L>): void => {
    const words = wordsOf(code);
    for (const [name, helper] of Object.entries(helpers)) {
      if (needed.has(name) || !words.has(name)) continue;
      needed.add(name);
      search(helper);
    }
  };
  search(statements);
  return Object.entries(helpers).flatMap(([name, helper]) => (needed.has(name) ? [helper] : []));
}
