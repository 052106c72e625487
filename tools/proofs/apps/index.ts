// Proves apps with their real programs, which serve tiny models of a mock Hub: npm run check apps -- --run [ID…] writes
// the record. Without --run, only compares the record with what is printed today.
import { parseArgs } from "node:util";
import { createHub, loadPlugins } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { errorText } from "#core/base/issue";
import { fault, faults } from "../../support/faults.ts";
import { runnable } from "../snippets/runners.ts";
import { caseIds, caseOf, digestOf } from "./printed.ts";
import { compare, readRows, type Row, type Today, writeRows } from "./record.ts";
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
for (const id of [...ids, ...caseIds()].filter((some) => !apps.includes(some)))
  fault(`There is no app ${id}.`);

if (values.run) await proveAll();
const today = await readToday();
const rows = readRows();
for (const message of compare(apps, rows, today)) fault(message);
const count = (level: Row["level"]): string =>
  `${rows.filter((row) => row.level === level).length} ${level}`;
console.log(
  `${apps.length} apps: ${count("run")}, ${count("accepted")}, ${count("documented")}; ${faults()} failed`,
);

async function proveAll(): Promise<void> {
  for (const app of hub.apps) {
    const wanted = ids.length === 0 || ids.includes(app.id);
    const before = readRows();
    const appCase = await caseOf(app.id);
    const old = before.find(({ id }) => id === app.id);
    const documented: Row = {
      id: app.id,
      level: "documented",
      program: "",
      version: "",
      digest: "",
      date: app.readOn,
    };
    let row = appCase === undefined ? documented : (old ?? documented);
    if (wanted && appCase !== undefined) {
      const { version, faults: found } = await prove(hub, app.id, appCase, values.verbose);
      if (found.length > 0) fault(app.id, ...found);
      else {
        const { level, program } = appCase;
        const date = new Date().toISOString().slice(0, 10);
        row = { id: app.id, level, program, version, digest: digestOf(hub, app.id, appCase), date };
        console.log(`${app.id}: ${level}, ${program} ${version}`);
      }
    }
    // After each app, for the next may take long.
    writeRows([...before.filter(({ id }) => id !== app.id && apps.includes(id)), row]);
  }
}

async function readToday(): Promise<ReadonlyMap<string, Today>> {
  const found = new Map<string, Today>();
  for (const id of apps) {
    try {
      const appCase = await caseOf(id);
      if (appCase === undefined) continue;
      found.set(id, { level: appCase.level, digest: digestOf(hub, id, appCase) });
    } catch (error) {
      fault(id, errorText(error));
    }
  }
  return found;
}
