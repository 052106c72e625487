// Writes what each engine can load, or the given ones, and the auto classes of Transformers, as their packages say. With
// --check, it checks the form of the committed tables, without the network.
import { fault } from "../../support/faults.ts";
import { formatted, isCheck, type Written, writeOrCheck } from "../../support/written.ts";
import { open } from "./archive.ts";
import { committedTables, faultsIn } from "./check.ts";
import { SOURCES } from "./sources.ts";
import { moduleOf, tableOf } from "./tables.ts";
import { autoClassesOf, headsByType, typesByClass } from "./transformers.ts";

const today = new Date().toISOString().slice(0, 10);
if (isCheck) await check();
else await write(process.argv.slice(2));

async function check(): Promise<void> {
  const tables = await committedTables();
  for (const [id, table] of tables)
    for (const found of faultsIn(table)) fault(`plugins/kit/engines/${id}.gen.ts: ${found}.`);
  const missing = SOURCES.filter(({ id }) => !tables.has(id)).map(({ id }) => id);
  const others = [...tables.keys()].filter((id) => SOURCES.every((source) => source.id !== id));
  for (const id of missing) fault(`Run \`npm run write engines ${id}\`. It has no table.`);
  for (const id of others) fault(`plugins/kit/engines/${id}.gen.ts has no row in sources.ts.`);
  console.log(`${tables.size} tables of engines were read.`);
}

async function write(ids: readonly string[]): Promise<void> {
  const files: Written[] = ids.length === 0 ? [...(await autoClasses())] : [];
  for (const source of SOURCES.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
    const table = await tableOf(source, today);
    const text = moduleOf(table, `${table.engine}, read on ${today}`);
    files.push({ path: `plugins/kit/engines/${source.id}.gen.ts`, text });
  }
  writeOrCheck(await Promise.all(files.map(formatted)), "npm run write engines");
}

/** All auto classes, for tools; and for plugins, the class of each type that no task names. */
async function autoClasses(): Promise<readonly Written[]> {
  const transformers = await open({ pip: "transformers" });
  const heads = headsByType(await autoClassesOf(transformers));
  const from = `// Written by npm run write engines: transformers ${transformers.version}, models/auto/modeling_auto.py, read on ${today}.`;
  const all = `${from}

/** By type of model, the auto classes of Transformers without "AutoModelFor"; "Model" is AutoModel. */
export const AUTO_CLASSES: Readonly<Record<string, string>> = ${JSON.stringify(heads)};
`;
  const single = `${from}

/** By class, the types of models that have no other head. */
export const CLASSES: Readonly<Record<string, string>> = ${JSON.stringify(typesByClass(heads))};
`;
  return [
    { path: "tools/support/auto-classes.gen.ts", text: all },
    { path: "plugins/kit/libraries/transformers/classes.gen.ts", text: single },
  ];
}
