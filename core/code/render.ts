// Rendering is the only way from code to text: it lays lines out, leaves empty ones out, and hoists imports.
import { type Code, type Hole, isCode, type Made } from "./code.ts";
import { type Language, need, type Need, type Printing } from "./language.ts";
import { columnAfter, layout, type Place, STEP, WIDTH } from "./layout.ts";
import type { Piece, Template } from "./template.ts";

const languages = new Map<string, Language>();

/** Makes a language known to `render`. @internal */
export function registerLanguage(language: Language): void {
  languages.set(language.id, language);
}

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
  const needs: Need[] = [];
  const printing: Printing = {
    need: (module, name) => void needs.push(need(module, name)),
  };
  const written = write(code, { indent: "", column: 0, tail: 0 }, printing).trimEnd();
  return languages.get(code.language)?.hoist?.(written, needs) ?? written;
}

function write(code: Code, place: Place, printing: Printing): string {
  const { body, language } = code as Made;
  switch (body.form) {
    case "need":
      printing.need(body.need.module, body.need.name);
      return "";
    case "raw":
      return body.text.replaceAll("\n", `\n${place.indent}`);
    case "join":
      return writeJoin(body.parts, body.separator, place, printing);
    case "items":
      return writeItems(body.items, place, printing);
    case "template":
      return writeTemplate(body.template, place, (index, at) =>
        writeHole(body.holes[index]!, language, at, printing),
      );
  }
}

function writeItems(items: readonly Code[], place: Place, printing: Printing): string {
  const oneLine: Place = { ...place, column: Number.NEGATIVE_INFINITY };
  const flat = items.map((item) => write(item, oneLine, printing)).join(", ");
  if (!flat.includes("\n") && place.column + flat.length + place.tail <= WIDTH) return flat;
  const indent = place.indent + STEP;
  const at: Place = { indent, column: indent.length, tail: 1 };
  const lines = items.map((item) => `\n${indent}${write(item, at, printing)},`);
  return `${lines.join("")}\n${place.indent}`;
}

function writeHole(hole: Hole<string>, language: string, place: Place, printing: Printing): string {
  if (!isCode(hole)) return layout(languages.get(language)!.print(hole, printing), place);
  if (hole.language === language) return write(hole, place, printing);
  throw new TypeError(
    `${language} code cannot hold ${hole.language} code. Render it on its own, or write the value it is made from.`,
  );
}

type WriteHole = (index: number, place: Place) => string;

function writeTemplate(template: Template, place: Place, writeAt: WriteHole): string {
  const out: string[] = [];
  let removed = false;
  for (const line of template) {
    const text = writeLine(line, out.length === 0, place, writeAt);
    const isBlank = text.trim() === "";
    const isEmptied = isBlank && line.some((piece) => typeof piece === "number");
    // Where a line went, the blank lines around it become one.
    removed = isEmptied || (removed && isBlank && (out.at(-1) ?? "") === "");
    if (!removed) out.push(isBlank ? "" : text);
  }
  while (out.at(-1) === "") out.pop();
  return out.join("\n");
}

function writeLine(
  line: readonly Piece[],
  isFirst: boolean,
  place: Place,
  writeAt: WriteHole,
): string {
  const start = isFirst ? place.column : 0;
  let text = isFirst ? "" : place.indent;
  const margin = typeof line[0] === "string" ? /^ */.exec(line[0])![0] : "";
  line.forEach((piece, index) => {
    const next = line[index + 1];
    const at: Place = {
      indent: place.indent + margin,
      column: columnAfter(text, start),
      tail: typeof next === "string" ? next.length : 0,
    };
    text += typeof piece === "string" ? piece : writeAt(piece, at);
  });
  return text;
}

function writeJoin(
  parts: readonly Code[],
  separator: string,
  place: Place,
  printing: Printing,
): string {
  const lead = separator.replaceAll("\n", `\n${place.indent}`);
  let out = "";
  for (const part of parts) {
    const before = out === "" ? "" : out + lead;
    const text = write(part, { ...place, column: columnAfter(before, place.column) }, printing);
    if (text !== "") out = before + text;
  }
  return out;
}
