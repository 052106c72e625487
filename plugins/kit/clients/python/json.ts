// Python code that reads a value in JSON, and saves a file.
import { type Code, python } from "hubsmith/code";

type Python = Code<"python">;

/** Saves bytes as a file. */
export const save = (bytes: Python, file: string): Python =>
  python`${python.requires("pathlib", "Path")}Path(${file}).write_bytes(${bytes})`;

/** A member or an item of a JSON value. */
export const at = (json: Python, step: string | number): Python => python`${json}[${step}]`;

/** The first of several members of a JSON object that has a value. */
export function either(json: Python, names: readonly string[], isLast: boolean): Python {
  const gets = names.slice(0, -1).map((name) => python`${json}.get(${name})`);
  const expression = python.join([...gets, at(json, names.at(-1)!)], " or ");
  return isLast ? expression : python`(${expression})`;
}
