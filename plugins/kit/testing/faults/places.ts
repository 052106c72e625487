// The places of a plugin: every field and function at any depth, from the schemas of plugins.
import { schemasWith } from "#core/checked/kinds";
import { defined } from "#core/checked/schema";
import type { Kind } from "#core/kinds/index";
import { changedAt } from "../watch/inject.ts";
import type { Step } from "../watch/track.ts";

// Values with their own schema: a task inside a plugin, and the parts of a language.
const ELSEWHERE = new Set(["task", "language"]);

/** Every place of a plugin, parents first. */
export function placesOf(value: unknown, at: readonly Step[] = []): readonly (readonly Step[])[] {
  if (typeof value !== "object" || value === null || value instanceof RegExp) return [];
  if (ELSEWHERE.has(String(at.at(-1)))) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    if (member === undefined) return [];
    const place = [...at, Array.isArray(value) ? Number(key) : key];
    return [place, ...placesOf(member, place)];
  });
}

export const valueAt = (whole: unknown, place: readonly Step[]): unknown =>
  place.reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>>)[key], whole);

/** The fields that the schema of a kind has, and a plugin has not. */
export function missingFields(kind: Kind, plugin: object): readonly (readonly Step[])[] {
  const shape = schemasWith(defined).get(kind)!;
  return [[], ...placesOf(plugin)].flatMap((place) => {
    const value = valueAt(plugin, place);
    const missing: (readonly Step[])[] = [];
    if (typeof value !== "object" || value === null || Array.isArray(value)) return missing;
    // A schema reports its known fields to the listener for unknown fields.
    shape(
      changedAt(plugin, [...place, "~odd"], () => 1),
      "",
      "",
      (_, name, fields) => {
        if (name === "~odd")
          for (const field of fields) if (!(field in value)) missing.push([...place, field]);
      },
    );
    return missing;
  });
}
