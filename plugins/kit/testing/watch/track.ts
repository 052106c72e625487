// Tracking: a proxy of a record that logs which fields a plugin reads, and which of these are missing.
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

/** What a pure plugin reads of records, as a tree: what it reads next depends only on what it found before. @internal */
export interface ReadTree {
  /** Adds the reads of one call. */
  add(reads: readonly FieldRead[]): void;
  /** Does a record have the same values at all places that one of the calls read? Then it is treated in the same way. */
  knows(record: object): boolean;
}

interface Branch {
  /** What is read here; nothing if the call has ended. */
  read?: FieldRead;
  isEnd?: boolean;
  /** By what was found. */
  readonly next: Map<unknown, Branch>;
}

/** @internal */
export function newReadTree(): ReadTree {
  const root: Branch = { next: new Map() };
  return {
    add: (reads) => {
      let branch = root;
      for (const read of reads) {
        branch.read ??= read;
        const found = read.act === "item" ? read.isThere : formOf(read.value, read.act);
        const next = branch.next.get(found) ?? { next: new Map() };
        branch.next.set(found, next);
        branch = next;
      }
      branch.isEnd = true;
    },
    knows: (record) => {
      let branch: Branch | undefined = root;
      while (branch?.read !== undefined && !branch.isEnd)
        branch = branch.next.get(foundIn(record, branch.read));
      return branch?.isEnd === true;
    },
  };
}

function foundIn(record: object, { steps, act }: FieldRead): unknown {
  const valueAt = (places: readonly Step[]): unknown =>
    places.reduce<unknown>((parent, step) => {
      const isHeld = typeof parent === "object" && parent !== null && Object.hasOwn(parent, step);
      return isHeld ? (parent as Readonly<Record<string, unknown>>)[step] : undefined;
    }, record);
  if (act !== "item") return formOf(valueAt(steps), act);
  const list = valueAt(steps.slice(0, -1));
  return Array.isArray(list) ? list.includes(steps.at(-1)) : undefined;
}

/** What a plugin sees of a value itself; it reads members and items one by one. */
function formOf(value: unknown, act: FieldRead["act"]): unknown {
  if (typeof value !== "object" || value === null || isRuntimeValue(value)) return value;
  if (Array.isArray(value)) return `\0list of ${value.length}`;
  return act === "keys" ? `\0${JSON.stringify(Object.keys(value))}` : "\0object";
}

function refuse(): never {
  throw new PluginError(
    "changed-input",
    "A record cannot be changed, because others read it, too. Change a copy.",
  );
}
