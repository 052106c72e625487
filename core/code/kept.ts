// Code that is rendered again and again, such as how an answer is read: measured and laid out once, from its second time on.
import { type Code, type Hole, isCode, type Made } from "./code.ts";
import { type Doc, flatOf, isEmpty, type KeptDoc } from "./doc.ts";
import type { Need } from "./imports.ts";
import { DEEPEST, type Language } from "./language.ts";
import type { Run } from "./measure.ts";
import type { Neighbours } from "./template.ts";
import { isSpecial } from "./value.ts";

/**
 * What is known of code: that it was rendered once, that it always comes out the same, that it may not, or all that a
 * rendering needs.
 * @internal
 */
export type Kept = "seen" | "fixed" | "fixed and seen" | "never" | Snapshot;

/** The doc of code, and what it says to the rendering that it is part of. @internal */
export interface Snapshot {
  readonly doc: Doc;
  readonly target: Language;
  readonly neighbours: Neighbours;
  readonly written: readonly Need[];
  readonly needed: readonly Need[];
  /** How many levels of code it has. */
  readonly height: number;
}

/** The doc of code: as it was found earlier, where it is known, or as `measure` finds it. @internal */
export function keptDoc(
  code: Made,
  run: Run,
  neighbours: Neighbours,
  measure: (code: Made, run: Run, neighbours: Neighbours) => Doc,
): Doc {
  const { kept } = code;
  if (kept === undefined || kept === "fixed" || kept === "never") {
    if (kept !== "never") code.kept = kept === undefined ? "seen" : "fixed and seen";
    return measure(code, run, neighbours);
  }
  const known = typeof kept === "object" ? kept : snapshotOf(code, run, neighbours, measure);
  if (known === undefined) {
    code.kept = "never";
    return measure(code, run, neighbours);
  }
  const { doc, written, needed, height, target } = known;
  const isSame = target === run.target && isLike(known.neighbours, neighbours);
  // Too deep: it is gone through again, and the level that is one too many says so.
  if (!isSame || run.depth + height > DEEPEST) return measure(code, run, neighbours);
  code.kept = known;
  run.deepest = Math.max(run.deepest, run.depth + height);
  for (let at = 0; at < written.length; at += 1) run.written.push(written[at]!);
  for (let at = 0; at < needed.length; at += 1) run.needed.push(needed[at]!);
  return doc;
}

function snapshotOf(
  code: Made,
  run: Run,
  neighbours: Neighbours,
  measure: (code: Made, run: Run, neighbours: Neighbours) => Doc,
): Snapshot | undefined {
  if (code.kept !== "fixed and seen" && !isFixed(code)) return undefined;
  // Apart from the rendering, because of what is said there already nothing more would be heard.
  const apart: Run = { ...run, written: [], needed: [], variables: new Map(), deepest: run.depth };
  const doc = measure(code, apart, neighbours);
  const { written, needed, variables, deepest } = apart;
  // What a variable is called depends on the rest of the program.
  if (variables.size > 0) return undefined;
  const height = deepest - run.depth;
  return { doc: keeping(doc), target: run.target, neighbours, written, needed, height };
}

const isLike = (a: Neighbours, b: Neighbours): boolean =>
  a === b || (a.bind === b.bind && a.dot === b.dot && a.block === b.block);

/** Says that code comes out the same each time, whatever its lists look like. @internal */
export function fix(code: Code): void {
  const made = code as Made;
  if (made.kept === undefined && !Object.isFrozen(made)) made.kept = "fixed";
}

/** A doc without what is kept of its layout. @internal */
export function bareDoc(doc: Doc): Exclude<Doc, KeptDoc> {
  return typeof doc === "object" && doc.is === "kept" ? doc.doc : doc;
}

/** A doc whose layout is kept. @internal */
export function keeping(doc: Doc): Doc {
  if (typeof doc === "string" || doc.is === "kept") return doc;
  const made: KeptDoc = {
    is: "kept",
    doc,
    flat: flatOf(doc),
    isEmpty: isEmpty(doc),
    indent: "",
    column: -1,
    tail: 0,
    text: "",
    line: 0,
  };
  return made;
}

// A list or an object that its author may still change could come out otherwise the next time.
function isFixed(hole: Hole<string>): boolean {
  if (isCode(hole)) {
    const { body, kept } = hole as Made;
    if (typeof kept === "object" || kept?.startsWith("fixed")) return true;
    if (body.form === "template") return body.holes.every(isFixed);
    if (body.form === "join") return body.parts.every(isFixed);
    return body.form !== "items" || body.items.every((item) => isFixed(item.hole));
  }
  if (typeof hole !== "object" || hole === null || isSpecial(hole)) return true;
  return Object.isFrozen(hole) && Object.values(hole).every(isFixed);
}
