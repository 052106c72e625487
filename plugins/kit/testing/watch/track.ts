// Tracking: a proxy of a record that logs which fields a plugin reads, and which of these are missing.
import { isDeepStrictEqual } from "node:util";
import { isRuntimeValue } from "#core/code/value";
import { PluginError } from "#core/base/issue";
import type { JsonPath } from "hubsmith";

/** A step to a member, or to an item of a list. @internal */
export type Step = string | number;

/** A field or item of a record that a plugin reads. @public */
export interface FieldRead {
  /** The path, e.g. `siblings[].rfilename`; `tags has "clip"` if it looks for an item. */
  readonly path: string;
  /** Whether the record has a value there. */
  readonly isThere: boolean;
  /** The path in the record. */
  readonly steps: JsonPath;
  /** It reads a value, lists all keys, or looks for an item in a list. */
  readonly act: "value" | "keys" | "item";
  /** The value. */
  readonly value: unknown;
}

/** The reads, without duplicates. @internal */
export type ReadLog = Map<string, FieldRead>;

// Properties that JavaScript itself reads from any object.
const NOT_READ: ReadonlySet<string> = new Set(["toJSON", "then", "length"]);

/** A proxy of a value of a record, which logs what is read. It cannot be changed. @internal */
export function track<T>(value: T, log: ReadLog, steps: readonly Step[] = [], path = ""): T {
  if (typeof value !== "object" || value === null || isRuntimeValue(value)) return value;
  const isList = Array.isArray(value);
  const members = value as Readonly<Record<string, unknown>>;
  // A copy, because a proxy of a frozen object must return its original members.
  const target = (isList ? [...(value as readonly unknown[])] : { ...members }) as object;
  const children = new Map<string, unknown>();
  let listed = false;
  const note = (read: Omit<FieldRead, "isThere">): void => {
    const key = `${read.act} ${read.path} ${read.steps.join("\0")}`;
    if (!log.has(key)) log.set(key, { ...read, isThere: read.value !== undefined });
  };
  const read = (key: string): unknown => {
    if (children.has(key)) return children.get(key);
    const member = Object.hasOwn(value, key) ? members[key] : undefined;
    const isListed = listed && member !== undefined;
    const inner = isList
      ? `${path}[]`
      : isListed
        ? `${path}.*`
        : path === ""
          ? key
          : `${path}.${key}`;
    const at = [...steps, isList ? Number(key) : key];
    note({ path: inner, steps: at, act: "value", value: member });
    const child = track(member, log, at, inner);
    children.set(key, child);
    return child;
  };
  const isField = (key: string | symbol): boolean =>
    typeof key === "string" &&
    (isList
      ? /^\d+$/.test(key)
      : Object.hasOwn(value, key) || !(NOT_READ.has(key) || key in Object.prototype));
  return new Proxy(target, {
    get: (_, key, receiver: unknown) => {
      if (isField(key)) return read(key as string);
      if (isList && (key === "includes" || key === "indexOf")) return asker(key);
      return Reflect.get(target, key, receiver) as unknown;
    },
    has: (_, key) => {
      if (isField(key)) read(key as string);
      return Reflect.has(target, key);
    },
    getOwnPropertyDescriptor: (_, key) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(target, key);
      if (!isField(key)) return descriptor;
      const member = read(key as string);
      return descriptor && { ...descriptor, value: member };
    },
    ownKeys: () => {
      listed = true;
      if (!isList) note({ path: `${path} (key)`, steps, act: "keys", value });
      return Reflect.ownKeys(target);
    },
    set: refuse,
    defineProperty: refuse,
    deleteProperty: refuse,
  }) as T;

  // A lookup in a list is not a read of its items.
  function asker(name: "includes" | "indexOf"): (item: unknown, from?: number) => unknown {
    return (item, from) => {
      const items = value as unknown as readonly unknown[];
      const result = items[name](item, from);
      if (typeof item === "string") {
        const isThere = items.includes(item);
        const what = `${path} has ${JSON.stringify(item)}`;
        note({ path: what, steps: [...steps, item], act: "item", value: isThere || undefined });
      }
      return result;
    };
  }
}

/** Does a record have the same values at all these places? Then a pure plugin treats it in the same way. @internal */
export const readsAlike = (record: object, reads: readonly FieldRead[]): boolean =>
  reads.every(({ steps, act, value, isThere }) => {
    const at = (places: readonly Step[]): unknown =>
      places.reduce<unknown>((parent, step) => {
        const isHeld = typeof parent === "object" && parent !== null && Object.hasOwn(parent, step);
        return isHeld ? (parent as Readonly<Record<string, unknown>>)[step] : undefined;
      }, record);
    if (act === "item") {
      const list = at(steps.slice(0, -1));
      return Array.isArray(list) && list.includes(steps.at(-1)) === isThere;
    }
    const member = at(steps);
    if (typeof value !== "object" || value === null || isRuntimeValue(value))
      return Object.is(member, value);
    if (typeof member !== "object" || member === null) return false;
    if (Array.isArray(value)) return Array.isArray(member) && member.length === value.length;
    return (
      !Array.isArray(member) &&
      (act !== "keys" || isDeepStrictEqual(Object.keys(member), Object.keys(value)))
    );
  });

function refuse(): never {
  throw new PluginError(
    "changed-input",
    "A record cannot be changed, because others read it, too. Change a copy.",
  );
}
