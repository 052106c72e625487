// Plugins that use the clock, the machine or state, and plugins that use only their arguments.
import { execSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import fs, { existsSync } from "node:fs";
import { get } from "node:http";
import { homedir } from "node:os";
import { defineQuantization, type Plugin } from "../../index.ts";
import { js, python } from "hubsmith/code";
import { printing } from "./library.ts";
import { provider } from "./provider.ts";
import { only, type Samples, withOptions } from "./samples.ts";
import { client } from "./small.ts";

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
const providerOf = (day: () => string, more = {}): Plugin<"provider"> =>
  provider({
    draw: { request: () => ({ path: "x", json: { day: day() } }), job: undefined },
    more,
  });
const clientOf = (day: () => string): Plugin<"client"> =>
  client("js/mine", { templates: [], otherwise: () => js`const day = ${day()};` });
const quantizationOf = (day: () => string): Plugin<"quantization"> =>
  defineQuantization({
    id: "mine",
    label: "Mine",
    sets: { all: [{ name: "W8" }] },
    preference: ["W8"],
    recognise: () => [{ format: day(), from: "tags" }],
  });

const date = new Date(1e12);
const monday = (): string => "Monday";
const clock = (): string => String(new Date().getUTCDay());
const firstOrLater = (): (() => string) => {
  let isFirst = true;
  return () => {
    const text = isFirst ? "first" : "later";
    isFirst = false;
    return text;
  };
};
let calls = 0;
let last = "";
const shared = Object.prototype as unknown as Record<string, unknown>;

/** Samples of purity. */
export const purity: Samples = withOptions(only("is-pure"), {
  "": {
    "a date": shows(() => new Date("2020-01-01T00:00:00Z").toISOString()),
    "an order of a locale": shows(() => ["b", "a"].sort((a, b) => a.localeCompare(b, "en"))),
    "a formatter of a locale": shows(() =>
      new Intl.DateTimeFormat("en", { timeZone: "UTC" }).format(0),
    ),
  },
  "is-pure": {
    "Date.now": careful(() => Date.now()),
    "new Date()": careful(() => new Date().getUTCFullYear()),
    "process.hrtime": careful(() => process.hrtime.bigint()),
    "Math.random": careful(() => Math.random()),
    "crypto.randomUUID": careful(() => randomUUID()),
    "process.env.HOME": careful(() => process.env["HOME"]),
    "process.platform": careful(() => process.platform === "win32"),
    "os.homedir": careful(() => homedir()),
    localeCompare: careful(() => ["b", "a"].sort((a, b) => a.localeCompare(b))),
    "Intl.DateTimeFormat without a time zone": careful(() =>
      new Intl.DateTimeFormat("en").format(date),
    ),
    getHours: careful(() => date.getHours()),
    "new Date(local time)": careful(() => new Date("2020-01-01T00:00").toISOString()),
    existsSync: careful(() => existsSync("/")),
    readFileSync: careful(() => fs.readFileSync(import.meta.filename).length),
    fetch: careful(() => void fetch("http://127.0.0.1:9").catch(() => {})),
    "http.get": careful(() => void get("http://127.0.0.1:9").on("error", () => {})),
    execSync: careful(() => execSync("true")),
    setTimeout: careful(() => clearTimeout(setTimeout(() => {}, 1))),
    "console.log": careful(() => console.log("printing")),
    "the clock in a provider": providerOf(clock),
    "the clock in providerIdOf": providerOf(monday, { providerIdOf: clock }),
    "the clock in a client": clientOf(clock),
    "the clock in a quantization": quantizationOf(clock),
    "counts calls": shows(() => (calls += 1)),
    "remembers its first call": shows(firstOrLater()),
    "remembers its last call": printing(({ id }) => {
      const text = last;
      last = id;
      return python`x = ${text}`;
    }),
    "a provider with state": providerOf(firstOrLater()),
    "changes Object.prototype": shows(() => (shared["isOdd"] = true)),
    "changes Array.prototype": shows(() => (Array.prototype.at = () => undefined)),
    "changes JSON.stringify": shows(() => (JSON.stringify = () => "{}")),
  },
});
