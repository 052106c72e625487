// Checks JavaScript with TypeScript's compiler against the types of the installed SDKs, each program as a module.
import { symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import ts from "typescript";
import type { Check, Fault } from "./finding.ts";

const OPTIONS: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  noEmit: true,
  strict: true,
  // The types of the packages themselves are not checked.
  skipLibCheck: true,
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  types: ["node"],
};
// Unknown names, modules and exports.
const NAMES: ReadonlySet<number> = new Set([2304, 2305, 2307, 2552, 2580, 2584, 2591, 2614, 2724]);

const EXCESS = /Object literal may only specify known properties/;

export const checkJavaScript: Check = (files, { folder, modules, isExcused }) => {
  symlinkSync(modules, join(folder, "node_modules"));
  const options = { ...OPTIONS, typeRoots: [join(modules, "@types")] };
  const faults: Fault[] = [];
  let before: ts.Program | undefined;
  // An unknown property hides other faults of its call, so if it is excused, the program is checked without it.
  for (let paths = files.map((name) => join(folder, name)); paths.length > 0;) {
    const program: ts.Program = ts.createProgram(paths, options, undefined, before);
    const fatal = program.getOptionsDiagnostics().map(messageOf);
    if (fatal.length > 0) throw new Error(`TypeScript refused its options: ${fatal.join(" ")}`);
    paths = paths.filter((path) => {
      const file = program.getSourceFile(path)!;
      let text = file.text;
      for (const diagnostic of diagnosticsIn(program, file)) {
        const fault = faultOf(file, diagnostic);
        if (!faults.some((known) => isDeepStrictEqual(known, fault))) faults.push(fault);
        const isExcess = EXCESS.test(fault.message) && isExcused(fault);
        const property = isExcess ? propertyAt(file, diagnostic.start ?? 0) : undefined;
        if (property !== undefined) text = without(text, property.getStart(file), property.end);
      }
      if (text !== file.text) writeFileSync(path, text);
      return text !== file.text;
    });
    before = program;
  }
  return Promise.resolve(faults);
};

function diagnosticsIn(program: ts.Program, file: ts.SourceFile): readonly ts.Diagnostic[] {
  const broken = program.getSyntacticDiagnostics(file);
  return broken.length > 0 ? broken : program.getSemanticDiagnostics(file);
}

const messageOf = ({ messageText }: ts.Diagnostic): string =>
  ts.flattenDiagnosticMessageText(messageText, "\n");

function faultOf(file: ts.SourceFile, diagnostic: ts.Diagnostic): Fault {
  const isSyntax = diagnostic.code < 2000;
  return {
    file: basename(file.fileName),
    level: isSyntax ? "parsed" : NAMES.has(diagnostic.code) ? "names" : "typed",
    line: file.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line + 1,
    code: `TS${diagnostic.code}`,
    message: messageOf(diagnostic),
  };
}

/** The property of an object whose name begins at an index. */
function propertyAt(file: ts.SourceFile, place: number): ts.Node | undefined {
  const find = (node: ts.Node): ts.Node | undefined => {
    if (ts.isPropertyAssignment(node) && node.name.getStart(file) === place) return node;
    return ts.forEachChild(node, find);
  };
  return find(file);
}

/** The program with spaces in a range, and for the comma after it; its lines do not move. */
function without(text: string, from: number, to: number): string {
  const blank = text.slice(from, to).replace(/[^\n]/g, " ");
  return (
    text.slice(0, from) +
    blank +
    text.slice(to).replace(/^\s*,/, (comma) => comma.replace(",", " "))
  );
}
