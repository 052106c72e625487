// The clock, chance, the locale and the time zone: what is read of them is noted, and the clock is years ahead.
import nodeCrypto from "node:crypto";
import timers from "node:timers";
import { type Patch, put } from "./patch.ts";
import type { Note, Surrounding } from "./reach.ts";

type Call = (this: unknown, ...args: readonly unknown[]) => unknown;

// Another year, month, day of the week and hour, which no leap day brings back.
const AHEAD = (31 * 365 + 100) * 86_400_000 + 9 * 3_600_000;
const WITH_ZONE = /^(\d{4}(-\d\d){0,2}|.*(Z|GMT|UTC|[+-]\d\d:?\d\d))$/i;
const LOCAL =
  /^(get(?!Time$|UTC|Milliseconds|Seconds)|set(?!Time$|UTC|Milliseconds|Seconds)|to(Date|Time)?String$)/;

/** A member that is noted when it is called, and then does what it always does. @internal */
export function noted(
  on: object,
  key: string,
  name: string,
  note: Note,
  whatOf: (args: readonly unknown[]) => readonly Surrounding[],
): readonly Patch[] {
  const real = (on as Readonly<Record<string, unknown>>)[key];
  if (typeof real !== "function") return [];
  const call = new Proxy(real as Call, {
    apply: (target, self, args: unknown[]) => {
      for (const what of whatOf(args)) note(what, name);
      return Reflect.apply(target, self, args);
    },
  });
  return [put(on, key, call)];
}

/** The clock, and all that has a time zone. @internal */
export function clockPatches(note: Note): readonly Patch[] {
  const now = (by: string): number => {
    note("the clock", by);
    return realNow() + AHEAD;
  };
  const made = (args: readonly unknown[]): readonly unknown[] => {
    if (args.length === 0) return [now("new Date()")];
    const isLocal = typeof args[0] === "string" && !WITH_ZONE.test(args[0].trim());
    if (args.length > 1 || isLocal) note("the time zone", "new Date(…)");
    return args;
  };
  const RealDate = Date;
  const realNow = Date.now.bind(Date);
  const shifted = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, [...made(args)], newTarget) as Date,
    apply: () => new RealDate(now("Date()")).toUTCString(),
  });
  const isDateless = (options: unknown): boolean =>
    (options as Intl.DateTimeFormatOptions | undefined)?.timeZone === undefined;
  const locals = Object.getOwnPropertyNames(RealDate.prototype).filter((key) => LOCAL.test(key));
  return [
    put(globalThis, "Date", shifted),
    put(RealDate, "now", () => now("Date.now")),
    ...noted(RealDate, "parse", "Date.parse", note, ([text]) =>
      WITH_ZONE.test(String(text).trim()) ? [] : ["the time zone"],
    ),
    put(performance, "now", () => now("performance.now")),
    ...["hrtime", "uptime"].flatMap((key) =>
      noted(process, key, `process.${key}`, note, () => ["the clock"]),
    ),
    ...noted(process.hrtime, "bigint", "process.hrtime", note, () => ["the clock"]),
    ...locals.flatMap((key) => noted(RealDate.prototype, key, key, note, () => ["the time zone"])),
    ...["toLocaleString", "toLocaleDateString", "toLocaleTimeString"].flatMap((key) =>
      noted(RealDate.prototype, key, key, note, ([locale, options]) => [
        ...(locale === undefined ? (["the locale"] as const) : []),
        ...(isDateless(options) ? (["the time zone"] as const) : []),
      ]),
    ),
    ...constructorPatches(note, isDateless),
  ];
}

// Formatters of the user's own locale, unless one is named.
function constructorPatches(
  note: Note,
  isDateless: (options: unknown) => boolean,
): readonly Patch[] {
  const names = Object.getOwnPropertyNames(Intl).filter((key) => /^[A-Z]/.test(key));
  return names.flatMap((key) => {
    const real = (Intl as unknown as Readonly<Record<string, unknown>>)[key];
    if (typeof real !== "function" || key === "Locale") return [];
    const say = ([locale, options]: readonly unknown[]): void => {
      if (locale === undefined) note("the locale", `Intl.${key}`);
      if (key === "DateTimeFormat" && isDateless(options)) note("the time zone", `Intl.${key}`);
    };
    const watching = new Proxy(real as new (...args: unknown[]) => object, {
      construct: (target, args: unknown[], newTarget) => {
        say(args);
        return Reflect.construct(target, args, newTarget) as object;
      },
      apply: (target, self, args: unknown[]) => {
        say(args);
        return Reflect.apply(target as unknown as Call, self, args);
      },
    });
    return [put(Intl, key, watching)];
  });
}

/** Chance, timers, and what goes by the user's own locale. @internal */
export function chancePatches(note: Note): readonly Patch[] {
  const localeAt =
    (at: number) =>
    (args: readonly unknown[]): readonly Surrounding[] =>
      args[at] === undefined ? ["the locale"] : [];
  const random = ["random", "randomBytes", "randomInt", "randomUUID", "getRandomValues"];
  const waits = ["setTimeout", "setInterval", "setImmediate", "queueMicrotask"];
  const text = String.prototype;
  return [
    ...noted(Math, "random", "Math.random", note, () => ["chance"]),
    ...[nodeCrypto, crypto].flatMap((on) =>
      random.flatMap((key) => noted(on, key, `crypto.${key}`, note, () => ["chance"])),
    ),
    ...[globalThis, timers].flatMap((on) =>
      waits.flatMap((key) => noted(on, key, key, note, () => ["a timer"])),
    ),
    ...noted(text, "localeCompare", "localeCompare", note, localeAt(1)),
    ...["toLocaleLowerCase", "toLocaleUpperCase"].flatMap((key) =>
      noted(text, key, key, note, localeAt(0)),
    ),
    ...[Number.prototype, BigInt.prototype].flatMap((on) =>
      noted(on, "toLocaleString", "toLocaleString", note, localeAt(0)),
    ),
  ];
}
