// Proves that a key is sent only to the host of its route, with any id, URL, parameter or variable.
import { parseArgs } from "node:util";
import { createHub, loadPlugins } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { fault, faults } from "../../support/faults.ts";
import {
  harnessOf,
  keyOf,
  openResults,
  packageKeys,
  RESULT_OPTIONS,
} from "../../support/proven.ts";
import { RUNNERS, runnable } from "../snippets/runners.ts";
import { ensurePython } from "../../support/setup.ts";
import { type Case, prepareCases } from "./cases.ts";
import { VARIABLES } from "./hostile.ts";
import { prove } from "./judge.ts";

const { values } = parseArgs({
  options: {
    ...RESULT_OPTIONS,
    // The cases whose name contains this.
    only: { type: "string", default: "" },
    // Each hostile string with each pair of a provider and a task.
    whole: { type: "boolean", default: false },
  },
});

const loaded = await loadPlugins(entries.filter(({ kind }) => kind !== "library"));
const plugins = runnable(loaded.plugins);
const hub = createHub(plugins);
const prepared = prepareCases(hub, values.whole);
const cases = prepared.cases.filter(({ program }) => program.name.includes(values.only));
const options = values.only === "" ? values : { ...values, fresh: true, write: false };
const results = openResults("hosts", options);
const harness = await harnessOf("tools/proofs/hosts/judge.ts");
const packages = packageKeys(hub.clients.list);
const keyOfCase = ({ program, ...testCase }: Case): string =>
  keyOf(harness, packages.get(testCase.client), { ...program, name: "" }, testCase);
// Whether a client reads a variable is seen only in a run.
const isSeen = ({ honors }: Case): boolean => honors !== undefined;
const judged = results.toRun(
  cases.filter((testCase) => !isSeen(testCase)),
  keyOfCase,
);
const run = [...cases.filter(isSeen), ...judged];
const proven = await prove(run, {
  python: await ensurePython(),
  runners: RUNNERS,
  seconds: 120,
});
for (const [name, , ...clients] of values.only === "" ? VARIABLES : [])
  for (const label of clients.map((client) => `${name} ${client}`))
    if (!proven.honored.has(label))
      fault(`${label}: the client is listed as a reader of this variable, but did not read it.`);
for (const by of ["id", "parameter", "variable"] as const) {
  const tried = new Set(
    prepared.cases.filter((testCase) => testCase.by === by).map(({ client }) => client),
  );
  for (const { id, isFramework = false } of hub.clients.list)
    // A framework refuses a parameter that it does not know.
    if (!tried.has(id) && !(isFramework && by === "parameter"))
      fault(`${id}: no program with a hostile ${by}.`);
}
for (const message of prepared.faults) fault(message);
for (const [name, lines] of proven.faults) fault(name, ...lines);
if (cases.length === 0) fault("No case has this name.");
const failed = new Set(proven.faults.map(([name]) => name));
for (const testCase of judged)
  if (!failed.has(testCase.program.name)) results.add(keyOfCase(testCase));
results.save();
console.table(proven.clients);
console.log(`variables that clients read: ${[...proven.honored].sort().join(", ") || "none"}`);
console.log(
  `prove:hosts: ${cases.length} offered, ${results.skipped()} proven before, ${run.length} run, ${faults()} failed`,
);
