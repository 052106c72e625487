// Runs the fuzzer: values of any type at every place of every generator, whose programs real parsers read.
import { parseArgs } from "node:util";
import { fault } from "../../support/faults.ts";
import { ensurePython } from "../../support/setup.ts";
import { readProduct, run } from "./run.ts";

const { values } = parseArgs({
  options: {
    // Enough for each generator to be called.
    runs: { type: "string", default: "1000" },
    // Repeats the cases of a run with the same --runs and --only.
    seed: { type: "string" },
    // The generators whose name contains this, such as library/timm or sh/curl.
    only: { type: "string", default: "" },
  },
});

const runs = Number(values.runs);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
if (!(runs >= 1 && Number.isInteger(seed))) {
  console.error(`--runs ${values.runs} and --seed ${values.seed} must be integers.`);
  process.exit(2);
}
const only = values.only === "" ? "" : ` --only '${values.only}'`;
console.log(`npm run check fuzz -- --runs ${runs} --seed ${seed}${only}`);
await ensurePython();
const options = { runs, seed, only: values.only };
const { programs, failures } = await run(await readProduct(), options, (done, all) => {
  process.stderr.write(`\r${done} of ${all} generators `);
});
process.stderr.write("\n");
for (const failure of failures) fault(failure);
console.log(`${runs} cases, ${programs} programs, ${failures.length} failures`);
