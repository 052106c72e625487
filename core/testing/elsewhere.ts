// Elsewhere: a call is made as if on another day, on another machine, in another country, with the doors shut.
import childProcess from "node:child_process";
import crypto from "node:crypto";
import dgram from "node:dgram";
import dns from "node:dns";
import fs from "node:fs";
import http from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import os from "node:os";

// Five years, four months and some days and hours, so that every part of a date is another one.
const LATER = 168_733_421_000;
// Its digits, its letters' cases and its order differ from those of most places.
const LOCALE = "ar-EG";

type Reach = (what: string) => void;
type Undo = () => void;
type Any = (...given: readonly unknown[]) => unknown;

/**
 * Makes a synchronous call elsewhere. What is patched for it is as before when it ends, also where it throws. The call is
 * given a function that tells what was reached for since it was last asked, e.g. `the clock (Date.now)`, each once.
 * @internal
 */
export function elsewhere<T>(call: (reached: () => readonly string[]) => T): T {
  const reached = new Set<string>();
  const told = (): readonly string[] => {
    const all = [...reached];
    reached.clear();
    return all;
  };
  const undo: Undo[] = [];
  const zone = process.env["TZ"];
  try {
    process.env["TZ"] = zone === "Asia/Kathmandu" ? "America/St_Johns" : "Asia/Kathmandu";
    const reach: Reach = (what) => void reached.add(what);
    for (const [of, name, made] of [
      ...clock(reach),
      ...machine(reach),
      ...locale(reach),
      ...doors(reach),
    ])
      undo.push(patch(of, name, made));
    syncBuiltinESMExports();
    return call(told);
  } finally {
    for (const one of undo.reverse()) one();
    if (zone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = zone;
    syncBuiltinESMExports();
  }
}

type Patch = readonly [of: object, name: string, made: unknown];

function patch(of: object, name: string, value: unknown): Undo {
  const before = Object.getOwnPropertyDescriptor(of, name);
  if (before?.configurable === false) return () => {};
  Object.defineProperty(of, name, { value, configurable: true, writable: true, enumerable: true });
  return () => {
    if (before === undefined) Reflect.deleteProperty(of, name);
    else Object.defineProperty(of, name, before);
  };
}

function clock(reach: Reach): readonly Patch[] {
  const { now } = Date;
  const later = (what: string): number => {
    reach(`the clock (${what})`);
    return now() + LATER;
  };
  const shifted = new Proxy(Date, {
    construct: (target, given, as) =>
      Reflect.construct(target, given.length === 0 ? [later("new Date")] : given, as) as Date,
    apply: () => new Date(later("Date")).toString(),
    get: (target, name) =>
      name === "now" ? () => later("Date.now") : (Reflect.get(target, name) as unknown),
  });
  const told =
    (what: string, value: unknown): Any =>
    () => (reach(`the clock (${what})`), value);
  return [
    [globalThis, "Date", shifted],
    [performance, "now", told("performance.now", LATER)],
    [process, "uptime", told("process.uptime", LATER)],
    [
      process,
      "hrtime",
      Object.assign(told("process.hrtime", [LATER, 0]), {
        bigint: told("process.hrtime", BigInt(LATER)),
      }),
    ],
    [Math, "random", () => (reach("chance (Math.random)"), 0.999_999)],
    ...["randomUUID", "randomBytes", "randomInt", "getRandomValues"].map((name): Patch => [
      crypto,
      name,
      shut(`chance (crypto.${name})`, reach),
    ]),
    ...["randomUUID", "getRandomValues"].map((name): Patch => [
      globalThis.crypto,
      name,
      shut(`chance (crypto.${name})`, reach),
    ]),
  ];
}

function machine(reach: Reach): readonly Patch[] {
  const env = new Proxy(Object.create(null) as object, {
    get: (_, name) => void reach(`the environment (${String(name)})`),
    has: (_, name) => (reach(`the environment (${String(name)})`), false),
    ownKeys: () => (reach("the environment"), []),
    getOwnPropertyDescriptor: () => undefined,
    set: (_, name) => (reach(`the environment (${String(name)})`), true),
  });
  const other = process.platform === "win32" ? "linux" : "win32";
  const functions = Object.entries(os).filter(([, one]) => typeof one === "function");
  return [
    [process, "env", env],
    [process, "cwd", shut("the working directory (process.cwd)", reach)],
    ...functions.map(([name]): Patch => [os, name, shut(`the machine (os.${name})`, reach)]),
    // What only tells the machine's kind is told of another one, for a difference to show.
    ...(
      [
        ["platform", other],
        ["arch", process.arch === "ia32" ? "x64" : "ia32"],
        ["pid", 1],
      ] as const
    ).map(([name, value]): Patch => [process, name, value]),
  ];
}

function locale(reach: Reach): readonly Patch[] {
  const METHODS: readonly (readonly [object, string, number])[] = [
    [Number.prototype, "toLocaleString", 0],
    [BigInt.prototype, "toLocaleString", 0],
    [Date.prototype, "toLocaleString", 0],
    [Date.prototype, "toLocaleDateString", 0],
    [Date.prototype, "toLocaleTimeString", 0],
    [String.prototype, "toLocaleUpperCase", 0],
    [String.prototype, "toLocaleLowerCase", 0],
    [String.prototype, "localeCompare", 1],
  ];
  const methods = METHODS.map(([of, name, at]): Patch => {
    const before = Reflect.get(of, name) as Any;
    return [
      of,
      name,
      function (this: unknown, ...given: readonly unknown[]) {
        if (given[at] !== undefined) return before.apply(this, [...given]);
        reach(`the locale (${name})`);
        return before.apply(this, [...given.slice(0, at), LOCALE, ...given.slice(at + 1)]);
      },
    ];
  });
  const formats = Object.entries(Object.getOwnPropertyDescriptors(Intl)).flatMap(
    ([name, { value }]): readonly Patch[] =>
      typeof value !== "function" || !/^[A-Z]/.test(name) || name === "Locale"
        ? []
        : [
            [
              Intl,
              name,
              new Proxy(value as new (...given: readonly unknown[]) => object, {
                construct: (target, given, as) => {
                  if (given[0] !== undefined) return Reflect.construct(target, given, as) as object;
                  reach(`the locale (Intl.${name})`);
                  return Reflect.construct(target, [LOCALE, ...given.slice(1)], as) as object;
                },
              }),
            ],
          ],
  );
  return [...methods, ...formats];
}

function doors(reach: Reach): readonly Patch[] {
  const all = (of: object, label: string): readonly Patch[] =>
    Object.entries(of).flatMap(([name, one]: [string, unknown]): readonly Patch[] =>
      typeof one === "function" && !/^[A-Z_]/.test(name)
        ? [[of, name, shut(`${label}${name})`, reach)]]
        : [],
    );
  return [
    ...all(fs, "a file (fs."),
    ...all(fs.promises, "a file (fs.promises."),
    ...all(childProcess, "another program (child_process."),
    ...all(net, "the network (net."),
    ...all(http, "the network (http."),
    ...all(https, "the network (https."),
    ...all(dns, "the network (dns."),
    ...all(dgram, "the network (dgram."),
    [globalThis, "fetch", shut("the network (fetch)", reach)],
    [globalThis, "WebSocket", shut("the network (WebSocket)", reach)],
    ...["setTimeout", "setInterval", "setImmediate", "queueMicrotask"].map((name): Patch => [
      globalThis,
      name,
      shut(`a later turn (${name})`, reach),
    ]),
  ];
}

// The message is seen where a plugin does not catch it.
function shut(what: string, reach: Reach): (...given: readonly unknown[]) => never {
  // A class is asked for with `new`, which an arrow function refuses in words of its own.
  return function () {
    reach(what);
    throw new Error(`it reached for ${what}`);
  };
}
