// Compares every provider's requests, responses and errors with what SDKs publish. --check compares the results with the
// committed ones; --extract downloads the packages and reads them again.
import { join } from "node:path";
import { excusedBy, readExcuses } from "../../support/excuses.ts";
import { fault, faults } from "../../support/faults.ts";
import { loadServices } from "../../support/services.ts";
import { compare, type Comparison } from "./compare.ts";
import { formatted, writeOrCheck } from "../../support/written.ts";
import { readExtracts } from "./sources.ts";

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

// Differences that are right, each with the reason to keep ours.
const known = excusedBy(readExcuses(join(import.meta.dirname, "excuses.tsv")));
for (const { provider, task, part, at, message } of rows.flatMap(({ differences }) => differences))
  if (!known.isExcused(`${provider}/${task}`, { code: part, message: at }, ""))
    fault(`${provider} | ${task} | ${part} | ${at || "all"}: ${message}`);
for (const { subject, code, pattern } of known.needless())
  fault(`Not found anymore, remove it from excuses.tsv: ${subject} | ${code} | ${String(pattern)}`);

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
\`tools/proofs/published/excuses.tsv\` has the reason for each difference.

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
