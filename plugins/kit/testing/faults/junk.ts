// The ways in which a field or a function of a plugin can be faulty.
import { sh } from "hubsmith/code";

export interface Junk {
  /** Its description, after "that is", "that returns" or "that throws". */
  readonly name: string;
  /** Whether it is a valid string, or other valid JSON. */
  readonly fits?: "text" | "json";
  make(): unknown;
}

const AWAITED: PropertyKey = ["th", "en"].join("");
const fail = (): never => {
  throw new Error("boom");
};
const way = (name: string, make: () => unknown): Junk => ({ name, make });
const text = (name: string, make: () => unknown): Junk => ({ name, make, fits: "text" });
const json = (name: string, make: () => unknown): Junk => ({ name, make, fits: "json" });
const throwing = (): object =>
  new Proxy(
    {},
    { get: fail, has: fail, ownKeys: fail, getOwnPropertyDescriptor: fail, getPrototypeOf: fail },
  );
const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};
const circle = (): object => {
  const object: Record<string, unknown> = {};
  return Object.assign(object, { one: object });
};

/** Values for fields and return values; each is valid in only few of them. A field without a value is missing. */
export const JUNK_VALUES: readonly Junk[] = [
  way("nothing", () => undefined),
  way("null", () => null),
  json("a number", () => 7),
  way("NaN", () => NaN),
  json("true", () => true),
  text("a string", () => "junk"),
  text("an empty string", () => ""),
  way("a symbol", () => Symbol("junk")),
  way("a bigint", () => 7n),
  json("an empty object", () => ({})),
  json("an empty array", () => []),
  json("an object of junk", () => ({ reason: {}, id: 5, code: [], label: null, purpose: {} })),
  way("an array of junk", () => [null, { purpose: {}, code: "x" }, undefined]),
  way("a function", () => () => "junk"),
  way("a class", () => class Junk {}),
  way("a date", () => new Date(0)),
  way("a map", () => new Map([["a", 1]])),
  way("a promise", () => Promise.resolve("late")),
  way("a value that throws when it is awaited", () =>
    Object.defineProperty({}, AWAITED, { get: fail }),
  ),
  way("a proxy that throws", throwing),
  way("a proxy that is revoked", revoked),
  way("a circular object", circle),
  way("an object whose fields throw", () =>
    Object.defineProperty({}, "id", { get: fail, enumerable: true }),
  ),
  json("an object without a prototype", () => Object.create(null)),
  way("a hundred thousand characters", () => "x".repeat(100_000)),
  text("`__proto__`", () => "__proto__"),
  text("`constructor`", () => "constructor"),
];

/** Return values only. */
export const RETURNED: readonly Junk[] = [
  ...JUNK_VALUES.filter(({ name }) => !name.includes("characters")),
  text("ten million characters", () => "x".repeat(10_000_000)),
  way("a promise that rejects", () => Promise.reject(new Error("late"))),
  way("code of another language", () => sh`echo ${"x"}`),
  way("code that cannot be printed", () => sh`echo ${"\0"}`),
  way("code with a purpose of junk", () => [{ purpose: {}, code: sh`ls` }]),
  way("code that installs junk", () => [{ purpose: "x", code: sh`ls`, install: { pip: 5 } }]),
  json("an absence of junk", () => ({ code: 5, reason: { not: "text" }, fix: null })),
];

export const THROWN: readonly Junk[] = [
  way("an error", () => new Error("boom")),
  way("nothing", () => undefined),
  way("a symbol", () => Symbol("boom")),
  way("an object without toString", () => Object.create(null)),
  way("a proxy that throws", throwing),
  way("a RangeError", () => new RangeError("Maximum call stack size exceeded")),
];

/** Changes everything in the arguments of a function that can be changed. */
export function changeAll(given: readonly unknown[]): void {
  const seen = new Set<unknown>();
  const open = [...given];
  for (let value = open.pop(); open.length > 0 || value !== undefined; value = open.pop()) {
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const [key, member] of Object.entries(value)) {
      open.push(member);
      Reflect.set(value, key, "changed");
    }
    Reflect.set(value, "added", "changed");
    Reflect.setPrototypeOf(value, { added: "changed" });
  }
}
