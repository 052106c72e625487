// Proves apps with their real programs, which serve tiny models of a mock Hub: npm run check apps -- --run [ID…] writes
// the record. Without --run, only compares the record with what is printed today.
import { parseArgs } from "node:util";
import { createHub, loadPlugins } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { errorText } from "#core/base/issue";
import { fault, faults } from "../../support/faults.ts";
import { compareDigests, readRecord, recordFile, type Row } from "../../support/record.ts";
import { writeOrCheck } from "../../support/written.ts";
import { runnable } from "../snippets/runners.ts";
import type { AppCase } from "./case.ts";
import { CASES } from "./cases.ts";
import { digestIn } from "./printed.ts";
import { prove } from "./run.ts";

/** The proof of an app. */
interface AppProof extends Row {
  /**
   * `run`: the program served a model by the printed commands, and the printed calls of all clients were answered.
   * `accepted`: the program's own parser takes the printed commands, and refuses an unknown option. Of the apps without a
   * case, only the documentation was read.
   */
  readonly level: AppCase["level"];
  readonly program: string;
  readonly version: string;
  /** The day, `YYYY-MM-DD`. */
  readonly date: string;
}

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
for (const id of [...ids, ...Object.keys(CASES)].filter((some) => hub.apps.get(some) === undefined))
  fault(`There is no app ${id}.`);

if (values.run) for (const id of ids.length === 0 ? Object.keys(CASES) : ids) await proveApp(id);
const record = readRecord<AppProof>("apps");
compare();
const count = (level: AppProof["level"]): string =>
  `${[...record.values()].filter((row) => row.level === level).length} ${level}`;
const documented = hub.apps.list.length - record.size;
console.log(
  `${hub.apps.list.length} apps: ${count("run")}, ${count("accepted")}, ${documented} documented; ${faults()} failed`,
);

/** Runs the program of an app, and writes its row at once, because the next may take long. */
async function proveApp(id: string): Promise<void> {
  const appCase = CASES[id];
  if (appCase === undefined) return;
  const { version, faults: found } = await prove(hub, id, appCase, values.verbose);
  if (found.length > 0) return fault(id, ...found);
  const { level, program } = appCase;
  const date = new Date().toISOString().slice(0, 10);
  const row = { digest: digestIn(hub, id, appCase), level, program, version, date };
  const rows = [...readRecord<AppProof>("apps"), [id, row] as const];
  writeOrCheck([recordFile("apps", new Map(rows))], "npm run check apps -- --run");
  console.log(`${id}: ${level}, ${program} ${version}`);
}

/** Each case has a row, each row a case, and what was proven is what is printed today. */
function compare(): void {
  const today = new Map<string, string>();
  for (const [id, appCase] of Object.entries(CASES)) {
    try {
      today.set(id, digestIn(hub, id, appCase));
    } catch (error) {
      fault(id, errorText(error));
    }
  }
  const again = (id: string): string => `Run \`npm run check apps -- --run ${id}\`.`;
  const { gone, added, changed } = compareDigests(record, today);
  for (const id of gone) fault(`${id} has a row in plugins/proofs/apps.json, but no case.`);
  for (const id of added) fault(`${id} has no row in plugins/proofs/apps.json. ${again(id)}`);
  for (const id of changed)
    fault(`${id} prints other commands than those that were proven. ${again(id)}`);
  for (const [id, { level }] of record)
    if (CASES[id] !== undefined && CASES[id].level !== level)
      fault(`${id} is ${level}, but its case is ${CASES[id].level}. ${again(id)}`);
}
