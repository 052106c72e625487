// Inspecting programs: the language's own parser says whether each parses, which names it lacks, and what shape it has.
import { inspectGrammar } from "./inspect-grammar.ts";
import { inspectJavaScript } from "./inspect-javascript.ts";
import { inspectPython } from "./inspect-python.ts";
import { inspectShell } from "./inspect-shell.ts";
import type { Inspection, InspectOptions, Program, ProgramFault } from "./program.ts";

type Inspect = (
  programs: readonly Program[],
  options: InspectOptions,
) => Promise<readonly Inspection[]>;

const INSPECTORS: ReadonlyMap<string, Inspect> = new Map<string, Inspect>([
  ["python", inspectPython],
  ["js", inspectJavaScript],
  ["sh", inspectShell],
  ["swift", inspectGrammar("swift")],
  ["csharp", inspectGrammar("csharp")],
  ["json", each(inspectJson)],
  ["text", each(() => ({ faults: [], shape: "" }))],
]);

/** Inspects many programs of a language at once; each text only once. @internal */
export async function inspectPrograms(
  language: string,
  programs: readonly Program[],
  options: InspectOptions = {},
): Promise<readonly Inspection[]> {
  const inspect = INSPECTORS.get(language);
  if (inspect === undefined) {
    const known = [...INSPECTORS.keys()].join(", ");
    throw new TypeError(`No parser for "${language}" is known. Languages: ${known}.`);
  }
  const keyOf = ({ text, planted = "" }: Program): string => `${planted.length} ${planted}${text}`;
  const distinct = new Map(programs.map((program) => [keyOf(program), program]));
  if (distinct.size === 0) return [];
  const inspected = await inspect([...distinct.values()], options);
  const byKey = new Map([...distinct.keys()].map((key, at) => [key, inspected[at]!]));
  return programs.map((program) => byKey.get(keyOf(program))!);
}

/**
 * Parses programs with the real thing, and looks for names that nothing defines: CPython and pyflakes; acorn, V8 and
 * eslint-scope; `bash -n`; JSON.parse; the tree-sitter grammars of Swift and C#.
 * @public
 */
export async function parsePrograms(
  language: string,
  programs: readonly string[],
  options: InspectOptions = {},
): Promise<readonly ProgramFault[]> {
  const texts = programs.map((text) => ({ text }));
  const inspected = await inspectPrograms(language, texts, options);
  return inspected.flatMap(({ faults }, program) => faults.map((fault) => ({ program, ...fault })));
}

function each(inspect: (program: Program) => Inspection): Inspect {
  return (programs) => Promise.resolve(programs.map(inspect));
}

function inspectJson({ text }: Program): Inspection {
  const shapeOf = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return typeof value;
    return Array.isArray(value)
      ? value.map(shapeOf)
      : { object: Object.values(value).map(shapeOf) };
  };
  try {
    return { faults: [], shape: JSON.stringify(shapeOf(JSON.parse(text))) };
  } catch (error) {
    return { faults: [{ message: String(error) }], shape: "" };
  }
}
