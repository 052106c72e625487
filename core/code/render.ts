// Renders code: converts it to docs, prints them, and puts the imports on top.
import { type Doc, groupOf, type GroupNode, isEmpty, joinedOf, type Piece } from "./doc.ts";
import { absent, PluginError } from "../base/issue.ts";
import { assertImportable, type ImportRef, importRef, writeImports } from "./imports.ts";
import {
  type CallForm,
  type HoleContext,
  type Language,
  MAX_CODE_DEPTH,
  NEUTRAL,
  OPERAND,
  type Printing,
} from "./language.ts";
import { outputFor, printDoc } from "./print-doc.ts";
import { type Code, type CodeNode, type Hole, isCode, type Shape } from "./tag.ts";
import { blockOf, type CallShape, type HolePlace, type Template } from "./template.ts";

/**
 * Prints a program: values as literals, long calls over several lines, and all imports on top.
 * @param code - Made by a tag, such as `python` of `hubsmith/code`.
 * @returns The program, without a line end at its end.
 * @throws A TypeError if the language has no literal for a value, or if the value is not code.
 * @example
 * ```ts
 * import { python, render } from "hubsmith/code";
 *
 * const code = python`
 *   from PIL import Image
 *
 *   Image.open(${"cat's.png"}).show()
 * `;
 * render(code); // → 'from PIL import Image\n\nImage.open("cat\'s.png").show()'
 * ```
 * @public
 */
export function render(code: Code): string {
  if (!isCode(code)) {
    throw new TypeError("render() expects code, made by a tag such as python`…`.");
  }
  return new RenderContext(code.language).print(code);
}

const joinParagraphs = (above: string, below: string): string =>
  above === "" || below === "" ? above + below : `${above}\n\n${below}`;

class RenderContext implements Printing {
  readonly target: Language;
  /** The imports that authors wrote, and those that printed values need. */
  readonly written: ImportRef[] = [];
  readonly needed: ImportRef[] = [];
  /** The names of variables that are assigned first, by expression. */
  variables: Map<string, string> | undefined;
  depth = 0;

  constructor(target: Language) {
    this.target = target;
  }

  print(code: Code): string {
    const doc = toDoc(code, this, NEUTRAL);
    const out = outputFor(this.target);
    printDoc(out, doc, "", 0);
    const imports = writeImports(this.written, this.needed, this.target.imports);
    const lines = [...(this.variables ?? [])].map(
      ([expression, name]) => `${name} = ${expression}`,
    );
    const head = joinParagraphs(imports, lines.join("\n"));
    if (out.top === 0) return joinParagraphs(head, out.text).trimEnd();
    const rest = out.text.slice(out.top).replace(/^\n+/, "");
    return joinParagraphs(joinParagraphs(out.text.slice(0, out.top), head), rest).trimEnd();
  }

  requires(module: string, name?: string): void {
    this.needed.push(importRef(module, name));
  }

  variable(name: string, expression: string): string {
    this.variables ??= new Map();
    const known = this.variables.get(expression);
    if (known !== undefined) return known;
    const taken = new Set(this.variables.values());
    let localName = name;
    for (let number = 2; taken.has(localName); number += 1) localName = `${name}${number}`;
    this.variables.set(expression, localName);
    return localName;
  }

  unprintable(what: string): never {
    const reason = `${this.target.id} code cannot contain ${what}.`;
    const fix = "Change the value, or choose another language.";
    const absence = absent({ code: "unprintable-value", reason, fix });
    throw new PluginError(absence, `${reason} ${fix}`);
  }

  unsupported(what: string, instead: string): never {
    throw new TypeError(`${this.target.id} code cannot contain ${what}. ${instead}`);
  }
}

function toDoc(hole: Hole<string>, context: RenderContext, place: HoleContext): Doc {
  const { target } = context;
  if (!isCode(hole)) {
    return target.print(hole, context, target.hasOperators ? place : NEUTRAL) as Doc;
  }
  const { id } = hole.language;
  if (id !== target.id) {
    context.unsupported(`${id} code`, "Render it separately, or pass the value it is made from.");
  }
  if (context.depth >= MAX_CODE_DEPTH) {
    context.unsupported(
      `code that is nested deeper than ${MAX_CODE_DEPTH} levels`,
      "Join its parts.",
    );
  }
  context.depth += 1;
  const doc = codeToDoc(hole as CodeNode, context, place);
  context.depth -= 1;
  return doc;
}

function codeToDoc({ shape, holes }: CodeNode, context: RenderContext, place: HoleContext): Doc {
  switch (shape.form) {
    case "template":
      return templateToDoc(shape, holes, context, place);
    case "join":
      return joinToDoc(holes as readonly Code[], shape, context, place);
    case "items":
      return itemsToDoc(shape.prefixes, holes, shape.isObject, context);
    case "raw":
      return shape.text.includes("\n") ? blockOf(shape.text) : shape.text;
    case "import":
      context.needed.push(shape.ref);
      return "";
  }
}

function itemsToDoc(
  prefixes: readonly string[],
  items: readonly Hole<string>[],
  isObject: boolean,
  context: RenderContext,
): Doc {
  if (items.length === 0 && !isObject) return "";
  const docs = items.map((item) => toDoc(item, context, NEUTRAL));
  return isObject
    ? groupOf("{", docs, "}", { prefixes, pad: " ", last: "," })
    : groupOf("", docs, "", { prefixes, last: "," });
}

function joinToDoc(
  parts: readonly Code[],
  { separator, isList }: Extract<Shape, { readonly form: "join" }>,
  context: RenderContext,
  place: HoleContext,
): Doc {
  const docs: Doc[] = [];
  for (const part of parts) {
    const doc = toDoc(part, context, isList ? NEUTRAL : OPERAND);
    if (!isEmpty(doc)) docs.push(doc);
  }
  const joined = joinedOf(docs, separator);
  const needsParentheses =
    place.inOperator && !isList && docs.length > 1 && context.target.hasOperators;
  return needsParentheses ? groupOf("(", [joined], ")") : joined;
}

function templateToDoc(
  template: Template,
  holes: readonly Hole<string>[],
  context: RenderContext,
  outer: HoleContext,
): Doc {
  if (template.isHole) return toDoc(holes[0]!, context, outer);
  const { headerCount, imports, openImports, places, segments, whole } = template;
  for (const reference of imports) context.written.push(reference);
  if (whole !== undefined) return whole;
  const { calls } = context.target;
  const docs: Doc[] = [];
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at]!;
    const hole = holes[at]!;
    if ((place.touchesNext || place.touchesPreviousHole) && !isCode(hole))
      assertSeparate(place, docs[at - 1], context);
    docs.push(toDoc(hole, context, place));
  }
  for (const shape of template.calls) docs.push(callToDoc(shape, docs, calls!));
  for (const line of openImports) readImport(line, docs, context);
  return { kind: "block", segments, docs, headerCount };
}

// A value next to a word or another value would join it.
function assertSeparate(place: HolePlace, before: Doc | undefined, context: RenderContext): void {
  const isAfter = place.touchesPreviousHole && before !== undefined && !isEmpty(before);
  if (!context.target.hasOperators || (!isAfter && !place.touchesNext)) return;
  context.unsupported(
    `a value directly ${isAfter ? "after another ${…}" : "before a word or a quote"}`,
    "Join the pieces in TypeScript first, or put an operator between them.",
  );
}

function readImport(pieces: readonly Piece[], docs: readonly Doc[], context: RenderContext): void {
  const { id, imports } = context.target;
  const out = outputFor(context.target);
  const line = { pieces, isCollapsible: false, blanks: 0 };
  printDoc(out, { kind: "block", segments: [line], docs, headerCount: 0 }, "", 0);
  for (const reference of imports!.parse(out.text)) {
    assertImportable(id, imports, reference);
    context.written.push(reference);
  }
}

// The group of a call in a template, from the docs of its holes.
function callToDoc(shape: CallShape, docs: readonly Doc[], form: CallForm): GroupNode {
  const { close, isCondition, open } = shape;
  const items: Doc[] = [];
  const prefixes: string[] = [];
  for (const parts of shape.items) {
    const rendered = parts.map((part) =>
      typeof part === "string"
        ? part
        : typeof part === "number"
          ? docs[part]!
          : callToDoc(part, docs, form),
    );
    const doc = rendered.length === 1 ? rendered[0]! : joinedOf(rendered, "");
    // Arguments that were joined before are separate items.
    if (typeof doc === "object" && doc.kind === "group" && doc.open === "") {
      for (let at = 0; at < doc.items.length; at += 1) {
        prefixes[items.length] = doc.prefixes[at] ?? "";
        items.push(doc.items[at]!);
      }
    } else if (typeof doc === "object" && doc.kind === "joined" && doc.separator === ", ") {
      for (const part of doc.parts) prefixes[items.push(part) - 1] = "";
    } else if (doc !== "") prefixes[items.push(doc) - 1] = "";
  }
  return isCondition
    ? groupOf(open, items, close, { prefixes, role: "condition" })
    : groupOf(open, items, close, { prefixes, last: form.trailing, role: "call" });
}
