// The fields of a multipart form are strings; other values are written as JSON.
import type { ValueObject } from "hubsmith/code";

/** Parameters as the fields of a form. */
export const fieldsOf = (parameters: ValueObject): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  );
