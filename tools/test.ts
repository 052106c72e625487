// Runs the checks (all of them if CI is set, and only the nightly run has all combinations), continues after a failure, and
// ends with one line: how many passed and failed.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { type Count, countOne, countProofs, countTests } from "./support/counts.ts";
import { freshenIndex } from "./writers/index-of-plugins/freshen.ts";

interface Step {
  readonly name: string;
  /** The verb and the name, as `npm run` gets them, and options. */
  readonly script: string;
  /** Options that are not shown, because nobody needs them by hand. */
  readonly more?: readonly string[];
  /** Whether it needs what the setup installs. */
  readonly isAfterSetUp?: boolean;
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

// What is missing is installed meanwhile, in another process.
const FIRST: Stage = [
  // The API is read from what the types' step compiles.
  [guard("types", "check types"), guard("public API", "check api"), guard("sizes", "check size")],
  [
    guard("lint", "check lint"),
    guard("boundaries", "check boundaries"),
    {
      ...guard("what is made from the plugins", "check in-step", countProofs),
      isAfterSetUp: true,
    },
  ],
];
const REST: readonly Stage[] = [
  [[tests("unit tests", "check unit")]],
  ...(isCi
    ? [
        // It also compares the record of the proof with the results.
        [[guard("snippets proven, in pairs", "check snippets --pairs", countProofs)]],
        [[guard("chats against strict services, in pairs", "check wires --pairs", countProofs)]],
        [
          [guard("plugins, by the kit", "check sweep", countProofs)],
          [guard("streams of other formats", "check streams", countProofs)],
        ],
        // Alone, because it measures times.
        [[guard("speed", "check speed")]],
        // Each of them waits for one program after the other.
        [
          [
            guard("package, from outside", "check package"),
            // It prints them, and does not fail.
            guard("changed snippets", "check preview"),
            guard("licenses of bundled packages", "check licenses"),
            tests("documentation", "check docs"),
            // It builds in the same folder as the package.
            tests("browser", "check browser"),
          ],
          [
            guard("hosts that get keys", "check hosts"),
            guard("coding agents", "check agents", countProofs),
          ],
        ],
      ]
    : [
        // Each of them leaves one processor idle for some time.
        [
          [
            guard("plugins, by the kit, quick", "check sweep --quick", countProofs),
            guard("snippets proven, quick", "check snippets --quick", countProofs),
          ],
          [tests("browser, the main paths", "check browser", ...MAIN_PATHS)],
        ],
      ]),
  // The last, because it reads how long the others took.
  [[guard("lines, files, bytes and seconds", "check weight")]],
];

freshenIndex();
mkdirSync(".cache", { recursive: true });
const counts: Count[] = [];
const began = performance.now();
const kind = isCi ? "CI" : "npm test";
const seconds: Record<string, number> = {};
const keepSeconds = (what: string, start: number): number => {
  const taken = Math.round((performance.now() - start) / 100) / 10;
  seconds[`seconds of ${kind}: ${what}`] = taken;
  writeFileSync(".cache/seconds.json", JSON.stringify(seconds));
  return taken;
};
const inOrder = async (steps: readonly Step[], isStreamed: boolean): Promise<void> => {
  for (const step of steps) {
    if (step.isAfterSetUp) await installed;
    counts.push(await run(step, isStreamed));
  }
};
const atOnce = async (stage: Stage): Promise<void> => {
  await Promise.all(stage.map((steps) => inOrder(steps, stage.length === 1)));
};
const installed = setUp();
await atOnce(FIRST);
counts.push(await installed);
for (const stage of REST) {
  keepSeconds("all", began);
  await atOnce(stage);
}
const sum = (of: "passed" | "failed"): number =>
  counts.reduce((total, count) => total + count[of], 0);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
if (sum("failed") > 0) process.exitCode = 1;

async function setUp(): Promise<Count> {
  const argv = ["--import", "tsx", "tools/support/set-up.ts"];
  // What it installs is printed at once, each line with its name.
  const child = spawn(process.execPath, argv, { stdio: ["ignore", "pipe", "inherit"] });
  const last = (await text(child.stdout)).trim().split("\n").at(-1)!;
  // It ended early, and has printed why.
  if (!last.startsWith("{")) return { passed: 0, failed: 1 };
  const { chromium, failed } = JSON.parse(last) as {
    readonly chromium?: string;
    readonly failed: number;
  };
  // The browser tests read this variable first.
  if (chromium !== undefined) process.env["CHROMIUM_PATH"] = chromium;
  return { passed: 0, failed };
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
    stream.setEncoding("utf8").on("data", (more: string) => {
      output += more;
      if (isStreamed) process.stdout.write(more);
    });
  }
  const code = await new Promise<number>((done) => {
    child.on("error", () => done(1)).on("close", (status) => done(status ?? 1));
  });
  // Mixed output would be unreadable, so each step's is printed as a whole.
  if (!isStreamed) process.stdout.write(title + output);
  const { passed, failed, note = "" } = count(code, output);
  const taken = keepSeconds(name, start).toFixed(1);
  console.log(
    `${failed > 0 ? "FAILED" : "ok"}: ${name}, ${passed} passed, ${failed} failed, ${taken} s ${note}`.trimEnd(),
  );
  return { passed, failed };
}
