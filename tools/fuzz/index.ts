// Runs the fuzzer: hostile values at every place of every generator, read by real interpreters. Prints failures as
// minimal calls.
import { parseArgs } from "node:util";
import { ensurePython } from "../setup.ts";
import { WRONGS, type Wrong } from "./judge.ts";
import { type Report, run } from "./run.ts";
import { readProduct } from "./target.ts";

const { values } = parseArgs({
  options: {
    // Enough for each generator to be called.
    runs: { type: "string", default: "10000" },
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
console.log(`npm run fuzz -- --runs ${runs} --seed ${seed}${only}`);
await ensurePython();
const report = run(await readProduct(), { runs, seed, only: values.only }, (cases) => {
  process.stderr.write(`\r${cases} of ${runs} cases `);
});
process.stderr.write("\n");
print(report);
if (Object.values(report.wrong).some((times) => times > 0)) process.exitCode = 1;

function print({ cases, programs, readBack, refused, wrong, failures }: Report): void {
  for (const one of failures) console.log(`FAILED  ${one}\n`);
  const sorted = Object.entries(refused).sort(([, a], [, b]) => b - a);
  const all = sorted.reduce((sum, [, times]) => sum + times, 0);
  console.log(
    `${cases} cases, ${programs} programs, ${readBack} constants with a planted text read back`,
  );
  console.log(
    `${all} refused with a reason: ${sorted.map(([code, times]) => `${code} ${times}`).join(", ")}`,
  );
  for (const [kind, what] of Object.entries(WRONGS)) console.log(`${wrong[kind as Wrong]} ${what}`);
}
