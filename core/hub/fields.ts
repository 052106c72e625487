// Fields that no plugin of a kind has: a hub takes them, and nobody reads them.
import { nearestName } from "./nearest.ts";
import type { Kind } from "./kind.ts";
import { isRecord, member } from "./anything.ts";
import { objectWith, type Shape, there } from "../checked/schema.ts";
import { common, shapesWith } from "../checked/plugin-schemas.ts";

const SHAPES = shapesWith(there);

/** Says of each field of a plugin that nobody reads where it is, and which one may be meant. @internal */
export function unknownFields(candidate: unknown): readonly string[] {
  const kind = member(member(candidate, "~hub"), "kind");
  if (!isRecord(candidate) || typeof kind !== "string" || !Object.hasOwn(SHAPES, kind)) return [];
  const { "~hub": _, ...fields } = candidate;
  const shape = objectWith<object>({ ...common, ...SHAPES[kind as Kind] });
  return slipsIn(shape, fields, `a ${kind}`);
}

/** Says of each field of what should have a shape, and is called `whole`, whether the shape knows it. @internal */
export function slipsIn(shape: Shape, value: unknown, whole: string): readonly string[] {
  const found: string[] = [];
  shape(value, "", undefined, (at, name, known) => {
    const near = nearestName(known, name) ?? longerOrShorter(known, name);
    const what = at === "" ? whole : at;
    const mend =
      near === undefined
        ? `Leave it out; ${what} has ${known.join(", ")}.`
        : `Did you mean \`${near}\`?`;
    found.push(`${what} has no field \`${name}\`, and nobody reads it. ${mend}`);
  });
  return found.map((one) => one[0]!.toUpperCase() + one.slice(1));
}

// `authentication` is no slip of `auth`, and yet what somebody meant; two letters are too few to tell.
const longerOrShorter = (known: readonly string[], name: string): string | undefined =>
  known.find((one) => Math.min(one.length, name.length) > 2 && startsAlike(one, name));
const startsAlike = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one);
