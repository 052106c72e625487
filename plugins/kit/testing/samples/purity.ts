// Plugins that use the clock, the machine or state, and plugins that use only their arguments.
import { execSync } from "node:child_process";
import { existsSync } from "node:fs";
import { get } from "node:http";
import type { Plugin } from "hubsmith";
import { python } from "hubsmith/code";
import { printing } from "./library.ts";
import { provider } from "./provider.ts";
import { only, type Samples, withOptions } from "./samples.ts";

const shows = (value: () => unknown): Plugin<"library"> =>
  printing(() => python`x = ${String(value())}`);
/** A plugin that continues after a failure. */
const careful = (value: () => unknown): Plugin<"library"> =>
  shows(() => {
    try {
      return value();
    } catch {
      return "nothing";
    }
  });
const date = new Date(1e12);
const clock = (): string => String(new Date().getUTCDay());
let calls = 0;
let last = "";
const shared = Object.prototype as unknown as Record<string, unknown>;

export const purity: Samples = withOptions(only("is-pure"), {
  "": {
    "a date": shows(() => new Date("2020-01-01T00:00:00Z").toISOString()),
    "an order of a locale": shows(() => ["b", "a"].sort((a, b) => a.localeCompare(b, "en"))),
  },
  "is-pure": {
    "new Date()": careful(() => new Date().getUTCFullYear()),
    "Math.random": careful(() => Math.random()),
    "process.env.HOME": careful(() => process.env["HOME"]),
    "process.platform": careful(() => process.platform === "win32"),
    localeCompare: careful(() => ["b", "a"].sort((a, b) => a.localeCompare(b))),
    "Intl.DateTimeFormat without a time zone": careful(() =>
      new Intl.DateTimeFormat("en").format(date),
    ),
    existsSync: careful(() => existsSync("/")),
    fetch: careful(() => void fetch("http://127.0.0.1:9").catch(() => {})),
    "http.get": careful(() => void get("http://127.0.0.1:9").on("error", () => {})),
    execSync: careful(() => execSync("true")),
    setTimeout: careful(() => clearTimeout(setTimeout(() => {}, 1))),
    "console.log": careful(() => console.log("printing")),
    "the clock in providerIdOf": provider({ more: { providerIdOf: clock } }),
    "counts calls": shows(() => (calls += 1)),
    "remembers its last call": printing(({ id }) => {
      const text = last;
      last = id;
      return python`x = ${text}`;
    }),
    "changes Object.prototype": shows(() => (shared["isOdd"] = true)),
    "changes JSON.stringify": shows(() => (JSON.stringify = () => "{}")),
  },
});
