// Renders code: converts it to docs, prints them, and puts the imports on top.
import { type Doc, isEmpty, makeGroup, type MadeGroup, type Stretch } from "./doc.ts";
import { checkNeed, type Need, need as needOf, writeImports } from "./imports.ts";
import { type CallForm, DEEPEST, type Language, type Printing } from "./language.ts";
import { refuse } from "./literal.ts";
import { outputFor, write } from "./print-doc.ts";
import { type Code, type Hole, isCode, type Item, type Made } from "./tag.ts";
import {
  ALONE,
  blockOf,
  BOUND,
  type CallShape,
  type HolePlace,
  type Neighbours,
  type Template,
} from "./template.ts";

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
  const target = code.language;
  const run: Run = {
    target,
    language: target.id,
    written: [],
    needed: [],
    variables: new Map(),
    depth: 0,
    need,
    variable,
    refuse: refuseHere,
  };
  const doc = docOf(code, run, ALONE);
  const out = outputFor(target);
  write(out, doc, "", 0);
  const imports = writeImports(run.written, run.needed, target.imports);
  const lines = [...run.variables].map(([expression, name]) => `${name} = ${expression}`);
  const head = apart(imports, lines.join("\n"));
  if (out.top === 0) return apart(head, out.text).trimEnd();
  const rest = out.text.slice(out.top).replace(/^\n+/, "");
  return apart(apart(out.text.slice(0, out.top), head), rest).trimEnd();
}

const apart = (above: string, below: string): string =>
  above === "" || below === "" ? above + below : `${above}\n\n${below}`;

// Functions of the run they are called on: a rendering makes none of its own.
function need(this: Run, module: string, name?: string): void {
  this.needed.push(needOf(module, name));
}

function variable(this: Run, name: string, expression: string): string {
  const known = this.variables.get(expression);
  if (known !== undefined) return known;
  const taken = new Set(this.variables.values());
  let own = name;
  for (let number = 2; taken.has(own); number += 1) own = `${name}${number}`;
  this.variables.set(expression, own);
  return own;
}

function refuseHere(this: Run, what: string, instead: string): never {
  return refuse(this.language, what, instead);
}

/** One rendering, and what was found on the way. @internal */
export interface Run extends Printing {
  readonly target: Language;
  /** The imports that authors wrote, and those that printed values need. */
  readonly written: Need[];
  readonly needed: Need[];
  /** The variables that are set first, by what they hold. */
  readonly variables: Map<string, string>;
  depth: number;
}

/** The doc of what stands in a hole. @internal */
export function docOf(hole: Hole<string>, run: Run, neighbours: Neighbours): Doc {
  const { target } = run;
  if (!isCode(hole)) {
    return target.print(hole, run, target.expressions ? neighbours : ALONE) as Doc;
  }
  const { id } = hole.language;
  if (id !== target.id) {
    run.refuse(`${id} code`, "Render it on its own, or write the value it is made from.");
  }
  if (run.depth >= DEEPEST) {
    run.refuse(`code that is nested deeper than ${DEEPEST} levels`, "Join its parts.");
  }
  run.depth += 1;
  const doc = codeDoc(hole as Made, run, neighbours);
  run.depth -= 1;
  return doc;
}

function codeDoc({ body }: Made, run: Run, neighbours: Neighbours): Doc {
  switch (body.form) {
    case "template":
      return templateDoc(body.template, body.holes, run, neighbours);
    case "join":
      return joinDoc(body.parts, body.separator, run, neighbours);
    case "items":
      return itemsDoc(body.items, body.isObject === true, run);
    case "raw":
      return body.text.includes("\n") ? blockOf(body.text) : body.text;
    case "need":
      run.needed.push(body.need);
      return "";
  }
}

function itemsDoc(items: readonly Item[], isObject: boolean, run: Run): Doc {
  if (items.length === 0 && !isObject) return "";
  const docs: Doc[] = [];
  const leads: string[] = [];
  for (const { lead, hole } of items) {
    docs.push(docOf(hole, run, ALONE));
    leads.push(lead);
  }
  return isObject
    ? makeGroup("{", docs, "}", leads, " ", ",")
    : makeGroup("", docs, "", leads, "", ",");
}

/** Does a separator part whole values, and not operands? */
const LIST_SEPARATOR = /^[ \n]*[,;]?[ \n]*$/;

function joinDoc(parts: readonly Code[], separator: string, run: Run, outer: Neighbours): Doc {
  const isList = LIST_SEPARATOR.test(separator);
  const docs: Doc[] = [];
  for (const part of parts) {
    const doc = docOf(part, run, isList ? ALONE : BOUND);
    if (!isEmpty(doc)) docs.push(doc);
  }
  const joined: Doc = { is: "joined", parts: docs, separator };
  const isTorn = outer.bind && !isList && docs.length > 1 && run.target.expressions;
  return isTorn ? makeGroup("(", [joined], ")") : joined;
}

function templateDoc(
  template: Template,
  holes: readonly Hole<string>[],
  run: Run,
  outer: Neighbours,
): Doc {
  if (template.isHole) return docOf(holes[0]!, run, outer);
  const { above, imports, openImports, places, stretches, whole } = template;
  for (let at = 0; at < imports.length; at += 1) run.written.push(imports[at]!);
  if (whole !== undefined) return whole;
  const docs: Doc[] = [];
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at]!;
    const hole = holes[at]!;
    if ((place.stuck || place.behindHole) && !isCode(hole)) checkApart(place, docs[at - 1], run);
    const doc = docOf(hole, run, place);
    docs.push(place.isAssigned && run.target.assigns ? { is: "assigned", doc } : doc);
  }
  for (const shape of template.calls) docs.push(callDoc(shape, docs, run.target.calls!));
  for (const line of openImports) readImport(line, docs, run);
  return { is: "block", stretches, docs, above };
}

// A value beside a word or another value would become one with it.
function checkApart(place: HolePlace, before: Doc | undefined, run: Run): void {
  const isBehind = place.behindHole && before !== undefined && !isEmpty(before);
  if (!run.target.expressions || (!isBehind && !place.stuck)) return;
  run.refuse(
    `a value right ${isBehind ? "behind another hole" : "before a word or a quote"}`,
    "Put the pieces together in TypeScript first, or write an operator between them.",
  );
}

function readImport(line: Stretch, docs: readonly Doc[], run: Run): void {
  const { id, imports } = run.target;
  const out = outputFor(run.target);
  write(out, { is: "block", stretches: [line], docs, above: 0 }, "", 0);
  for (const one of imports!.read(out.text)) {
    checkNeed(id, imports, one);
    run.written.push(one);
  }
}

/** The group of a call, whose holes print these docs. @internal */
export function callDoc(shape: CallShape, docs: readonly Doc[], form: CallForm): MadeGroup {
  const items: Doc[] = [];
  const leads: string[] = [];
  for (const segments of shape.items) {
    const parts = segments.map((segment) =>
      typeof segment === "string"
        ? segment
        : typeof segment === "number"
          ? docs[segment]!
          : callDoc(segment, docs, form),
    );
    const [only] = parts;
    const doc = parts.length === 1 ? only : undefined;
    // Arguments that were put together before are as many items.
    if (typeof doc === "object" && doc.is === "group" && doc.open === "") {
      items.push(...doc.items);
      leads.push(...doc.items.map((_, at) => doc.leads[at] ?? ""));
    } else if (typeof doc === "object" && doc.is === "joined" && doc.separator === ", ") {
      items.push(...doc.parts);
      leads.push(...doc.parts.map(() => ""));
    } else if (only !== "" || parts.length > 1) {
      items.push(parts.length === 1 ? only! : { is: "joined", parts, separator: "" });
      leads.push("");
    }
  }
  const last = shape.isCondition ? "" : form.last;
  const made = makeGroup(shape.open, items, shape.close, leads, "", last);
  const [test] = items;
  // As Prettier has it: a condition that is broken has a line for each operand.
  if (
    shape.isCondition &&
    typeof test === "object" &&
    test.is === "joined" &&
    test.separator.trim() !== ""
  )
    return { ...made, items: [{ ...test, separator: `${test.separator.trimEnd()}\n` }] };
  return form.hugs === true && !shape.isCondition ? { ...made, hugs: true } : made;
}
