// Every mistake that the kit knows: exactly the expected checks report it, with the messages of the snapshot.
import fs, { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkWith } from "./check-plugin.ts";
import { createInspector } from "./inspect/index.ts";
import type { Inspector } from "./inspect/program.ts";
import { apps } from "./samples/app.ts";
import { clients } from "./samples/client.ts";
import { libraries } from "./samples/library.ts";
import { providers } from "./samples/provider.ts";
import { purity } from "./samples/purity.ts";
import { quantizations } from "./samples/quantization.ts";
import { sampled } from "./sampled.ts";
import { given, type Samples } from "./samples/samples.ts";
import { bodyFaults, requestFaults } from "./samples/service.ts";
import { taskSamples } from "./samples/task.ts";

const TABLE: Readonly<Record<string, readonly Samples[]>> = {
  library: libraries,
  task: taskSamples,
  app: [apps],
  client: clients,
  provider: providers,
  quantization: [quantizations],
  purity: [purity],
};

// Durations differ between runs, and so does the length at which a pattern becomes slow.
const stable = (message: string): string =>
  message
    .replace(/\d+ ms/g, "… ms")
    .replace(/With \d+ times/g, "With … times")
    .replace(/\p{Cf}/gu, (char) => `\\u{${char.codePointAt(0)!.toString(16)}}`);

// Shared objects and functions that are watched: all are restored, also if a plugin throws.
const shared = (): readonly unknown[] => [
  Date,
  Date.now,
  Date.prototype.getHours,
  JSON.stringify,
  Array.prototype.at,
  "isOdd" in {},
  process.env,
  process.platform,
  fs.readFileSync,
  readFileSync,
  fetch,
  Intl.NumberFormat,
  console.log,
  process.stdout.write,
  setTimeout,
];
const before = shared();

// By the options for inspectors.
const inspectors = new Map<unknown, Inspector>();

const ROWS = Object.entries(TABLE).flatMap(([kind, all]) =>
  all.flatMap((samples) =>
    Object.entries(samples).flatMap(([checks, group]) =>
      Object.entries(group).map(([name, sample]) => ({ kind, name, checks, sample })),
    ),
  ),
);
const TRIED = new Set(sampled(ROWS, 3));
// All are checked together, so that their programs are inspected in batches, and a missing parser is one error.
const CHECKED = await Promise.all(
  ROWS.map(async (row) => {
    if (!TRIED.has(row)) return { ...row, isTried: false, after: before, faults: [] };
    const { plugin, options } = given({}, row.sample);
    const key = options.parsers ?? options.allowedNames;
    const inspect = inspectors.get(key) ?? createInspector(options);
    inspectors.set(key, inspect);
    const found = checkWith(plugin, options, inspect);
    const after = shared();
    return { ...row, isTried: true, after, faults: await found };
  }),
);

describe.each(Object.keys(TABLE))("%s", (kind) => {
  // An update keeps the snapshots of those that are not tried.
  for (const { name, checks, isTried, after, faults } of CHECKED.filter((row) => row.kind === kind))
    test.runIf(isTried)(`${name}`, () => {
      expect(after).toEqual(before);
      const ids = [...new Set(faults.map(({ check }) => check))].sort().join(" ");
      expect(ids, JSON.stringify(faults, null, 1)).toBe(checks);
      if (checks === "") return;
      const messages = faults.map(({ check, message }) => `${check}: ${stable(message)}`);
      expect(messages.join("\n")).toMatchSnapshot();
    });
});

test.each(Object.entries(requestFaults))("a request: %s", (_, faults) => {
  expect(faults).not.toBe("");
  expect(faults).toMatchSnapshot();
});

test.each(Object.entries(bodyFaults))("a body: %s", (_, faults) => {
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatchSnapshot();
});
