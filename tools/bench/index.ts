// Measures everything that docs/benchmarks.md says, and writes it; with the name of a part, measures that part alone.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { PARTS, type Table } from "./parts.ts";
import { pageOf, textOf } from "./report.ts";

const { positionals } = parseArgs({ allowPositionals: true });
const odd = positionals.find((name) => !Object.hasOwn(PARTS, name));
if (odd !== undefined) {
  console.error(
    `There is no part "${odd}". Choose from ${Object.keys(PARTS).join(", ")}, or name none for all.`,
  );
  process.exit(2);
}
const names = positionals.length > 0 ? positionals : Object.keys(PARTS);
const tables: Table[] = [];
for (const name of names) {
  for (const table of await PARTS[name]!()) {
    console.log(textOf(table));
    tables.push(table);
  }
}
if (positionals.length === 0) {
  writeFileSync("docs/benchmarks.md", pageOf(tables));
  console.log("docs/benchmarks.md is written.");
}
