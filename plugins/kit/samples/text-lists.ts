// Lists of strings in a model's examples, in one of two formats.
import type { Value } from "hubsmith/code";

/** The strings of an array, or of one string with commas; undefined if it is neither. */
export function textsIn(value: Value | undefined): readonly string[] {
  const list = typeof value === "string" ? value.split(",") : value;
  if (!Array.isArray(list) || !list.every((item) => typeof item === "string")) return [];
  return list.map((text) => text.trim()).filter((text) => text !== "");
}
