// Runs the checks (all of them if CI is set, and only the nightly run has all combinations), continues after a failure, and
// ends with one line: how many passed and failed.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { type Count, countOne, countProofs, countTests } from "./support/counts.ts";
import { ensureCommands, thisMachine } from "./support/machine.ts";
import { freshenIndex } from "./writers/index-of-plugins/freshen.ts";
import { ensurePython } from "./support/setup.ts";

interface Step {
  readonly name: string;
  /** The verb and the name, as `npm run` gets them, and options. */
  readonly script: string;
  /** Options that are not shown, because nobody needs them by hand. */
  readonly more?: readonly string[];
  count(code: number, output: string): Count;
}

// What people come for, from the first page to a copied snippet.
const MAIN_PATHS = ["app/journeys.browser"];

const guard = (name: string, script: string, count: Step["count"] = countOne): Step => ({
  name,
  script,
  count,
});

function tests(name: string, script: string, ...files: readonly string[]): Step {
  const report = `.cache/${script.replace(" ", "-")}.json`;
  rmSync(report, { force: true });
  return {
    name,
    script,
    more: ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...files],
    count: (code) =>
      countTests(code, existsSync(report) ? readFileSync(report, "utf8") : undefined),
  };
}

const isCi = Boolean(process.env["CI"]);

/** Lists of steps at the same time, each step after the one before it. */
type Stage = readonly (readonly Step[])[];

// Python is installed meanwhile.
const FIRST: Stage = [
  // The API is read from what the types' step compiles.
  [guard("types", "check types"), guard("public API", "check api"), guard("sizes", "check size")],
  [
    guard("lint", "check lint"),
    guard("boundaries", "check boundaries"),
    guard("page of the checks", "check checks"),
    guard("tables of fields", "check fields"),
    guard("sample answers", "check answers"),
    guard("names of packages", "check names"),
    guard("published descriptions", "check published"),
    guard("record of load snippets", "check libraries"),
    guard("record of apps", "check apps"),
    guard("SDK tables", "check sdk"),
    guard("tables of engines", "check engines"),
  ],
];
const REST: readonly Stage[] = [
  [[tests("unit tests and sweep", "check unit")]],
  ...(isCi
    ? [
        // It also compares the record of the proof with the results.
        [[guard("snippets proven, in pairs", "check snippets --pairs", countProofs)]],
        [[guard("chats against strict services, in pairs", "check wires --pairs", countProofs)]],
        // Alone, because it measures times.
        [[guard("speed", "check speed")]],
        // Each of them waits for one program after the other.
        [
          [
            guard("package, from outside", "check package"),
            // It prints them, and does not fail.
            guard("changed snippets", "check preview"),
            guard("licenses of bundled packages", "check licenses"),
            guard("coding agents", "check agents", countProofs),
          ],
          [guard("hosts that get keys", "check hosts"), tests("documentation", "check docs")],
        ],
        [[tests("browser", "check browser")]],
      ]
    : [
        [[guard("snippets proven, quick", "check snippets --quick", countProofs)]],
        [[tests("browser, the main paths", "check browser", ...MAIN_PATHS)]],
      ]),
];

freshenIndex();
mkdirSync(".cache", { recursive: true });
const counts: Count[] = [];
const inOrder = async (steps: readonly Step[], isStreamed: boolean): Promise<void> => {
  for (const step of steps) counts.push(await run(step, isStreamed));
};
const atOnce = async (stage: Stage): Promise<void> => {
  await Promise.all(stage.map((steps) => inOrder(steps, stage.length === 1)));
};
const [installed] = await Promise.all([setUp(), atOnce(FIRST)]);
counts.push(installed);
for (const stage of REST) await atOnce(stage);
const sum = (of: "passed" | "failed"): number =>
  counts.reduce((total, count) => total + count[of], 0);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
if (sum("failed") > 0) process.exitCode = 1;

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
  all.forEach(machine.say);
  return { passed: 0, failed: all.length };
}

async function run({ name, script, more = [], count }: Step, isStreamed: boolean): Promise<Count> {
  const start = performance.now();
  const [verb = "", what = "", ...options] = script.split(" ");
  const title = `\n── ${name} (npm run ${[`${verb} ${what}`, ...options].join(" -- ")})\n`;
  const colors = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  // As npm does it, without the start of npm.
  const argv = ["--import", "tsx", "tools/run.ts", verb, what, ...options, ...more];
  const child = spawn(process.execPath, argv, {
    env: { ...process.env, ...colors },
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
  console.log(
    `${failed > 0 ? "FAILED" : "ok"}: ${name}, ${passed} passed, ${failed} failed, ${seconds} s ${note}`.trimEnd(),
  );
  return { passed, failed };
}
