// Finds unknown fields of plugins. A hub accepts them, and ignores them.
import { isObject, get, closestName } from "../base/describe.ts";
import { strictObject, type Schema, defined } from "../checked/schema.ts";
import { common, schemasWith } from "../checked/plugin-schemas.ts";
import type { Kind } from "../base/kind.ts";

const SHAPES = schemasWith(defined);

/** A message for each unknown field of a plugin, with a similar known field. @internal */
export function unknownFields(candidate: unknown): readonly string[] {
  const kind = get(get(candidate, "~hub"), "kind");
  if (!isObject(candidate) || typeof kind !== "string" || !Object.hasOwn(SHAPES, kind)) return [];
  const { "~hub": _, ...fields } = candidate;
  const shape = strictObject<object>({ ...common, ...SHAPES[kind as Kind] });
  return unknownFieldIssues(shape, fields, `a ${kind}`);
}

/** A message for each unknown field of a value; messages call the value `whole`. @internal */
export function unknownFieldIssues(
  shape: Schema,
  value: unknown,
  whole: string,
): readonly string[] {
  const found: string[] = [];
  shape(value, "", undefined, (at, name, known) => {
    const near = closestName(known, name) ?? sharesPrefix(known, name);
    const what = at === "" ? whole : at;
    const fix =
      near === undefined
        ? `Remove it. The fields of ${what}: ${known.join(", ")}.`
        : `Did you mean \`${near}\`?`;
    found.push(`${what} has no field \`${name}\`. ${fix}`);
  });
  return found.map((one) => one[0]!.toUpperCase() + one.slice(1));
}

// `authentication` is not close to `auth`, but means the same. Two letters are too few to compare.
const sharesPrefix = (known: readonly string[], name: string): string | undefined =>
  known.find((one) => {
    const length = Math.min(one.length, name.length, 4);
    return length > 2 && one.slice(0, length) === name.slice(0, length);
  });
