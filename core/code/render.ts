// Rendering is the only way from code to text: measure, lay out, and put the imports on top.
import { type Code, isCode } from "./code.ts";
import { need as needOf, writeImports } from "./imports.ts";
import { outputFor, write } from "./layout.ts";
import { refuse } from "./literal.ts";
import { docOf, type Run } from "./measure.ts";
import { ALONE } from "./template.ts";

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
