// Mistakes for each check, one for each place where it looks: exactly the expected checks report it.
import fs, { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkWith } from "./check-plugin.ts";
import { pluginChecks } from "./checks/index.ts";
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
// All are checked together, so that their programs are inspected in batches, and a missing parser is one error.
const CHECKED = await Promise.all(
  sampled(ROWS, 3).map(async (row) => {
    const { plugin, options } = given({}, row.sample);
    const key = options.parsers ?? options.allowedNames;
    const inspect = inspectors.get(key) ?? createInspector(options);
    inspectors.set(key, inspect);
    const found = checkWith(plugin, options, inspect);
    const after = shared();
    return { ...row, after, faults: await found };
  }),
);

const TITLED = CHECKED.map((row) => ({ ...row, title: `${row.kind}: ${row.name}` }));
test.each(TITLED)("$title", ({ checks, after, faults }) => {
  expect(after).toEqual(before);
  const ids = [...new Set(faults.map(({ check }) => check))].sort().join(" ");
  expect(ids, JSON.stringify(faults, null, 1)).toBe(checks);
});

test("each check has a mistake that it finds", () => {
  const found = new Set(ROWS.flatMap(({ checks }) => checks.split(" ")));
  expect(pluginChecks.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([]);
});
