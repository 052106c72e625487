// Runs the recipes of docs/scale.md, and compares their output with that of one process.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { fault } from "../../support/faults.ts";
import { madeRecords } from "../made-records.ts";

interface Recipe {
  readonly name: string;
  readonly needs: readonly string[];
  /** How the output differs from that of one process; undefined if it does not. */
  run(): string | undefined;
}

const ROOT = resolve(import.meta.dirname, "../../..");
const RECIPES = join(ROOT, "examples/scale");
const folder = mkdtempSync(join(tmpdir(), "hubsmith-scale-"));
const inFolder = (name: string): string => join(folder, name);
const bin = inFolder("bin");
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env["PATH"] ?? ""}`,
  // Workers of Spark find each other even if the machine's name does not resolve.
  SPARK_LOCAL_IP: "127.0.0.1",
};
const PARALLEL = ["bash", "parallel"];
const SPARK = ["java", "spark-submit"];

const ALL: readonly Recipe[] = [
  ...[
    ["GNU parallel", "parallel.sh", "unnumbered"],
    ["GNU parallel, with lines", "numbered.sh", "numbered"],
  ].map(([name, script, expected]) => ({
    name: name!,
    needs: PARALLEL,
    run: () =>
      failed([`recipes/${script}`, "in.jsonl", "out.jsonl"]) ?? differs("out.jsonl", expected!),
  })),
  {
    name: "a file for each model",
    needs: [...PARALLEL, "jq"],
    run: () =>
      failed(["recipes/export.sh", "good.jsonl", "site"]) ??
      failed(["hubsmith", "export", "good.jsonl", "--out", "site", "--check"]),
  },
  { name: "Apache Spark", needs: SPARK, run: () => spark("spark") },
  {
    name: "Apache Spark, where the first attempt is killed",
    needs: SPARK,
    run: () => {
      // The path is in the script, because Spark gives its commands no environment.
      const tried = inFolder("tried");
      const once = `if mkdir '${tried}' 2>&-; then ${hubsmith()} "$@" | head -n 3; kill -9 $$; fi`;
      shim(`${once}\nexec ${hubsmith()} "$@"`);
      const difference = spark("retried");
      shim(`exec ${hubsmith()} "$@"`);
      return difference ?? (existsSync(tried) ? undefined : "No attempt was killed.");
    },
  },
];

try {
  setUp();
  for (const { name, needs, run } of ALL) {
    const missing = needs.filter((program) => !isThere(program));
    if (missing.length > 0) {
      console.log(`skipped: ${name}, because ${missing.join(" and ")} is missing.`);
      continue;
    }
    const difference = run();
    if (difference === undefined) console.log(`ok: ${name}`);
    else fault(name, difference);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function setUp(): void {
  mkdirSync(bin);
  shim(`exec ${hubsmith()} "$@"`);
  cpSync(RECIPES, inFolder("recipes"), { recursive: true });
  const good = madeRecords(12_000, 20);
  writeFileSync(inFolder("good.jsonl"), good.map((line) => `${line}\n`).join(""));
  // Invalid and blank lines do not end a run.
  const all = [...good.slice(0, 7000), "nope", "", '{"id":"cut', ...good.slice(7000)];
  writeFileSync(inFolder("in.jsonl"), all.map((line) => `${line}\n`).join(""));
  for (const [name, first] of Object.entries({ unnumbered: "unknown", numbered: "1" })) {
    const script = `hubsmith snippets --json --first-line ${first} in.jsonl > ${name} || [ $? -eq 1 ]`;
    const fault = failed(["sh", "-c", script]);
    if (fault !== undefined) throw new Error(fault);
  }
}

function hubsmith(): string {
  const loader = join(ROOT, "node_modules/tsx/dist/loader.mjs");
  return `'${process.execPath}' --import '${loader}' '${join(ROOT, "tools/products/hubsmith.ts")}'`;
}

function shim(body: string): void {
  // tsx looks for its configuration in the working directory.
  const text = `#!/bin/sh\nexport TSX_TSCONFIG_PATH='${join(ROOT, "tsconfig.json")}'\n${body}\n`;
  writeFileSync(join(bin, "hubsmith"), text, { mode: 0o755 });
}

function isThere(program: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${program}`], { env }).status === 0;
}

function spark(out: string): string | undefined {
  const master = ["--master", "local[2,4]"];
  const fault = failed(["spark-submit", ...master, "recipes/spark.py", "in.jsonl", out]);
  if (fault !== undefined) return fault;
  const parts = readdirSync(inFolder(out)).filter((name) => name.startsWith("part-"));
  const texts = parts.sort().map((name) => gunzipSync(readFileSync(join(inFolder(out), name))));
  writeFileSync(inFolder(`${out}.jsonl`), Buffer.concat(texts));
  return differs(`${out}.jsonl`, "unnumbered");
}

function differs(file: string, expected: string): string | undefined {
  const isSame = readFileSync(inFolder(file)).equals(readFileSync(inFolder(expected)));
  return isSame ? undefined : `${file} differs from the output of one process.`;
}

function failed([command, ...argv]: readonly string[]): string | undefined {
  const { status, error, stderr } = spawnSync(command!, argv, {
    cwd: folder,
    env,
    encoding: "utf8",
    maxBuffer: Infinity,
  });
  if (status === 0) return undefined;
  return `${command} ended with ${status ?? error?.message}: ${stderr.split("\n").slice(-12).join("\n")}`;
}
