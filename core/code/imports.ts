// Imports are data: imports of templates and of printed values are merged, and printed on top of the program.
import { oncePer } from "../base/freeze.ts";
import { matchAt } from "./lexer.ts";

/** An import: a module, or a name in it. @public */
export interface ImportRef {
  /** The module, without quotes: `node:fs`. */
  readonly module: string;
  /** A name in the module; by default the entire module. */
  readonly name?: string;
}

export const importRef = (module: string, name?: string): ImportRef =>
  name === undefined ? { module } : { module, name };

/** How a language writes its imports. `importLines` makes one for languages that only import entire modules. @public */
export interface ImportForm {
  /** One statement at the start of a line, possibly over several lines; a hole is a NUL. */
  readonly pattern: RegExp;
  /** The imports of a statement. */
  parse(statement: string): readonly ImportRef[];
  /** Prints the imports of one module: of the names, or of the entire module without names. */
  print(module: string, names: readonly string[]): string;
  /** The text around all imports, such as `import (` and `)`. */
  readonly around?: readonly [open: string, close: string];
  /** Matches a module. */
  readonly module: RegExp;
  /** Matches a name in a module; by default names cannot be imported. */
  readonly name?: RegExp;
  /** The modules that come first, such as the standard library. */
  readonly groups?: readonly RegExp[];
  /** What stays above the imports: `#!`, a docstring, a package's name. */
  readonly prologue?: RegExp;
  /** Does the language run imports first, wherever they are in the program? */
  readonly hoisted?: boolean;
}

/** Throws a TypeError if the language cannot import this. @internal */
export function assertImportable(
  language: string,
  form: ImportForm | undefined,
  { module, name }: ImportRef,
): void {
  const isName = name === undefined || form?.name?.test(name);
  if (form?.module.test(module) && isName) return;
  const what = [module, name]
    .filter((part) => part !== undefined)
    .map((part) => JSON.stringify(part));
  throw new TypeError(
    form === undefined
      ? `${language}: the language has no imports. Remove requires(${what.join(", ")}).`
      : `${language}: cannot import ${what.join(", ")}. Pass a module, and a name in it, as the language writes them. A string prints as a literal: use ${language}.name(text) in \${…}.`,
  );
}

/** The import of an entire module, or of names in it. */
interface Entry {
  /** The index of its group; modules of no group come last. */
  readonly group: number;
  readonly module: string;
  readonly isWhole: boolean;
  readonly names: Set<string>;
}

// Entire modules are before names in modules.
const compareEntries = (a: Entry, b: Entry): number =>
  a.group - b.group ||
  Number(b.isWhole) - Number(a.isWhole) ||
  Number(a.module > b.module) - Number(a.module < b.module);

/** The import lines: those of templates keep their order, those that values need are sorted in. @internal */
export function writeImports(
  written: readonly ImportRef[],
  needed: readonly ImportRef[],
  form: ImportForm | undefined,
): string {
  if (form === undefined || written.length + needed.length === 0) return "";
  const cache = headersOf(form);
  let key = `${written.length}`;
  for (const { module, name = "" } of [...written, ...needed]) key += `\n${module}\n${name}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const entries = merge(entriesOf(written, form), entriesOf(needed, form));
  const [open = "", close = ""] = form.around ?? [];
  const lines = entries.map(({ module, names }) => form.print(module, [...names].sort()));
  const header = open + lines.join("\n") + close;
  if (cache.size < MAX_CACHED) cache.set(key, header);
  return header;
}

// Imports with holes may be of any module.
const MAX_CACHED = 1000;
const headersOf = oncePer((_form: ImportForm) => new Map<string, string>());

/** One entry for all names of a module, and one for the entire module, in the order of the first. */
function entriesOf(
  references: readonly ImportRef[],
  { groups = [] }: ImportForm,
): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const { module, name } of references) {
    const isWhole = name === undefined;
    const key = `${isWhole} ${module}`;
    let entry = entries.get(key);
    if (entry === undefined) {
      const index = groups.findIndex((pattern) => pattern.test(module));
      const group = index < 0 ? groups.length : index;
      entries.set(key, (entry = { group, module, isWhole, names: new Set() }));
    }
    if (!isWhole) entry.names.add(name);
  }
  return entries;
}

/** Those of templates by group, and each other one before the first that it precedes. */
function merge(
  written: ReadonlyMap<string, Entry>,
  needed: ReadonlyMap<string, Entry>,
): readonly Entry[] {
  const others: Entry[] = [];
  for (const [key, entry] of needed) {
    const same = written.get(key);
    if (same === undefined) others.push(entry);
    else for (const name of entry.names) same.names.add(name);
  }
  others.sort(compareEntries);
  const merged: Entry[] = [];
  let at = 0;
  for (const entry of [...written.values()].sort((a, b) => a.group - b.group)) {
    while (at < others.length && compareEntries(others[at]!, entry) < 0) merged.push(others[at++]!);
    merged.push(entry);
  }
  return [...merged, ...others.slice(at)];
}

/** The imports of a template, by line number. @internal */
export interface ExtractedImports {
  readonly imports: readonly ImportRef[];
  /** The lines that are imports. */
  readonly lines: ReadonlySet<number>;
  /** The import lines with holes. */
  readonly withHoles: readonly number[];
  /** How many lines stay above imports. */
  readonly headerLines: number;
}

/** Extracts the imports that open a template; `blanked` is its text with its spans blanked. @internal */
export function extractImports(
  text: string,
  blanked: string,
  form: ImportForm | undefined,
): ExtractedImports {
  const imports: ImportRef[] = [];
  const lines = new Set<number>();
  const withHoles: number[] = [];
  let headerLines = 0;
  if (form === undefined) return { imports, lines, withHoles, headerLines };
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  // Imports are at the head of a template, below its prologue, comments and blank lines.
  let isHead = true;
  let line = 0;
  while (line < starts.length) {
    const start = starts[line]!;
    const end = starts[line + 1] ?? text.length;
    const isInString = start > 0 && blanked[start - 1] !== "\n";
    const isAboveImports = isHead && lines.size === 0;
    const mayImport = !isInString && (isHead || form.hoisted);
    const statement = mayImport ? matchAt(form.pattern, text, start) : "";
    const prologue = !isInString && isAboveImports ? matchAt(form.prologue, text, start) : "";
    const height = (statement || prologue).split("\n").length;
    const hasHole = statement.includes("\0");
    if (statement !== "" && (height === 1 || !hasHole)) {
      // Comments above the first import stay above it.
      if (isAboveImports) headerLines = line;
      for (let at = line; at < line + height; at += 1) lines.add(at);
      if (hasHole) withHoles.push(line);
      else imports.push(...form.parse(statement));
    } else if (prologue !== "") headerLines = line + height;
    // Below an import, a comment ends the head.
    else if (!isInString && (isAboveImports ? blanked : text).slice(start, end).trim() !== "")
      isHead = false;
    line += height;
  }
  return { imports, lines, withHoles, headerLines };
}
