// The places of a plugin: every field and function at any depth, from the schemas of plugins.
import { schemasWith } from "#core/checked/kinds";
import { defined } from "#core/checked/schema";
import type { Kind } from "#core/kinds/index";
import { changedAt, pathOf } from "../watch/inject.ts";
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

/** The fields in the schemas of a kind that none of these plugins has. */
export function missingFields(kind: Kind, plugins: readonly object[]): readonly string[] {
  const shape = schemasWith(defined).get(kind)!;
  const known = new Set<string>();
  const had = new Set<string>();
  const plain = (at: string): string => at.replace(/\[\d+\]/g, "[]");
  for (const plugin of plugins) {
    for (const place of [[], ...placesOf(plugin)]) {
      const value = valueAt(plugin, place);
      if (typeof value !== "object" || value === null || Array.isArray(value)) continue;
      for (const [field, member] of Object.entries(value))
        if (member !== undefined) had.add(plain(pathOf([...place, field])));
      const odd = changedAt(plugin, [...place, "~odd"], () => 1);
      // A schema reports its known fields to the listener for unknown fields.
      shape(odd, "", "", (_, name, fields) => {
        if (name === "~odd")
          for (const field of fields) known.add(plain(pathOf([...place, field])));
      });
    }
  }
  return [...known].filter((field) => !had.has(field));
}
