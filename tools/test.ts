// Runs the checks (all of them if CI is set), continues after a failure, and ends with one line: how many passed and failed.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type Count, countOne, countProofs, countTests } from "./counts.ts";
import { ensureCommands } from "./machine.ts";
import { CHECKED, type Checked } from "./release/index.ts";
import { ensurePython, thisMachine } from "./setup.ts";

/** A script of package.json, and how its result is counted. */
interface Step {
  readonly name: string;
  readonly script: readonly string[];
  count(code: number, output: string): Count;
}

// From the list of models to a copied snippet, by mouse and by keyboard, and the data that is stored between visits.
const MAIN_PATHS = ["app/app.browser", "app/access.browser", "app/visits.browser"];

// The options of a step, if it is run by hand.
const SHOWN: readonly string[] = ["--check", "--quick"];

const guard = (name: string, script: string, ...options: readonly string[]): Step => ({
  name,
  script: [script, ...options],
  count: countOne,
});

function tests(name: string, script: string, ...files: readonly string[]): Step {
  const report = `.cache/${script.replace(":", "-")}.json`;
  const options = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  rmSync(report, { force: true });
  return {
    name,
    script: [script, ...options, ...files],
    count: (code) =>
      countTests(code, existsSync(report) ? readFileSync(report, "utf8") : undefined),
  };
}

const isCi = Boolean(process.env["CI"]);

// Steps of different lists of a stage run at the same time.
type Stage = readonly (readonly Step[])[];

const STAGES: readonly Stage[] = [
  [
    // The API is read from what the types' step compiles.
    [guard("types", "types"), guard("public API", "api", "--check"), guard("sizes", "size")],
    [
      guard("lint", "lint"),
      guard("boundaries", "boundaries"),
      guard("generated index", "generate", "--check"),
      guard("sample answers", "answers", "--check"),
      guard("record of load snippets", "prove:libraries", "--check"),
      guard("SDK tables", "sdk", "--check"),
    ],
  ],
  [[tests("unit tests and sweep", "test:unit")]],
  ...(isCi
    ? [
        // It also compares the record of the proof with the results.
        [[{ name: "snippets proven", script: ["prove", "--check"], count: countProofs }]],
        [[guard("package, from outside", "outside")]],
        [[guard("licenses of bundled packages", "licenses", "--check")]],
        [[tests("documentation", "docs")]],
        [[guard("hosts that get keys", "prove:hosts")]],
        [[tests("browser", "test:browser")]],
      ]
    : [
        [[{ name: "snippets proven, quick", script: ["prove", "--quick"], count: countProofs }]],
        [[tests("browser, the main paths", "test:browser", ...MAIN_PATHS)]],
      ]),
];

mkdirSync(".cache", { recursive: true });
const times: (readonly [step: string, seconds: string])[] = [];
const counts = [await setUp()];
for (const stage of STAGES) {
  const inOrder = async (steps: readonly Step[]): Promise<void> => {
    for (const step of steps) counts.push(await run(step, stage.length === 1));
  };
  await Promise.all(stage.map(inOrder));
}
const sum = (of: "passed" | "failed"): number =>
  counts.reduce((total, count) => total + count[of], 0);
noteFor(headOfTree());
// `npm run bench tests` prints it.
writeFileSync(".cache/test-times.json", JSON.stringify(times));
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
if (sum("failed") > 0) process.exitCode = 1;

// A release reads the result of its commit; uncommitted changes were also tested, but are in no commit.
function noteFor(commit: string | undefined): void {
  rmSync(CHECKED, { force: true });
  if (commit === undefined) return;
  const checked: Checked = { commit, passed: sum("passed"), failed: sum("failed"), isWhole: isCi };
  writeFileSync(CHECKED, JSON.stringify(checked));
}

function headOfTree(): string | undefined {
  const ask = (...args: readonly string[]): string | undefined => {
    const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
    return status === 0 ? stdout.trim() : undefined;
  };
  return ask("status", "--porcelain") === "" ? ask("rev-parse", "HEAD") : undefined;
}

async function setUp(): Promise<Count> {
  const machine = await thisMachine();
  const { chromium, missing, faults } = ensureCommands(machine);
  // The browser tests read this variable first.
  if (chromium !== undefined) process.env["CHROMIUM_PATH"] = chromium;
  const all = [...faults];
  if (!missing.includes("python3")) {
    await ensurePython().catch((error: unknown) => {
      all.push(error instanceof Error ? error.message : String(error));
    });
  }
  for (const fault of all) machine.say(fault);
  return { passed: 0, failed: all.length };
}

async function run({ name, script, count }: Step, isStreamed: boolean): Promise<Count> {
  const start = performance.now();
  const [command, ...options] = script;
  const title = `\n── ${name} (npm run ${[command, ...options.filter((one) => SHOWN.includes(one)).map((one) => `-- ${one}`)].join(" ")})\n`;
  const colours = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = spawn("npm", ["run", "--silent", command!, "--", ...options], {
    env: { ...process.env, ...colours },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  if (isStreamed) process.stdout.write(title);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (isStreamed) process.stdout.write(text);
    });
  }
  const code = await new Promise<number>((done) => {
    child.on("error", () => done(1)).on("close", (status) => done(status ?? 1));
  });
  // Mixed output would be unreadable, so each step's is printed as a whole.
  if (!isStreamed) process.stdout.write(title + output);
  const { passed, failed, note = "" } = count(code, output);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  times.push([name, seconds]);
  console.log(
    `${failed > 0 ? "FAILED" : "ok"}: ${name}, ${passed} passed, ${failed} failed, ${seconds} s ${note}`.trimEnd(),
  );
  return { passed, failed };
}
