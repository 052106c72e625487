// A wrong release tag and a comment without its parts are found.
import ts from "typescript";
import { expect, test } from "vitest";
import { temporary } from "../../support/temporary.ts";
import { commentFaults } from "./comments.ts";

const COMPLETE = "Doubles. Never throws. @returns Twice the number. @example `double(1)`";

const { write } = temporary();

function faultsOf(files: Readonly<Record<string, string>>): readonly string[] {
  const paths = Object.entries(files).map(([name, text]) => write(name, text));
  const program = ts.createProgram(paths, {
    allowImportingTsExtensions: true,
    noEmit: true,
    noLib: true,
    types: [],
  });
  const faults = commentFaults(program, [{ source: paths[0]! }]);
  return faults.map((fault) => fault.replace(/^\S*\//, ""));
}

test("complete comments have no faults", () => {
  const index = `/** ${COMPLETE} @public */
export const double = (of: Options): number => of.value * 2;
/** A number. @public */
export interface Options { value: number }
/** Not exported. @internal */
export const helper: number = 1;`;
  expect(faultsOf({ "index.ts": index.replace("export const helper", "const helper") })).toEqual(
    [],
  );
});

test("each missing part of a function is reported", () => {
  const index =
    "/** Doubles. @public */\nexport function double(of: number): number { return of; }";
  expect(faultsOf({ "index.ts": index })).toEqual([
    "index.ts:2: the comment of double has no @example. Add it.",
    "index.ts:2: the comment of double has no @returns. Add it.",
    "index.ts:2: the comment of double has no @throws, or “Never throws”. Add it.",
  ]);
});

test("a public name that no entry exports is reported, and the reverse", () => {
  const files = {
    "index.ts": `export { double } from "./double.ts";`,
    "double.ts": `/** ${COMPLETE} @internal */
export const double = (of: Options): number => of.value * 2;
/** A number. @internal */
export interface Options { value: number }
/** Not exported. @public */
export const helper: number = 1;`,
  };
  expect(faultsOf(files)).toEqual([
    "double.ts:2: double is in a report. Tag it @public.",
    "double.ts:6: helper is in no report. Tag it @internal.",
  ]);
});
