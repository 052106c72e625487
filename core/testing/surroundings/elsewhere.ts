// Elsewhere: work is done as if at another time, on another machine, under another user, and without a way out.
import childProcess from "node:child_process";
import dgram from "node:dgram";
import dns from "node:dns";
import fs from "node:fs";
import http from "node:http";
import http2 from "node:http2";
import https from "node:https";
import net from "node:net";
import os from "node:os";
import tls from "node:tls";
import workers from "node:worker_threads";
import { type Patch, put, withPatches } from "./patch.ts";
import type { Note, Surrounding } from "./reach.ts";
import { chancePatches, clockPatches, noted } from "./time.ts";

/** What no plugin may do, by the objects that can; all functions of one unless they are named. */
const CLOSED: readonly (readonly [what: Surrounding, on: object, keys?: readonly string[]])[] = [
  ["files", fs],
  ["files", fs.promises],
  ["the network", dns],
  ["the network", dns.promises],
  ["the network", net, ["connect", "createConnection", "createServer"]],
  ["the network", net.Socket.prototype, ["connect"]],
  ["the network", tls, ["connect", "createServer"]],
  ["the network", http, ["request", "get", "createServer"]],
  ["the network", https, ["request", "get", "createServer"]],
  ["the network", http2, ["connect", "createServer"]],
  ["the network", dgram, ["createSocket"]],
  ["the network", globalThis, ["fetch", "WebSocket", "EventSource", "XMLHttpRequest"]],
  ["other processes", childProcess],
  ["other processes", workers, ["Worker"]],
  ["other processes", process, ["exit", "kill", "abort", "chdir", "reallyExit"]],
];

// The ways out, shut: who tries one is told so.
function closedPatches(note: Note): readonly Patch[] {
  return CLOSED.flatMap(([what, on, keys = functionsOf(on)]) =>
    keys
      .filter((key) => key in on)
      .map((key) =>
        // As a function with `new`, too.
        put(on, key, function () {
          note(what, key);
          throw new Error(`A plugin has no way to ${what}, and this one called ${key}.`);
        }),
      ),
  );
}

const functionsOf = (on: object): readonly string[] =>
  Object.keys(on).filter((key) => {
    const found = Object.getOwnPropertyDescriptor(on, key);
    return typeof found?.value === "function" && /^[a-z]/.test(key);
  });

const OTHER: Readonly<Record<string, unknown>> = {
  platform: process.platform === "win32" ? "linux" : "win32",
  arch: "riscv64",
  version: "v0.0.0",
  versions: {},
  argv: [],
  pid: 1,
};

// The environment and the machine as others than they are.
function machinePatches(note: Note): readonly Patch[] {
  const asked = (name: string | symbol): undefined =>
    void note("the environment", `process.env.${String(name)}`);
  const environment = new Proxy(Object.create(null) as NodeJS.ProcessEnv, {
    get: (_, name) => asked(name),
    has: (_, name) => Boolean(asked(name)),
    set: (_, name) => asked(name) ?? true,
    ownKeys: () => asked("*") ?? [],
  });
  const read = (on: object, key: string, name: string, value: unknown): Patch => ({
    on,
    key,
    as: {
      configurable: true,
      get: () => {
        note("the machine", name);
        return value;
      },
    },
  });
  const owner = (globalThis as { readonly navigator?: object }).navigator;
  const consoles = ["log", "info", "warn", "error", "debug", "table", "dir"];
  return [
    put(process, "env", environment),
    ...Object.entries(OTHER).map(([key, value]) => read(process, key, `process.${key}`, value)),
    ...["cwd", "memoryUsage"].flatMap((key) =>
      noted(process, key, `process.${key}`, note, () => ["the machine"]),
    ),
    ...functionsOf(os).flatMap((key) => noted(os, key, `os.${key}`, note, () => ["the machine"])),
    read(os, "EOL", "os.EOL", os.EOL === "\n" ? "\r\n" : "\n"),
    ...(owner === undefined ? [] : [read(globalThis, "navigator", "navigator", {})]),
    ...consoles.map((key) => put(console, key, () => note("the console", `console.${key}`))),
    ...[process.stdout, process.stderr].flatMap((on) => [
      put(on, "write", () => {
        note("the console", "write");
        return true;
      }),
    ]),
  ];
}

/** What was reached for since the last time that somebody asked. @internal */
export type Reached = () => readonly { readonly what: Surrounding; readonly by: string }[];

/**
 * Does synchronous work elsewhere. What took hold of a function before, such as `const { now } = Date` at the top of a
 * module, is not seen.
 * @internal
 */
export function elsewhere<T>(work: (reached: Reached) => T): T {
  const found = new Map<string, { readonly what: Surrounding; readonly by: string }>();
  const note = (what: Surrounding, by: string): void => void found.set(by, { what, by });
  const reached: Reached = () => {
    const all = [...found.values()];
    found.clear();
    return all;
  };
  const patches = [clockPatches, chancePatches, machinePatches, closedPatches].flatMap((make) =>
    make(note),
  );
  return withPatches(patches, () => {
    // Node itself looked at what was put there.
    found.clear();
    return work(reached);
  });
}
