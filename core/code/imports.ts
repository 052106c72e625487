// Imports are data: those an author wrote and those that printed values need are merged, and open the program.
import { remember, rememberOf } from "./remember.ts";

/** An import: a module, and a name in it where one is meant. @public */
export interface Need {
  /** The module, as the language writes it between its quotes: `node:fs`. */
  readonly module: string;
  /** A name in the module; the whole module where none is told. */
  readonly name?: string;
}

const needsOf = remember((module) => ({
  whole: Object.freeze<Need>({ module }),
  named: remember((name): Need => Object.freeze({ module, name })),
}));

/** Makes a need; mostly the same one for the same names. @public */
export function need(module: string, name?: string): Need {
  const { whole, named } = needsOf(module);
  return name === undefined ? whole : named(name);
}

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
  let at = firstStepOf(form);
  for (let index = 0; index < written.length; index += 1) at = stepTo(at, written[index]!);
  at = stepTo(at, NEEDED);
  for (let index = 0; index < needed.length; index += 1) at = stepTo(at, needed[index]!);
  return (at.text ??= importsOf(written, needed, form));
}

// Programs import the same few things over and over: what one step after another leads to is remembered.
interface Step {
  readonly next: Map<Need, Step>;
  text: string | undefined;
}

const newStep = (): Step => ({ next: new Map(), text: undefined });
const firstStepOf: (form: ImportForm) => Step = rememberOf(newStep);
const NEEDED: Need = { module: "" };
// Far more than languages have modules.
const MOST = 500;

function stepTo({ next }: Step, one: Need): Step {
  let step = next.get(one);
  if (step === undefined) {
    step = newStep();
    if (next.size < MOST) next.set(one, step);
  }
  return step;
}

function importsOf(written: readonly Need[], needed: readonly Need[], form: ImportForm): string {
  const entries: Entry[] = [];
  for (const one of written) addImport(entries, one, form, true);
  for (const one of needed) addImport(entries, one, form, false);
  let text = "";
  for (let at = 0; at < entries.length; at += 1) {
    const { module, names } = entries[at]!;
    if (at > 0) text += "\n";
    text += form.write(module, names.length > 1 ? names.sort() : names);
  }
  const [open = "", close = ""] = form.around ?? [];
  return open + text + close;
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
