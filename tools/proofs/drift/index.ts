// Reports what changed outside since it was last read: newest SDKs, published descriptions, names in registries, and load
// packages. For a nightly run: it needs the network. The files that it writes are restored; --keep leaves them.
import { spawnSync } from "node:child_process";
import { errorText } from "#core/base/issue";
import { output } from "../../support/process.ts";
import { readRecord } from "../libraries/record.ts";
import { sources } from "../published/sources.ts";
import { newestOf } from "../../support/registries.ts";
import { changesIn } from "./changes.ts";
import { compareTypes } from "./tables.ts";

// What the tools below write.
const WRITTEN = [
  "tools/writers/names/names.json",
  "plugins/proofs/libraries.json",
  "docs/libraries.md",
];

const git = (...args: readonly string[]): Promise<string> => output("git", args);
const changed = await git("status", "--porcelain", "--", ...WRITTEN);
if (changed !== "") {
  console.error(`Commit or restore these files first, because they are written:\n${changed}`);
  process.exit(2);
}

const [only] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const PARTS = {
  sdks: () => tool("tools/writers/sdk/index.ts", "--newest"),
  published,
  tables: compareTypes,
  names: () => tool("tools/writers/names/index.ts"),
  libraries,
};
try {
  for (const [part, run] of Object.entries(PARTS)) {
    if (only !== undefined && only !== part) continue;
    console.log(`\n## ${part}\n`);
    await run().catch(failed);
  }
} finally {
  if (!process.argv.includes("--keep")) await git("checkout", "--quiet", "--", ...WRITTEN);
}

function failed(error: unknown): void {
  console.log(`FAILED  ${errorText(error)}`);
  process.exitCode = 1;
}

/** Runs a tool, with its output. Its failure is a part of the report. */
async function tool(file: string, ...args: readonly string[]): Promise<void> {
  const argv = ["--import", "tsx", file, ...args];
  const { status } = spawnSync(process.execPath, argv, { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}

/** The pinned packages whose registry has a newer version. */
async function published(): Promise<void> {
  for (const [key, { name = key, registry, version }] of Object.entries(sources.packages)) {
    const newest = await newestOf(registry === "npm" ? "npm" : "pip", name).catch(errorText);
    if (newest !== version) console.log(`- ${name} ${version} → ${newest}`);
  }
  console.log(
    "Raise a version in tools/proofs/published/sources.json, and extract it again to compare.",
  );
}

/** Checks every load snippet against the newest packages. */
async function libraries(): Promise<void> {
  const before = readRecord();
  await tool("tools/proofs/libraries/index.ts");
  for (const change of changesIn(before, readRecord())) console.log(`- ${change}`);
}
