// Logs how a function uses the clock, the machine and the network. Files, the network and processes are closed.
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
    const descriptor = Object.getOwnPropertyDescriptor(on, key);
    return typeof descriptor?.value === "function" && /^[a-z]/.test(key);
  });

const NETWORK = ["connect", "createConnection", "createServer", "createSocket"];
const HTTP = ["request", "get", "createServer"];
const FETCHES = ["fetch", "WebSocket", "EventSource", "XMLHttpRequest"];
const ENDS = ["exit", "kill", "abort", "chdir", "reallyExit"];

const isZoned = (date: unknown): boolean =>
  /^(\d{4}(-\d\d){0,2}|.*(Z|GMT|UTC|[+-]\d\d:?\d\d))$/i.test(String(date).trim());
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

const CONSOLE = ["log", "info", "warn", "error", "debug", "table", "dir"];
const MACHINE = ["platform", "arch", "version", "versions", "argv", "pid"];

type Row = readonly [
  /** Whether a use depends on the arguments. */
  what: string | ((args: Args) => string),
  label: string,
  on: object,
  keys: readonly string[],
];
// By what happens in addition to the note: functions work as usual, throw, or do nothing, and values are read.
const WATCHED: Readonly<Record<"work" | "throw" | "do nothing" | "read", readonly Row[]>> = {
  work: [
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
    [([text]) => (isZoned(text) ? "" : "the time zone"), "Date.", Date, ["parse"]],
    ["the time zone", "", Date.prototype, members(Date.prototype, LOCAL)],
    [zoneAt1, "", Date.prototype, LOCALE_STRINGS],
    [zoneAt1, "Intl.", Intl, ["DateTimeFormat"]],
    [localeAt(0), "", Date.prototype, LOCALE_STRINGS],
    [localeAt(0), "Intl.", Intl, members(Intl, /^(?!Locale$)[A-Z]/)],
    [localeAt(0), "", Number.prototype, ["toLocaleString"]],
    [localeAt(0), "", BigInt.prototype, ["toLocaleString"]],
    [localeAt(0), "", String.prototype, ["toLocaleLowerCase", "toLocaleUpperCase"]],
    [localeAt(1), "", String.prototype, ["localeCompare"]],
  ],
  throw: [
    ...[fs, fs.promises].map((on): Row => ["files", "", on, functionsOf(on)]),
    ...[dns, dns.promises].map((on): Row => ["the network", "", on, functionsOf(on)]),
    ...[net, net.Socket.prototype, tls, http2, dgram].map((on): Row => [
      "the network",
      "",
      on,
      NETWORK,
    ]),
    ...[http, https].map((on): Row => ["the network", "", on, HTTP]),
    ["the network", "", globalThis, FETCHES],
    ["other processes", "", childProcess, functionsOf(childProcess)],
    ["other processes", "", workers, ["Worker"]],
    ["other processes", "", process, ENDS],
  ],
  "do nothing": [
    ["the console", "console.", console, CONSOLE],
    ...[process.stdout, process.stderr].map((on): Row => ["the console", "", on, ["write"]]),
  ],
  read: [
    ["the machine", "process.", process, MACHINE],
    ["the machine", "os.", os, ["EOL"]],
    ["the machine", "", globalThis, "navigator" in globalThis ? ["navigator"] : []],
  ],
};

const valueOf = (value: unknown): PropertyDescriptor => ({
  value,
  writable: true,
  configurable: true,
});

function patchesOf(how: string, [what, label, on, keys]: Row, note: Note): readonly Patch[] {
  return keys.flatMap((key): readonly Patch[] => {
    const real: unknown = Reflect.get(on, key);
    const used = <T>(args: Args, usual: () => T): T => {
      note(typeof what === "string" ? what : what(args), label + key);
      if (how === "throw")
        throw new Error(`Plugins cannot use ${String(what)}, but this plugin called ${key}.`);
      return how === "do nothing" ? (true as T) : usual();
    };
    if (how === "read") return [[on, key, { configurable: true, get: () => used([], () => real) }]];
    if (typeof real !== "function") return [];
    const value = new Proxy(real as Call, {
      apply: (target, self, args: unknown[]) => used(args, () => Reflect.apply(target, self, args)),
      construct: (target, args: unknown[], as) =>
        used(args, () => Reflect.construct(target, args, as) as object),
    });
    return [[on, key, valueOf(value)]];
  });
}

// The constructor of dates, and the environment.
function proxies(note: Note): readonly Patch[] {
  const record = (args: Args): void => {
    if (args.length === 0) return note("the clock", "new Date()");
    const isLocal = typeof args[0] === "string" && !isZoned(args[0]);
    if (args.length > 1 || isLocal) note("the time zone", "new Date(…)");
  };
  const date = new Proxy(Date, {
    construct: (target, args, as) => (record(args), Reflect.construct(target, args, as) as Date),
    apply: (target) => (note("the clock", "Date()"), target()),
  });
  const logUse = (name: string | symbol): void =>
    note("the environment", `process.env.${String(name)}`);
  const env = new Proxy(process.env, {
    get: (all, name) => (logUse(name), Reflect.get(all, name) as unknown),
    has: (all, name) => (logUse(name), Reflect.has(all, name)),
    set: (_, name) => (logUse(name), true),
    ownKeys: (all) => (logUse("*"), Reflect.ownKeys(all)),
  });
  return [
    [globalThis, "Date", valueOf(date)],
    [process, "env", valueOf(env)],
  ];
}

/** The uses since the last call. @internal */
export type Reached = () => readonly Use[];

/** Does work while its uses are logged, except uses of functions that were saved before. @internal */
export function watchEnvironment<T>(work: (reached: Reached) => T): T {
  const uses = new Map<string, Use>();
  const note: Note = (what, by) => void (what !== "" && uses.set(by, { what, by }));
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
    for (const [how, rows] of Object.entries(WATCHED))
      for (const row of rows) patchesOf(how, row, note).forEach(apply);
    proxies(note).forEach(apply);
    // Otherwise, imports of members of a Node module do not change.
    syncBuiltinESMExports();
    // Node itself read the replaced values.
    uses.clear();
    return work(() => {
      const all = [...uses.values()];
      uses.clear();
      return all;
    });
  } finally {
    for (const restore of undo.reverse()) restore();
    syncBuiltinESMExports();
  }
}
