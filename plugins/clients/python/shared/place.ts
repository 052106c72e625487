// How Python reads a place in JSON.
import type { Place } from "hubsmith/clients";
import { type Code, python } from "hubsmith/code";

type Python = Code<"python">;

/** The value at a place of a JSON value. */
export function at(json: Python, place: Place): Python {
  return place.reduce<Python>((code, step, index) => {
    if (typeof step === "string" || typeof step === "number") return python`${code}[${step}]`;
    const gets = step.slice(0, -1).map((name) => python`${code}.get(${name})`);
    const found = python.join([...gets, python`${code}[${step.at(-1)!}]`], " or ");
    return index === place.length - 1 ? found : python`(${found})`;
  }, json);
}
