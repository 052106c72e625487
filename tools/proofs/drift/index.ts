// Reports what changed outside since it was last read: newest SDKs, packages with published descriptions, tables of
// Transformers and of engines. It needs the network and writes nothing; the nightly run writes names and load snippets again.
import { spawnSync } from "node:child_process";
import { errorText } from "#core/base/issue";
import { newestOf } from "../../support/registries.ts";
import { sources } from "../published/sources.ts";
import { compareEngines, compareTypes } from "./tables.ts";

const [only] = process.argv.slice(2);
const PARTS = { sdks, published, tables: compareTypes, engines: compareEngines };
for (const [part, run] of Object.entries(PARTS)) {
  if (only !== undefined && only !== part) continue;
  console.log(`\n## ${part}\n`);
  await run().catch((error: unknown) => {
    console.log(`FAILED  ${errorText(error)}`);
    process.exitCode = 1;
  });
}

/** The pinned SDKs, in a process of its own, because it ends with 1 if one is behind. */
async function sdks(): Promise<void> {
  const argv = ["--import", "tsx", "tools/writers/sdk/index.ts", "--newest"];
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
