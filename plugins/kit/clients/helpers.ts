// Finds the functions of its language that a program calls, so that it defines no others.
import type { Code } from "hubsmith/code";
import { isCode } from "hubsmith/language";
import type { CodeNode } from "#core/code/tag";
import type { CallPart, Template } from "#core/code/template";
import { oncePer, oncePerText } from "#core/base/freeze";

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

const wordsIn = oncePerText((text): readonly string[] => text.match(/\w+/g) ?? []);

/** A template is parsed once, and so are its words. */
const wordsOf = oncePer((template: Template): readonly string[] => [
  ...new Set(textsOf(template).flatMap(wordsIn)),
]);

/** Adds the words that the author of code wrote, but not those of values, which may be anything. */
function addWords(code: Code, words: Set<string>): Set<string> {
  const { shape, holes } = code as CodeNode;
  if (shape.form === "template") for (const word of wordsOf(shape)) words.add(word);
  if (shape.form === "raw") for (const word of wordsIn(shape.text)) words.add(word);
  for (const hole of holes) if (isCode(hole)) addWords(hole, words);
  return words;
}

const wordsOfHelper = oncePer((helper: Code): ReadonlySet<string> => addWords(helper, new Set()));

/** The helpers whose names are in the statements of a program, or in another helper that it needs. */
export function helpersOf<L extends string>(
  statements: Code<L>,
  helpers: Readonly<Record<string, Code<L>>>,
): readonly Code<L>[] {
  const all = Object.entries(helpers);
  if (all.length === 0) return [];
  const needed = new Set<string>();
  const search = (words: ReadonlySet<string>): void => {
    for (const [name, helper] of all) {
      if (needed.has(name) || !words.has(name)) continue;
      needed.add(name);
      search(wordsOfHelper(helper));
    }
  };
  search(addWords(statements, new Set()));
  return all.flatMap(([name, helper]) => (needed.has(name) ? [helper] : []));
}
