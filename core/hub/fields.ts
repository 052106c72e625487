// Fields that no plugin of a kind has: a hub takes them, and nobody reads them.
import { nearestName } from "./nearest.ts";
import type { Kind } from "./plugin.ts";
import { isRecord, member, objectWith, there } from "./shape.ts";
import { common, shapesWith } from "./shapes.ts";

const SHAPES = shapesWith(there);

/** Says of each field of a plugin that nobody reads where it is, and which one may be meant. @internal */
export function unknownFields(candidate: unknown): readonly string[] {
  const kind = member(member(candidate, "~hub"), "kind");
  if (!isRecord(candidate) || typeof kind !== "string" || !Object.hasOwn(SHAPES, kind)) return [];
  const { "~hub": _, ...fields } = candidate;
  const found: string[] = [];
  objectWith<object>({ ...common, ...SHAPES[kind as Kind] })(
    fields,
    "",
    undefined,
    (at, name, known) => {
      const near = nearestName(known, name);
      const what = at === "" ? `a ${kind}` : at;
      const mend =
        near === undefined
          ? `Leave it out; ${what} has ${known.join(", ")}.`
          : `Did you mean \`${near}\`?`;
      found.push(`${what} has no field \`${name}\`, and nobody reads it. ${mend}`);
    },
  );
  return found.map((one) => one[0]!.toUpperCase() + one.slice(1));
}
