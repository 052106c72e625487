// Tables in a model's examples: by columns, with strings or numbers as cells.
import type { Model } from "hubsmith";
import { isFile, type Value, type ValueObject } from "hubsmith/code";
import { nameOf } from "../tasks/record.ts";
import { MEASURES, TABLE_QUESTION } from "./inputs.ts";

/** A question that `TABLE` answers; TAPEX executes SQL before it is fine-tuned. */
export const tableQuestionFor = (model: Model): string =>
  /^tapex-(?:base|large)$/.test(nameOf(model))
    ? "select city where country = norway"
    : TABLE_QUESTION;

/** A table with its cells as strings, as providers need them; undefined if it is not a table, or its columns differ in length. */
export function tableIn(value: Value | undefined): ValueObject | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value) || isFile(value))
    return undefined;
  const columns = Object.entries(value as ValueObject).map(
    ([name, cells]) => [name, cellsIn(cells)] as const,
  );
  const [first] = columns;
  const rows = first?.[1].length ?? 0;
  if (rows === 0 || columns.some(([, cells]) => cells.length !== rows)) return undefined;
  return Object.fromEntries(columns);
}

// Undefined if one of them is neither a string nor a number.
function cellsIn(cells: Value | undefined): readonly string[] {
  if (!Array.isArray(cells)) return [];
  const all = cells as readonly Value[];
  return all.every((cell) => typeof cell === "string" || typeof cell === "number")
    ? all.map(String)
    : [];
}

/** The rows of the model's own example, or the default ones. */
export const rows = ({ widgetData }: Model): { readonly data: Value } => ({
  data: tableIn(widgetData?.[0]?.["structuredData"]) ?? MEASURES,
});
