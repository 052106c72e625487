// Compares every provider's requests, responses and errors with what SDKs publish. --check compares the results with the
// committed ones; --extract downloads the packages and reads them again.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fault, faults } from "../../support/faults.ts";
import { loadServices } from "../../support/services.ts";
import { compare, type Comparison, type Difference, type Part } from "./compare.ts";
import { formatted, writeOrCheck } from "../../support/written.ts";
import { readExtracts } from "./sources.ts";

// Differences from what is published, each with the reason to keep ours.
interface KnownDifferences {
  readonly provider: string;
  readonly tasks: readonly string[];
  readonly part: Part;
  /** The paths; without them, the whole part. */
  readonly at?: readonly string[];
  readonly why: string;
}

interface KnownDifference extends Omit<KnownDifferences, "at" | "tasks"> {
  readonly task: string;
  readonly at: string | undefined;
}

const LISTED = JSON.parse(
  readFileSync(join(import.meta.dirname, "known.json"), "utf8"),
) as readonly KnownDifferences[];

const KNOWN: readonly KnownDifference[] = LISTED.flatMap(({ tasks, at: paths, ...row }) =>
  tasks.flatMap((task) => (paths ?? [undefined]).map((at) => ({ ...row, task, at }))),
);

const knownAs = (difference: Difference): KnownDifference | undefined =>
  KNOWN.find(
    ({ provider, task, part, at }) =>
      provider === difference.provider &&
      task === difference.task &&
      part === difference.part &&
      (at === undefined || at === difference.at),
  );

if (process.argv.includes("--extract")) {
  const { writeExtracts } = await import("./extract.ts");
  await writeExtracts();
}

const { providers, tasks, contracts, replies } = await loadServices();
const extracts = new Map(readExtracts().map((extract) => [extract.provider, extract]));
const options = { companions: tasks.list, replies };
const rows: Comparison[] = [];
for (const [id, contract] of contracts) {
  const provider = providers.get(id);
  if (provider?.baseUrl === undefined) continue;
  rows.push(...compare(provider, contract, extracts.get(id), options));
}

const used = new Set<KnownDifference>();
for (const difference of rows.flatMap(({ differences }) => differences)) {
  const known = knownAs(difference);
  if (known !== undefined) used.add(known);
  else
    fault(
      `${difference.provider} | ${difference.task} | ${difference.part} | ${difference.at || "all"}: ${difference.message}`,
    );
}
for (const difference of KNOWN.filter((known) => !used.has(known)))
  fault(`Not found anymore, remove it from known.json: ${JSON.stringify(difference)}`);

const published: Record<string, Record<string, Comparison["sources"]>> = {};
for (const { provider, task, sources } of rows)
  if (sources.length > 0) (published[provider] ??= {})[task] = sources;
const code = `// The packages with which \`npm run write published\` compared the contracts. Made by it; not to be edited.
  export const published = ${JSON.stringify(published)} as const;
`;
// A new provider has no row until one of its sources is pinned.
const compared = rows.filter(({ provider }) => provider in published);
const lines = compared.map(({ provider, task, sources, results }) => {
  const names = sources.map(({ name, version }) => `${name} ${version}`).join(", ");
  return `| ${[provider, task, names, ...Object.values(results)].join(" | ")} |`;
});
const page = `# Contracts and published packages

\`npm run write published\` compares requests, responses and errors with the types and routes of packages, and writes this page.
\`tools/proofs/published/known.json\` has the reason for each difference.

| provider | task | source | route | body | answer | error |
| --- | --- | --- | --- | --- | --- | --- |
${lines.join("\n")}
`;
const files = [
  { path: "plugins/proofs/published.gen.ts", text: code },
  { path: "docs/published.md", text: page },
];
writeOrCheck(await Promise.all(files.map(formatted)), "npm run write published");
console.log(
  `${Object.keys(published).length} of ${contracts.size} providers have a published source; ${faults()} faults.`,
);
