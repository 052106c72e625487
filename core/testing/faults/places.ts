// The places of a plugin: every field and function at any depth, from the schemas of plugins.
import { schemasWith } from "../../checked/kinds.ts";
import { defined } from "../../checked/schema.ts";
import type { Kind } from "../../kinds/index.ts";

/** A place in a plugin: the keys that lead to it. */
export type Place = readonly (string | number)[];

// Values with their own schema: a task inside a plugin, and the parts of a language.
const ELSEWHERE = new Set(["task", "language"]);

/** Every place of a plugin, parents first. */
export function placesOf(value: unknown, at: Place = []): readonly Place[] {
  if (typeof value !== "object" || value === null || value instanceof RegExp) return [];
  if (ELSEWHERE.has(String(at.at(-1)))) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    if (member === undefined) return [];
    const place = [...at, Array.isArray(value) ? Number(key) : key];
    return [place, ...placesOf(member, place)];
  });
}

/** The value at a place. */
export const valueAt = (whole: unknown, place: Place): unknown =>
  place.reduce<unknown>((one, key) => (one as Readonly<Record<string, unknown>>)[key], whole);

/** A copy with another value at a place. */
export function withAt<T>(
  whole: T,
  [key, ...rest]: Place,
  put: (into: object, key: string) => void,
): T {
  const copy = (Array.isArray(whole) ? [...(whole as readonly unknown[])] : { ...whole }) as T &
    object;
  if (rest.length === 0) put(copy, String(key));
  else {
    const of = copy as Record<string, unknown>;
    of[String(key)] = withAt(of[String(key)], rest, put);
  }
  return copy;
}

/** A place as a message names it: `tasks[0].request`. */
export const nameOf = (place: Place): string =>
  place
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`))
    .join("")
    .replace(/^\./, "");

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
        if (member !== undefined) had.add(plain(nameOf([...place, field])));
      const odd = withAt({ it: plugin }, ["it", ...place, "~odd"], (into, key) => {
        Object.assign(into, { [key]: 1 });
      });
      // A schema reports its known fields to the listener for unknown fields.
      shape(odd.it, "", "", (_, name, fields) => {
        if (name === "~odd")
          for (const field of fields) known.add(plain(nameOf([...place, field])));
      });
    }
  }
  return [...known].filter((field) => !had.has(field));
}
