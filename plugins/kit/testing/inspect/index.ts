// Inspects programs: the language's own parser reports syntax errors, undefined names, and the shape.
import type { LanguageCheck } from "#core/code/language";
import { inspectGrammar } from "./grammar.ts";
import { inspectJavaScript } from "./javascript.ts";
import { inspectPython } from "./python.ts";
import { inspectShell } from "./shell.ts";
import {
  broken,
  type Inspection,
  type InspectOptions,
  type Inspector,
  type Parsed,
  type Program,
  type ProgramFault,
  textsInJson,
} from "./program.ts";

type Inspect = (
  programs: readonly Program[],
  options: InspectOptions,
) => Promise<readonly Parsed[]>;
type Known = Exclude<Extract<LanguageCheck, { readonly parser: string }>["parser"], "none">;

const PARSERS: Readonly<Record<Known, Inspect>> = {
  python: inspectPython,
  javascript: inspectJavaScript,
  shell: inspectShell,
  json: each(inspectJson),
};

/** Inspects many programs of a language together, without duplicates. @internal */
export async function inspectPrograms(
  check: LanguageCheck,
  programs: readonly Program[],
  options: InspectOptions = {},
  language = "",
): Promise<readonly Inspection[]> {
  const inspect = inspectorOf(check, language, options);
  const keyOf = ({ text, planted = "", prints = [] }: Program): string =>
    JSON.stringify([text, planted, prints]);
  const keys = programs.map(keyOf);
  const distinct = new Map(programs.map((program, at) => [keys[at]!, program]));
  if (distinct.size === 0) return [];
  const parsed = await inspect([...distinct.values()], options);
  if (parsed.length !== distinct.size) {
    const actual = `${parsed.length} results for ${distinct.size} programs`;
    throw new TypeError(
      `The parser of "${language}" returned ${actual}. Return one for each, in order.`,
    );
  }
  const byKey = new Map(
    [...distinct].map(([key, { prints = [] }], at) => [
      key,
      { ...parsed[at]!, unread: unreadOf(prints, parsed[at]!.literals) },
    ]),
  );
  return keys.map((key) => byKey.get(key)!);
}

interface Waiting {
  readonly program: Program;
  resolve(inspection: Inspection): void;
  reject(error: unknown): void;
}

export function createInspector(options: InspectOptions): Inspector {
  const queues = new Map<string, Waiting[]>();
  const flush = (key: string, id: string, check: LanguageCheck): void => {
    const waiting = queues.get(key) ?? [];
    queues.delete(key);
    const programs = waiting.map(({ program }) => program);
    inspectPrograms(check, programs, options, id).then(
      (inspections) => waiting.forEach(({ resolve }, at) => resolve(inspections[at]!)),
      (error: unknown) => waiting.forEach(({ reject }) => reject(error)),
    );
  };
  return ({ id = "", check }, program) =>
    new Promise((resolve, reject) => {
      const key = JSON.stringify([id, check]);
      const queue = queues.get(key);
      if (queue !== undefined) return void queue.push({ program, resolve, reject });
      queues.set(key, [{ program, resolve, reject }]);
      setImmediate(flush, key, id, check);
    });
}

// The strings that are not literals; each counts once.
function unreadOf(prints: readonly string[], literals = prints): readonly number[] {
  const left = [...literals];
  return prints.flatMap((text, at) => {
    const index = left.indexOf(text);
    if (index < 0) return [at];
    left.splice(index, 1);
    return [];
  });
}

function inspectorOf(
  check: LanguageCheck,
  language: string,
  { parsers = {} }: InspectOptions,
): Inspect {
  const parser = Object.hasOwn(parsers, language) ? parsers[language] : undefined;
  if (parser !== undefined) return (programs) => parser(programs.map(({ text }) => text));
  if ("grammar" in check) return inspectGrammar(check.grammar);
  if (check.parser === "none") return each(() => unreadBy(language));
  if (Object.hasOwn(PARSERS, check.parser)) return PARSERS[check.parser];
  const known = [...Object.keys(PARSERS), "none"].join(", ");
  throw new TypeError(
    `There is no parser "${String(check.parser)}". Let \`check\` of the language name one of ${known}, or a grammar.`,
  );
}

/** Parses programs of a language, and finds undefined names. @internal */
export async function parsePrograms(
  { id, check }: { readonly id?: string; readonly check: LanguageCheck },
  programs: readonly string[],
  options: InspectOptions = {},
): Promise<readonly ProgramFault[]> {
  const texts = programs.map((text) => ({ text }));
  const inspected = await inspectPrograms(check, texts, options, id);
  return inspected.flatMap(({ faults }, program) => faults.map((fault) => ({ program, ...fault })));
}

function unreadBy(language: string): Parsed {
  if (["", "text"].includes(language)) return { faults: [], shape: "" };
  const skipped = `The language "${language}" has no parser, so its programs and hostile strings in them are not checked. Set \`check: { grammar: "…" }\` if tree-sitter has its grammar, or pass \`parsers: { "${language}": … }\` to checkPlugin.`;
  return { faults: [], shape: "", skipped };
}

function each(inspect: (program: Program) => Parsed): Inspect {
  return (programs) => Promise.resolve(programs.map(inspect));
}

function inspectJson({ text }: Program): Parsed {
  const shapeOf = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return typeof value;
    return Array.isArray(value)
      ? value.map(shapeOf)
      : { object: Object.values(value).map(shapeOf) };
  };
  try {
    const value: unknown = JSON.parse(text);
    return { faults: [], shape: JSON.stringify(shapeOf(value)), literals: textsInJson(value) };
  } catch (error) {
    return broken(String(error));
  }
}
