// Proves apps with their real programs, which serve tiny models of a mock Hub: npm run check apps -- --run [ID…] writes
// the record. Without --run, only compares the record with what is printed today.
import { parseArgs } from "node:util";
import { createHub, loadPlugins } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { errorText } from "#core/base/issue";
import { fault, faults } from "../../support/faults.ts";
import { readRows, writeRows } from "../../support/rows.ts";
import { runnable } from "../snippets/runners.ts";
import { CASES } from "./cases.ts";
import { digestOf } from "./printed.ts";
import { type AppProof, APPS, compare, type Today } from "./record.ts";
import { prove } from "./run.ts";

const { values, positionals: ids } = parseArgs({
  allowPositionals: true,
  options: {
    // Runs the programs of all apps that have a case, or of some, and writes the record.
    run: { type: "boolean", default: false },
    // Prints what the programs print.
    verbose: { type: "boolean", default: false },
  },
});

const loaded = await loadPlugins(entries.filter(({ kind }) => kind !== "library"));
for (const { message } of loaded.diagnostics) fault(message);
const hub = createHub(values.run ? runnable(loaded.plugins) : loaded.plugins);
const apps = hub.apps.list.map(({ id }) => id);
for (const id of [...ids, ...Object.keys(CASES)].filter((some) => !apps.includes(some)))
  fault(`There is no app ${id}.`);

if (values.run) for (const id of ids.length === 0 ? Object.keys(CASES) : ids) await proveApp(id);
const proven = new Map(readRows(APPS).map((row) => [row.id, row]));
// The other apps are only documented.
for (const { id, readOn } of hub.apps)
  if (values.run && CASES[id] === undefined) proven.set(id, rowOf(id, { date: readOn }));
const rows = [...proven.values()].filter(({ id }) => !values.run || apps.includes(id));
if (values.run) writeRows(APPS, rows);
for (const message of compare(apps, rows, readToday())) fault(message);
const count = (level: AppProof["level"]): string =>
  `${rows.filter((row) => row.level === level).length} ${level}`;
console.log(
  `${apps.length} apps: ${count("run")}, ${count("accepted")}, ${count("documented")}; ${faults()} failed`,
);

function rowOf(id: string, more: Partial<AppProof>): AppProof {
  return { id, level: "documented", program: "", version: "", digest: "", date: "", ...more };
}

/** Runs the program of an app, and writes its row at once, because the next may take long. */
async function proveApp(id: string): Promise<void> {
  const appCase = CASES[id];
  if (appCase === undefined) return;
  const { version, faults: found } = await prove(hub, id, appCase, values.verbose);
  if (found.length > 0) return fault(id, ...found);
  const { level, program } = appCase;
  const date = new Date().toISOString().slice(0, 10);
  const row = rowOf(id, { level, program, version, digest: digestOf(hub, id, appCase), date });
  writeRows(APPS, [...readRows(APPS).filter((other) => other.id !== id), row]);
  console.log(`${id}: ${level}, ${program} ${version}`);
}

function readToday(): ReadonlyMap<string, Today> {
  const found = new Map<string, Today>();
  for (const [id, appCase] of Object.entries(CASES)) {
    try {
      found.set(id, { level: appCase.level, digest: digestOf(hub, id, appCase) });
    } catch (error) {
      fault(id, errorText(error));
    }
  }
  return found;
}
