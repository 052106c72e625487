// Logs what a function uses of the clock, the machine and the network. Files, the network and processes are closed.
import childProcess from "node:child_process";
import nodeCrypto from "node:crypto";
import dgram from "node:dgram";
import dns from "node:dns";
import fs from "node:fs";
import http from "node:http";
import http2 from "node:http2";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import os from "node:os";
import timers from "node:timers";
import tls from "node:tls";
import workers from "node:worker_threads";

/** Forbidden environment access, and how to avoid it. @internal */
export const INSTEAD: Readonly<Record<string, string>> = {
  "the clock": "Use a date from the arguments, or remove it",
  "random numbers": "Compute the value from the arguments",
  "the environment": 'Let the program read the variable: env("NAME") prints it in ${…}',
  "the machine": "Read it in the printed program",
  "the locale":
    'Name one, as in toLocaleString("en-US"), or use toLowerCase, toUpperCase and < instead of localeCompare',
  "the time zone":
    'Use the methods in UTC, such as getUTCFullYear, or name one: { timeZone: "UTC" }',
  files: "Import the data as a module, or write it into the plugin",
  "the network": "Write the data into the plugin, or let the program make the request",
  "other processes": "Write their output into the plugin",
  "a timer": "Return the result synchronously",
  "the console": "Remove it, because commands print to the same output",
};

type Call = (this: unknown, ...args: readonly unknown[]) => unknown;
type Args = readonly unknown[];
type Use = { readonly what: string; readonly by: string };
type Note = (what: string, by: string) => void;
type Patch = readonly [on: object, key: string, as: PropertyDescriptor];

const functionsOf = (on: object): readonly string[] =>
  Object.keys(on).filter((key) => {
    const found = Object.getOwnPropertyDescriptor(on, key);
    return typeof found?.value === "function" && /^[a-z]/.test(key);
  });

const NETWORK = ["connect", "createConnection", "createServer", "createSocket"];
const HTTP = ["request", "get", "createServer"];
const FETCHES = ["fetch", "WebSocket", "EventSource", "XMLHttpRequest"];
const ENDS = ["exit", "kill", "abort", "chdir", "reallyExit"];

// Functions that throw.
const CLOSED: readonly (readonly [what: string, on: object, keys?: readonly string[]])[] = [
  ["files", fs],
  ["files", fs.promises],
  ["the network", dns],
  ["the network", dns.promises],
  ...[net, net.Socket.prototype, tls, http2, dgram].map(
    (on) => ["the network", on, NETWORK] as const,
  ),
  ...[http, https].map((on) => ["the network", on, HTTP] as const),
  ["the network", globalThis, FETCHES],
  ["other processes", childProcess],
  ["other processes", workers, ["Worker"]],
  ["other processes", process, ENDS],
];

const WITH_ZONE = /^(\d{4}(-\d\d){0,2}|.*(Z|GMT|UTC|[+-]\d\d:?\d\d))$/i;
const LOCAL =
  /^(get(?!Time$|UTC|Milliseconds|Seconds)|set(?!Time$|UTC|Milliseconds|Seconds)|to(Date|Time)?String$)/;
const members = (on: object, pattern: RegExp): readonly string[] =>
  Object.getOwnPropertyNames(on).filter((key) => pattern.test(key));
const localeAt =
  (at: number) =>
  (args: Args): string =>
    args[at] === undefined ? "the locale" : "";
const zoneAt1 = ([, options]: Args): string =>
  (options as Intl.DateTimeFormatOptions | undefined)?.timeZone === undefined
    ? "the time zone"
    : "";
const RANDOM = ["random", "randomBytes", "randomInt", "randomUUID", "getRandomValues"];
const WAITS = ["setTimeout", "setInterval", "setImmediate", "queueMicrotask"];
const LOCALE_STRINGS = ["toLocaleString", "toLocaleDateString", "toLocaleTimeString"];

// Functions that are logged, and work as usual. Whether they use the environment may depend on their arguments.
const NOTED: readonly (readonly [
  what: string | ((args: Args) => string),
  label: string,
  on: object,
  keys: readonly string[],
])[] = [
  ["the clock", "Date.", Date, ["now"]],
  ["the clock", "performance.", performance, ["now"]],
  ["the clock", "process.", process, ["hrtime", "uptime"]],
  ["the clock", "process.hrtime.", process.hrtime, ["bigint"]],
  ["the machine", "process.", process, ["cwd", "memoryUsage"]],
  ["the machine", "os.", os, functionsOf(os)],
  ["random numbers", "Math.", Math, ["random"]],
  ["random numbers", "crypto.", nodeCrypto, RANDOM],
  ["random numbers", "crypto.", crypto, RANDOM],
  ["a timer", "", globalThis, WAITS],
  ["a timer", "", timers, WAITS],
  [
    ([text]) => (WITH_ZONE.test(String(text).trim()) ? "" : "the time zone"),
    "Date.",
    Date,
    ["parse"],
  ],
  ["the time zone", "", Date.prototype, members(Date.prototype, LOCAL)],
  [zoneAt1, "", Date.prototype, LOCALE_STRINGS],
  [zoneAt1, "Intl.", Intl, ["DateTimeFormat"]],
  [localeAt(0), "", Date.prototype, LOCALE_STRINGS],
  [localeAt(0), "Intl.", Intl, members(Intl, /^(?!Locale$)[A-Z]/)],
  [localeAt(0), "", Number.prototype, ["toLocaleString"]],
  [localeAt(0), "", BigInt.prototype, ["toLocaleString"]],
  [localeAt(0), "", String.prototype, ["toLocaleLowerCase", "toLocaleUpperCase"]],
  [localeAt(1), "", String.prototype, ["localeCompare"]],
];

const CONSOLE = ["log", "info", "warn", "error", "debug", "table", "dir"];
const MACHINE = ["platform", "arch", "version", "versions", "argv", "pid"];

// Values and functions that are replaced.
function replacements(note: Note): readonly Patch[] {
  const made = (args: Args): void => {
    if (args.length === 0) return note("the clock", "new Date()");
    const isLocal = typeof args[0] === "string" && !WITH_ZONE.test(args[0].trim());
    if (args.length > 1 || isLocal) note("the time zone", "new Date(…)");
  };
  const read = (on: object, key: string, name: string): Patch => {
    const value: unknown = Reflect.get(on, key);
    return [on, key, { configurable: true, get: () => (note("the machine", name), value) }];
  };
  const put = (on: object, key: string, value: unknown): Patch => [
    on,
    key,
    { value, writable: true, configurable: true },
  ];
  const silent = (on: object, key: string, by: string): Patch =>
    put(on, key, () => (note("the console", by), true));
  const logUse = (name: string | symbol): void =>
    note("the environment", `process.env.${String(name)}`);
  return [
    put(
      globalThis,
      "Date",
      new Proxy(Date, {
        construct: (target, args, as) => (made(args), Reflect.construct(target, args, as) as Date),
        apply: (target) => (note("the clock", "Date()"), target()),
      }),
    ),
    put(
      process,
      "env",
      new Proxy(process.env, {
        get: (env, name) => (logUse(name), Reflect.get(env, name) as unknown),
        has: (env, name) => (logUse(name), Reflect.has(env, name)),
        set: (_, name) => (logUse(name), true),
        ownKeys: (env) => (logUse("*"), Reflect.ownKeys(env)),
      }),
    ),
    ...MACHINE.map((key) => read(process, key, `process.${key}`)),
    read(os, "EOL", "os.EOL"),
    ...("navigator" in globalThis ? [read(globalThis, "navigator", "navigator")] : []),
    ...CONSOLE.map((key) => silent(console, key, `console.${key}`)),
    ...[process.stdout, process.stderr].map((on) => silent(on, "write", "write")),
  ];
}

// The functions of an object that are called with a note.
const noted = (on: object, keys: readonly string[], noteCall: (key: string, args: Args) => void) =>
  keys.flatMap((key): readonly Patch[] => {
    const real: unknown = Reflect.get(on, key);
    if (typeof real !== "function") return [];
    const value = new Proxy(real as Call, {
      apply: (target, self, args: unknown[]) => (
        noteCall(key, args),
        Reflect.apply(target, self, args)
      ),
      construct: (target, args: unknown[], as) => (
        noteCall(key, args),
        Reflect.construct(target, args, as) as object
      ),
    });
    return [[on, key, { value, writable: true, configurable: true }]];
  });

/** The uses since the last call. @internal */
export type Reached = () => readonly Use[];

/**
 * Does synchronous work while its uses are logged. A function that was saved before, such as `const { now } =
 * Date` at the top of a module, is not detected.
 * @internal
 */
export function watchEnvironment<T>(work: (reached: Reached) => T): T {
  const found = new Map<string, Use>();
  const note: Note = (what, by) => void (what !== "" && found.set(by, { what, by }));
  const undo: (() => void)[] = [];
  const apply = ([on, key, as]: Patch): void => {
    const before = Object.getOwnPropertyDescriptor(on, key);
    if (before?.configurable === false) return;
    undo.push(() => {
      if (before === undefined) Reflect.deleteProperty(on, key);
      else Object.defineProperty(on, key, before);
    });
    Object.defineProperty(on, key, { enumerable: before?.enumerable ?? false, ...as });
  };
  try {
    for (const [what, label, on, keys] of NOTED)
      noted(on, keys, (key, args) =>
        note(typeof what === "string" ? what : what(args), label + key),
      ).forEach(apply);
    for (const [what, on, keys = functionsOf(on)] of CLOSED)
      noted(on, keys, (key) => {
        note(what, key);
        throw new Error(`Plugins cannot use ${what}, but this plugin called ${key}.`);
      }).forEach(apply);
    replacements(note).forEach(apply);
    // Otherwise, imports of members of a Node module do not change.
    syncBuiltinESMExports();
    // Node itself read the replaced values.
    found.clear();
    return work(() => {
      const all = [...found.values()];
      found.clear();
      return all;
    });
  } finally {
    for (const one of undo.reverse()) one();
    syncBuiltinESMExports();
  }
}
