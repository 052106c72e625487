// How Python finds a value in JSON, and saves a file.
import type { ValuePath } from "hubsmith/clients";
import { type Code, python } from "hubsmith/code";

type Python = Code<"python">;

/** Saves bytes under a name. */
export const save = (bytes: Python, file: string): Python =>
  python`${python.requires("pathlib", "Path")}Path(${file}).write_bytes(${bytes})`;

/** The value at a place of a JSON value. */
export function at(json: Python, place: ValuePath): Python {
  return place.reduce<Python>((code, step, index) => {
    if (typeof step === "string" || typeof step === "number") return python`${code}[${step}]`;
    const gets = step.slice(0, -1).map((name) => python`${code}.get(${name})`);
    const found = python.join([...gets, python`${code}[${step.at(-1)!}]`], " or ");
    return index === place.length - 1 ? found : python`(${found})`;
  }, json);
}
