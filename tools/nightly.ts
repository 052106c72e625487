// `npm run nightly`: writes what is generated, looks at what changed outside, and ends with a summary and the counts. It needs
// the registries of packages; what only the Hub knows is not looked at, and is listed.
import { spawnSync } from "node:child_process";
import { output } from "./support/process.ts";

// Drift first, then from short to long, so that a stop leaves the most.
const STEPS: readonly string[] = [
  "check drift -- sdks",
  "check drift -- published",
  "check drift -- tables",
  "check drift -- engines",
  "write api",
  "write checks",
  "write fields",
  "write names",
  "write goldens",
  "write patterns",
  "write published",
  "write libraries",
  "check wires -- --fresh --write",
  "check sweep -- --fresh --write",
  "check streams -- --fresh --write",
  "write snippets -- --fresh --write",
  "write proven",
];
// These were read from records of the Hub and pages of makers, which have no registry.
const NOT_READ = [
  "plugins/kit/formats/known-models.ts (config.json of each model)",
  "plugins/kit/tasks/record.ts (files of repositories)",
  "plugins/kit/devices/table.json (pages of makers)",
  "models/data/ (records of models)",
];

const only = process.argv.slice(2);
const steps = STEPS.filter((step) => only.length === 0 || only.includes(step));
const unknown = only.filter((step) => !STEPS.includes(step));
if (unknown.length > 0) {
  console.error(`Unknown steps: ${unknown.join(", ")}. Known: ${STEPS.join(", ")}.`);
  process.exit(2);
}

const failed: string[] = [];
for (const step of steps) {
  console.log(`\n── npm run ${step}\n`);
  const start = performance.now();
  const { status } = spawnSync("npm", ["run", "--silent", ...step.split(" ")], {
    stdio: "inherit",
  });
  if (status !== 0) failed.push(step);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${status === 0 ? "ok" : "FAILED"}: ${step}, ${seconds} s`);
}

const changed = await output("git", ["status", "--porcelain"]);
console.log(`\n## Changed files\n\n${changed.trimEnd() || "None."}`);
console.log(`\n## Not read: only the Hub or a maker has them\n\n- ${NOT_READ.join("\n- ")}`);
if (failed.length > 0) console.log(`\n## Failed\n\n- ${failed.join("\n- ")}`);
console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) process.exitCode = 1;
