// Measuring turns code into docs: every value is printed once, and every width is known before anything is laid out.
import { callDoc } from "./calls.ts";
import { type Code, type Hole, isCode, type Item, type Made } from "./code.ts";
import { checkNeed, type Need } from "./imports.ts";
import { DEEPEST, type Language, type Printing } from "./language.ts";
import { type Doc, makeGroup, isEmpty, type Stretch } from "./doc.ts";
import { outputFor, write } from "./layout.ts";
import { blockOf } from "./stretches.ts";
import { ALONE, BOUND, type HolePlace, type Neighbours, type Template } from "./template.ts";

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
