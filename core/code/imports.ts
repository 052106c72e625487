// Imports are data: imports of templates and of printed values are merged, and printed on top of the program.
import { oncePer } from "../base/freeze.ts";
import { matchAt } from "./lexer.ts";

/** An import: a module, or a name in it. @public */
export interface ImportRef {
  /** The module, without quotes: `node:fs`. */
  readonly module: string;
  /** A name in the module; by default the whole module. */
  readonly name?: string;
}

/** Makes an import. @public */
export const importRef = (module: string, name?: string): ImportRef =>
  name === undefined ? { module } : { module, name };

/** How a language writes its imports. @public */
export interface ImportForm {
  /** One statement at the start of a line, possibly over several lines; a hole is a NUL. */
  readonly pattern: RegExp;
  /** The imports of a statement. */
  parse(statement: string): readonly ImportRef[];
  /** Prints the imports of one module: of the names, or of the whole module if there are none. */
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
  const what = [module, name].filter((one) => one !== undefined).map((one) => JSON.stringify(one));
  throw new TypeError(
    form === undefined
      ? `${language}: the language has no imports. Remove requires(${what.join(", ")}).`
      : `${language}: cannot import ${what.join(", ")}. Pass a module, and a name in it, as the language writes them. A string prints as a literal: use ${language}.name(text) in \${…}.`,
  );
}

interface Entry {
  /** Sorts by group, whole modules before names, and module. */
  readonly key: string;
  readonly module: string;
  readonly names: string[];
}

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
  const entries: Entry[] = [];
  for (const one of written) addImport(entries, one, form, true);
  for (const one of needed) addImport(entries, one, form, false);
  const [open = "", close = ""] = form.around ?? [];
  const lines = entries.map(({ module, names }) => form.print(module, names.sort()));
  const header = open + lines.join("\n") + close;
  if (cache.size < MAX_CACHED) cache.set(key, header);
  return header;
}

// Imports with holes may be of any module.
const MAX_CACHED = 1000;
const headersOf = oncePer((_form: ImportForm) => new Map<string, string>());

function addImport(
  entries: Entry[],
  { module, name }: ImportRef,
  { groups = [] }: ImportForm,
  isWritten: boolean,
): void {
  let block = 0;
  while (block < groups.length && !groups[block]!.test(module)) block += 1;
  const key = `${block}${name === undefined ? 0 : 1}${module}`;
  const limit = isWritten ? `${block + 1}` : key;
  let same: Entry | undefined;
  let before = entries.length;
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    if (entries[at]!.key === key) same = entries[at]!;
    if (entries[at]!.key > limit) before = at;
  }
  if (same === undefined) {
    same = { key, module, names: [] };
    entries.splice(before, 0, same);
  }
  if (name !== undefined && !same.names.includes(name)) same.names.push(name);
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
  const all = text.split("\n");
  const lines = new Set<number>();
  const imports: ImportRef[] = [];
  const withHoles: number[] = [];
  let headerLines = 0;
  let isHead = form !== undefined;
  for (let at = 0, start = 0; at < all.length;) {
    const isCode = start === 0 || blanked[start - 1] === "\n";
    const isTop = isHead && lines.size === 0;
    const statement =
      isCode && (isHead || form?.hoisted) ? matchAt(form?.pattern, text, start) : "";
    const top = isCode && isTop ? matchAt(form?.prologue, text, start) : "";
    const height = (statement || top).split("\n").length;
    const isBlank = blanked.slice(start, start + all[at]!.length).trim() === "";
    if (statement !== "" && (height === 1 || !statement.includes("\0"))) {
      // Comments above the first import stay above it.
      if (isTop) headerLines = at;
      for (let line = at; line < at + height; line += 1) lines.add(line);
      if (statement.includes("\0")) withHoles.push(at);
      else imports.push(...form!.parse(statement));
    } else if (top !== "") headerLines = at + height;
    else if (isCode && !(isBlank && (isTop || all[at]!.trim() === ""))) isHead = false;
    for (const end = at + height; at < end; at += 1) start += all[at]!.length + 1;
  }
  return { imports, lines, withHoles, headerLines };
}
