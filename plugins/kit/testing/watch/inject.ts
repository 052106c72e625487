// Planting puts a value at a place of a record that a plugin reads.
import { type Model, parseModel } from "hubsmith";
import type { Value, ValueObject } from "#core/code/value";
import type { FieldRead, Step } from "./track.ts";

/** A place of an input where a value from outside can be planted. @public */
export interface InputPlace<T> {
  /** The place, e.g. `options.inputs` or `tags[2]`. */
  readonly path: string;
  /** The text before a planted string. */
  readonly lead?: string;
  /** The result with a value there; undefined if the place cannot have it. */
  plant(value: Value): T | undefined;
}

// Ignored fields: here the record does not choose the library, and the ids of providers are not untrusted.
const LEFT_ALONE = /^library_name$|\.(provider|status|task)$/;
// Only the first items of a list are planted; the same code reads the others.
const ITEMS = 3;

/** The places of a record that were read: values and keys are replaced, and strings get a suffix. @internal */
export function placesRead(
  model: Model,
  reads: readonly FieldRead[],
): readonly InputPlace<Model>[] {
  const times = new Map<string, number>();
  return reads.flatMap(({ path, steps, act, value }): readonly InputPlace<Model>[] => {
    const count = (times.get(path) ?? 0) + 1;
    times.set(path, count);
    if (LEFT_ALONE.test(path) || count > ITEMS) return [];
    const where = pathOf(steps);
    if (act === "keys") {
      const [first] = Object.keys(value as object);
      if (first === undefined || steps.length === 0) return [];
      const rename = (key: string): Model | undefined =>
        changed(model, steps, (object) => renamed(object as ValueObject, first, key));
      return [{ path: `${where} (key)`, plant: onlyStrings(rename) }];
    }
    if (act !== "value" || value === undefined) return [];
    const plant = (other: Value): Model | undefined => planted(model, steps, other);
    if (typeof value !== "string")
      return [
        { path: where, plant: (other) => (typeof other === "string" ? undefined : plant(other)) },
      ];
    return [
      { path: where, plant },
      {
        path: `${where} (behind)`,
        lead: value,
        plant: onlyStrings((suffix) => plant(value + suffix)),
      },
    ];
  });
}

/** For a place that can only have strings. @internal */
export const onlyStrings =
  <T>(plant: (string: string) => T): ((value: Value) => T | undefined) =>
  (value) =>
    typeof value === "string" ? plant(value) : undefined;

/** The record with a value at a place; undefined if no record can have it there. @internal */
export function planted(model: Model, steps: readonly Step[], value: Value): Model | undefined {
  return changed(model, steps, () => value);
}

function changed(
  model: Model,
  steps: readonly Step[],
  change: (old: unknown) => Value,
): Model | undefined {
  const { model: variant, diagnostics } = parseModel(changedAt(model, steps, change));
  return diagnostics.length === 0 ? variant : undefined;
}

/** A copy with another value at a place; objects on the way to it are created. @internal */
export function changedAt(
  value: unknown,
  [first, ...rest]: readonly Step[],
  change: (old: unknown) => unknown,
): unknown {
  if (first === undefined) return change(value);
  if (typeof first === "number") {
    const items = Array.isArray(value) ? [...(value as readonly unknown[])] : [];
    const at = Math.min(first, items.length);
    items[at] = changedAt(items[at], rest, change);
    return items;
  }
  const members = (value ?? {}) as Readonly<Record<string, unknown>>;
  const inner = changedAt(Object.hasOwn(members, first) ? members[first] : undefined, rest, change);
  const others = Object.entries(members).filter(([name]) => name !== first);
  const at = Object.keys(members).indexOf(first);
  return Object.fromEntries(others.toSpliced(at < 0 ? others.length : at, 0, [first, inner]));
}

const renamed = (members: ValueObject, name: string, to: string): ValueObject =>
  Object.fromEntries(
    Object.entries(members).map(([key, member]) => [key === name ? to : key, member]),
  );

/** A path as a string, e.g. `siblings[0].rfilename`. @internal */
export const pathOf = (steps: readonly Step[]): string =>
  steps
    .map((step, at) => (typeof step === "number" ? `[${step}]` : at === 0 ? step : `.${step}`))
    .join("");

/** The places of a JSON value: each of its strings. @internal */
export function placesIn(value: Value, steps: readonly Step[] = []): readonly InputPlace<Value>[] {
  const root = value;
  const walk = (child: Value, at: readonly Step[]): readonly InputPlace<Value>[] => {
    if (typeof child === "string")
      return [{ path: pathOf(at), plant: (other) => changedAt(root, at, () => other) as Value }];
    if (typeof child !== "object" || child === null) return [];
    return Array.isArray(child)
      ? child.flatMap((item: Value, index) => walk(item, [...at, index]))
      : Object.entries(child).flatMap(([name, member]) => walk(member as Value, [...at, name]));
  };
  return walk(value, steps);
}
