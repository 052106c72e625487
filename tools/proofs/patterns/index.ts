// Checks that every regular expression takes linear time, or has a reason. `checked.json` lists those that were checked;
// --check checks new ones, too, and writes nothing.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { fault } from "../../support/faults.ts";
import { writeOrCheck } from "../../support/written.ts";
import { exceptionOf, patternsIn, problemOf, shippedSources } from "./patterns.ts";

export const CHECKED = "tools/proofs/patterns/checked.json";

// All of them again, e.g. with a newer version of the checker.
const { values } = parseArgs({
  options: { all: { type: "boolean", default: false }, check: { type: "boolean", default: false } },
});
const known = new Set(values.all ? [] : (JSON.parse(readFileSync(CHECKED, "utf8")) as string[]));
const patterns = patternsIn(shippedSources());
const queue = [...patterns].filter(([pattern]) => !known.has(pattern));
const safe = new Set([...patterns.keys()].filter((pattern) => known.has(pattern)));
async function work(): Promise<void> {
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [pattern, files] = next;
    const unexcused = files.filter((file) => exceptionOf(pattern, file) === undefined);
    const problem = unexcused.length === 0 ? undefined : await problemOf(pattern);
    if (problem === undefined) safe.add(pattern);
    else {
      const where = unexcused.join(", ");
      fault(`${where}: ${pattern} is ${problem}. Rewrite it, or add it to exceptions.ts.`);
    }
  }
}
await Promise.all([work(), work()]);
if (values.check)
  console.log(`${patterns.size} patterns, ${patterns.size - safe.size} with a problem.`);
else {
  const lines = [...safe].sort().map((pattern) => `  ${JSON.stringify(pattern)}`);
  writeOrCheck([{ path: CHECKED, text: `[\n${lines.join(",\n")}\n]\n` }], "npm run write patterns");
}
