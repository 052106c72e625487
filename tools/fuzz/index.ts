// Runs the fuzz: hostile values at every place of every generator, read by real interpreters.
import { fork } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensurePython } from "../setup.ts";
import { HELP } from "./help.ts";
import { WRONGS, type Wrong } from "./judge.ts";
import { noReport, type Report, type Run, together } from "./run.ts";

const { values } = parseArgs({
  options: {
    help: { type: "boolean", default: false },
    runs: { type: "string", default: "10000" },
    seed: { type: "string" },
    only: { type: "string", default: "" },
    jobs: { type: "string", default: "2" },
  },
});

if (values.help) console.log(HELP);
else await fuzz();

async function fuzz(): Promise<void> {
  const runs = count("runs", values.runs, 1);
  const seed =
    values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : count("seed", values.seed, 0);
  const jobs = count("jobs", values.jobs, 1);
  const only = values.only === "" ? [] : [`--only '${values.only}'`];
  console.log(`npm run fuzz -- ${[`--runs ${runs}`, `--seed ${seed}`, ...only].join(" ")}`);
  await ensurePython();
  const done = Array.from({ length: jobs }, () => 0);
  const parts = done.map((_, at) =>
    partOf({ runs, seed, only: values.only, part: [at, jobs] }, (cases) => {
      done[at] = cases;
      process.stderr.write(`\r${done.reduce((sum, one) => sum + one, 0)} of ${runs} cases `);
    }),
  );
  const report = (await Promise.all(parts)).reduce(together, noReport);
  process.stderr.write("\n");
  print(report);
  if (Object.values(report.wrong).some((times) => times > 0)) process.exitCode = 1;
}

function count(name: string, text: string, least: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number < 2 ** 31) return number;
  console.error(`--${name} is "${text}", and must be a whole number from ${least} on.`);
  process.exit(2);
}

function partOf(part: Run, onCases: (cases: number) => void): Promise<Report> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, "worker.ts"));
    let report: Report | undefined;
    child.on("message", (said: { readonly cases?: number; readonly report?: Report }) => {
      if (said.cases !== undefined) onCases(said.cases);
      report ??= said.report;
    });
    child.on("exit", (code) => {
      if (report !== undefined) resolve(report);
      else
        reject(new Error(`A process of the fuzz ended with ${String(code)} before it was done.`));
    });
    child.send(part);
  });
}

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
