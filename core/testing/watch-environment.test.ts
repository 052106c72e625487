// Uses of the clock, the machine and the network are logged, and everything is restored afterwards.
import fs, { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { watchEnvironment } from "./watch-environment.ts";

const seen = (): unknown => [
  Date,
  Date.now,
  process.env,
  process.platform,
  fs.readFileSync,
  readFileSync,
  fetch,
  Math.random,
  Intl.NumberFormat,
  Date.prototype.getHours,
  String.prototype.localeCompare,
  console.log,
  process.stdout.write,
  setTimeout,
  Object.getOwnPropertyNames(performance),
  Object.getOwnPropertyNames(crypto),
];

test("everything is restored, also if the function throws", () => {
  const before = seen();
  expect(watchEnvironment(() => seen())).not.toEqual(before);
  expect(seen()).toEqual(before);
  const failing = (): unknown =>
    watchEnvironment(() => {
      throw new Error("boom");
    });
  expect(failing).toThrow("boom");
  expect(seen()).toEqual(before);
});

test("what was used is reported once", () => {
  const reports = watchEnvironment((reached) => {
    Date.now();
    return [reached(), reached()];
  });
  expect(reports).toEqual([[{ what: "the clock", by: "Date.now" }], []]);
});
