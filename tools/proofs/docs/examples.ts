// Finds the examples in doc comments, checks their types, and makes modules that compare their results.
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";
import { sourceSettings, stylesFile } from "../../writers/api/source-program.ts";

// Written in Go, it takes a third of the time of the one in JavaScript.
const TSC = "node_modules/typescript-7/bin/tsc";

export interface Example {
  /** Its file and the line of its comment, such as `core/record/json.ts:13`. */
  readonly where: string;
  readonly language: "ts" | "tsx";
  readonly code: string;
}

export function examplesIn(path: string, text: string): readonly Example[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const examples: Example[] = [];
  const visit = (node: ts.Node): void => {
    for (const child of node.getChildren(file)) {
      if (ts.isJSDoc(child)) examples.push(...fencesOf(child, file));
      else visit(child);
    }
  };
  visit(file);
  return examples;
}

// A tag that is not closed by a fence is an example without code, which is a fault.
function fencesOf(comment: ts.JSDoc, file: ts.SourceFile): readonly Example[] {
  const start = comment.getStart(file);
  const line = file.getLineAndCharacterOfPosition(start).line + 1;
  const where = `${relative(resolve("."), resolve(file.fileName))}:${line}`;
  const text = comment.getText(file).replace(/^[ \t]*\*(?: |$)/gm, "");
  return text
    .split(/^(?:\/\*\*[ \t]*)?@example\b/m)
    .slice(1)
    .map((rest) => {
      const [, language, code] = /^\s*```(tsx?)\n([\s\S]*?)\n```/.exec(rest) ?? [];
      if (code === undefined) throw new Error(`${where}: the example has no block of ts or tsx.`);
      return { where, language: language as "ts" | "tsx", code };
    });
}

const RESULT = /^[ \t]*\/\/ → (.+)/;

/** The example as a module that exports each result beside its expected value; undefined if it states none. */
export function comparisonOf({ where, language, code }: Example): string | undefined {
  const file = ts.createSourceFile(`example.${language}`, code, ts.ScriptTarget.Latest, true);
  let count = 0;
  const lines = file.statements.map((statement) => {
    const text = statement.getFullText(file);
    const [, wanted] = RESULT.exec(code.slice(statement.end)) ?? [];
    if (wanted === undefined) return text;
    count += 1;
    return text + compared(where, statement, file, wanted);
  });
  if (count !== code.split("// → ").length - 1)
    throw new Error(`${where}: a result belongs after the semicolon of its statement.`);
  return count === 0 ? undefined : `export const results = [];\n${lines.join("")}\n`;
}

function compared(
  where: string,
  statement: ts.Statement,
  file: ts.SourceFile,
  wanted: string,
): string {
  if (ts.isVariableStatement(statement)) {
    const names = statement.declarationList.declarations.map(({ name }) => name.getText(file));
    // A pattern such as `{ model }` is also the object of its names.
    return ` results.push([${names.join()}, (${wanted})]);`;
  }
  if (ts.isExpressionStatement(statement))
    return ` results.push([${statement.expression.getText(file)}, (${wanted})]);`;
  throw new Error(`${where}: only an expression or a variable has a result.`);
}

export function writeModules(
  folder: string,
  examples: readonly Example[],
  textOf: (example: Example) => string = ({ code }) => code,
): readonly string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return examples.map((example, at) => {
    const path = resolve(folder, `${at}.${example.language}`);
    writeFileSync(path, `${textOf(example)}\nexport {};\n`);
    return path;
  });
}

/** The type errors of modules, each with the place of its example. The names of the package are those of its sources. */
export function typeFaults(
  paths: readonly string[],
  examples: readonly Pick<Example, "where">[],
): readonly string[] {
  const settings = join(dirname(paths[0]!), "tsconfig.json");
  writeFileSync(settings, JSON.stringify({ ...sourceSettings(), files: [...paths, stylesFile()] }));
  const { stdout, stderr } = spawnSync(TSC, ["-p", settings, "--pretty", "false"], {
    encoding: "utf8",
  });
  // The sources themselves are compiled by `npm run check types`.
  const faults = paths.flatMap((path, at) =>
    linesAbout(path, stdout).map((line) => `${examples[at]!.where}: ${line}`),
  );
  if (faults.length > 0 || stdout + stderr === "") return faults;
  throw new Error(`The compiler checked no example: ${stdout}${stderr}`);
}

function linesAbout(path: string, output: string): readonly string[] {
  const start = `${relative(resolve("."), path)}(`;
  return output
    .split("\n")
    .filter((line) => line.startsWith(start))
    .map((line) =>
      line.slice(start.length).replace(/^(\d+),\d+\): error \w+:/, "line $1 of the example:"),
    );
}
