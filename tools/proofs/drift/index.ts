// Reports what changed outside since it was last read: newest SDKs, packages with published descriptions, tables of
// Transformers and of engines. It needs the network and writes nothing; the nightly run writes names and load snippets again.
import { errorText } from "#core/base/issue";
import { newestOf } from "../../support/registries.ts";
import { sources } from "../published/sources.ts";
import { drifts, isBehind } from "./newest.ts";
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

/** The pinned and the newest version of each package that clients install. Rejects if one is a major version behind. */
async function sdks(): Promise<void> {
  const changes = await drifts();
  console.table(changes.map((drift) => ({ ...drift, behind: isBehind(drift) })));
  if (changes.some(isBehind)) throw new Error("An SDK is a major version behind.");
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
