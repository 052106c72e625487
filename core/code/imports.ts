// Imports are data: those an author wrote and those that printed values need are merged, and open the program.
import { matchAt } from "./lexer.ts";

/** An import: a module, and a name in it where one is meant. @public */
export interface Need {
  /** The module, as the language writes it between its quotes: `node:fs`. */
  readonly module: string;
  /** A name in the module; the whole module where none is told. */
  readonly name?: string;
}

/** Makes a need. @public */
export const need = (module: string, name?: string): Need =>
  name === undefined ? { module } : { module, name };

/** How a language writes its imports. @public */
export interface ImportForm {
  /** One whole statement at the start of a line, over several lines where it may be; a hole is a NUL. */
  readonly statement: RegExp;
  /** What a statement imports. */
  read(statement: string): readonly Need[];
  /** Writes the imports of one module: of the names, or of the whole where there are none. */
  write(module: string, names: readonly string[]): string;
  /** What stands before and behind all imports, such as `import (` and `)`. */
  readonly around?: readonly [open: string, close: string];
  /** What a module looks like, and a name in one; no names unless told. */
  readonly module: RegExp;
  /** What a name in a module looks like. */
  readonly name?: RegExp;
  /** The modules that open the imports, such as those that come with the language. */
  readonly blocks?: readonly RegExp[];
  /** What stands above the imports: `#!`, a docstring, a package's name. */
  readonly below?: RegExp;
  /** Does the language itself run imports first, wherever they stand? */
  readonly anywhere?: boolean;
}

/** The items of a list with commas. @public */
export function listOf(text: string): readonly string[] {
  return text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

/** Throws a TypeError where the language cannot import this. @internal */
export function checkNeed(
  language: string,
  form: ImportForm | undefined,
  { module, name }: Need,
): void {
  const isName = name === undefined || form?.name?.test(name);
  if (form?.module.test(module) && isName) return;
  const what = [module, name].filter((one) => one !== undefined).map((one) => JSON.stringify(one));
  throw new TypeError(
    form === undefined
      ? `${language}: the language has no imports, so nothing is needed by needs(${what.join(", ")}). Leave it out.`
      : `${language}: cannot import ${what.join(", ")}. Give a module, and a name in it, as the language writes them: a name that is text goes into the hole as its tag makes it, such as ${language}.name(text).`,
  );
}

interface Entry {
  /** Its place: its block, whole modules before names, and the module. */
  readonly key: string;
  readonly module: string;
  readonly names: string[];
}

/** The lines that import both: what was written keeps its order, what is needed goes to its place among it. @internal */
export function writeImports(
  written: readonly Need[],
  needed: readonly Need[],
  form: ImportForm | undefined,
): string {
  if (form === undefined || written.length + needed.length === 0) return "";
  const entries: Entry[] = [];
  for (const one of written) addImport(entries, one, form, true);
  for (const one of needed) addImport(entries, one, form, false);
  const [open = "", close = ""] = form.around ?? [];
  const lines = entries.map(({ module, names }) => form.write(module, names.sort()));
  return open + lines.join("\n") + close;
}

function addImport(
  entries: Entry[],
  { module, name }: Need,
  { blocks = [] }: ImportForm,
  isWritten: boolean,
): void {
  let block = 0;
  while (block < blocks.length && !blocks[block]!.test(module)) block += 1;
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

/** The imports of a template, by the numbers of its lines. @internal */
export interface Found {
  readonly imports: readonly Need[];
  /** Lines that are imports, and those of them that have holes. */
  readonly taken: ReadonlySet<number>;
  readonly open: readonly number[];
  /** How many lines stay above. */
  readonly above: number;
}

/** Finds the imports that open a template; `bare` is its text with its spans blanked. @internal */
export function findImports(text: string, bare: string, form: ImportForm | undefined): Found {
  const lines = text.split("\n");
  const taken = new Set<number>();
  const imports: Need[] = [];
  const open: number[] = [];
  let above = 0;
  let isHead = form !== undefined;
  for (let at = 0, start = 0; at < lines.length;) {
    const isCode = start === 0 || bare[start - 1] === "\n";
    const isTop = isHead && taken.size === 0;
    const statement =
      isCode && (isHead || form?.anywhere) ? matchAt(form?.statement, text, start) : "";
    const top = isCode && isTop ? matchAt(form?.below, text, start) : "";
    const height = (statement || top).split("\n").length;
    const isBlank = bare.slice(start, start + lines[at]!.length).trim() === "";
    if (statement !== "" && (height === 1 || !statement.includes("\0"))) {
      // Comments above the first import stay above it.
      if (isTop) above = at;
      for (let line = at; line < at + height; line += 1) taken.add(line);
      if (statement.includes("\0")) open.push(at);
      else imports.push(...form!.read(statement));
    } else if (top !== "") above = at + height;
    else if (isCode && !(isBlank && (isTop || lines[at]!.trim() === ""))) isHead = false;
    for (const end = at + height; at < end; at += 1) start += lines[at]!.length + 1;
  }
  return { imports, taken, open, above };
}
