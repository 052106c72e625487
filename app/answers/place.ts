// Finds the value in a sample that a program reads.
import { type Answer, valueIn } from "hubsmith";
import type { Path } from "#core/http/response";
import type { Value } from "hubsmith/code";
import type { Exchange, Sample } from "./records.ts";

/** A path in JSON, and its value. */
export interface Place {
  readonly path: Path;
  readonly value: Value;
}

/** The first path of an answer that has a value; undefined if the response is not JSON. */
export function placeIn({ exchanges }: Sample, answer: Answer): Place | undefined {
  const last = exchanges.findLast(({ is }) => is === "json");
  if (last === undefined || !("at" in answer)) return undefined;
  const json: Value = JSON.parse(last.body);
  for (const path of answer.at) {
    const value = valueIn(json, ...path);
    if (value === undefined || value === null) continue;
    const isList = answer.as === "file" && answer.list === true && Array.isArray(value);
    return isList ? { path: [...path, 0], value: value[0] as Value } : { path, value };
  }
  return undefined;
}

/** The joined text of the events of a stream. */
export function textOf({ body }: Exchange): string {
  return body
    .split("\n")
    .filter((line) => line.startsWith("data: {"))
    .map((line) => valueIn(JSON.parse(line.slice(6)) as Value, ...IN_EVENT) ?? "")
    .join("");
}

/** The path of the text in an event. */
export const IN_EVENT: Path = ["choices", 0, "delta", "content"];
