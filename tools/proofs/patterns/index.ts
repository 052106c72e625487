// Checks that every regular expression takes linear time, or has a reason. `checked.json` lists those that were checked;
// --check checks new ones, too, and writes nothing.
import { parseArgs } from "node:util";
import { fault } from "../../support/faults.ts";
import { writeOrCheck } from "../../support/written.ts";
import { CHECKED, checkPatterns, patternsIn, readChecked, shippedSources } from "./patterns.ts";

// All of them again, e.g. with a newer version of the checker.
const { values } = parseArgs({
  options: { all: { type: "boolean", default: false }, check: { type: "boolean", default: false } },
});
const known = values.all ? new Set<string>() : readChecked();
const { safe, problems } = await checkPatterns(patternsIn(shippedSources()), known);
for (const problem of problems) fault(problem);
if (values.check)
  console.log(`${safe.length + problems.length} patterns, ${problems.length} with a problem.`);
else {
  const lines = safe.toSorted().map((pattern) => `  ${JSON.stringify(pattern)}`);
  writeOrCheck([{ path: CHECKED, text: `[\n${lines.join(",\n")}\n]\n` }], "npm run write patterns");
}
