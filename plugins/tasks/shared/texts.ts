// Lists of texts in a model's examples, which its author wrote in one of two ways.
import type { Value } from "hubsmith/code";

/** The texts of a list, or of one text with commas; none where it is neither. */
export function textsIn(value: Value | undefined): readonly string[] {
  const list = typeof value === "string" ? value.split(",") : value;
  if (!Array.isArray(list) || !list.every((one) => typeof one === "string")) return [];
  return list.map((one) => one.trim()).filter((one) => one !== "");
}
