// Compares every provider's requests, responses and errors with what SDKs publish. --check compares the results with the
// committed ones; --extract downloads the packages and reads them again.
import { createHub, loadPlugins } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { contracts, replies } from "hubsmith/plugins/contracts";
import { compare, type Row } from "./compare.ts";
import { KNOWN, knownAs, type KnownDifference } from "./known.ts";
import { formatted, writeOrCheck } from "../written.ts";
import { readExtracts } from "./sources.ts";

if (process.argv.includes("--extract")) {
  const { writeExtracts } = await import("./extract.ts");
  if (!(await writeExtracts())) process.exitCode = 1;
}

const { plugins } = await loadPlugins(
  entries.filter(({ kind }) => kind === "task" || kind === "provider"),
);
const { providers, tasks } = createHub(plugins);
const extracts = new Map(readExtracts().map((one) => [one.provider, one]));
const replied = await Promise.all(
  replies.map(async ({ task, load }) => [task, (await load()).default] as const),
);
const options = { companions: tasks.list, replies: Object.fromEntries(replied) };
const rows: Row[] = [];
for (const { provider: id, load } of contracts) {
  const provider = providers.get(id);
  if (provider?.baseUrl === undefined) continue;
  rows.push(...compare(provider, (await load()).default, extracts.get(id), options));
}

let open = 0;
const report = (message: string): void => {
  open += 1;
  console.log(message);
};
const used = new Set<KnownDifference>();
for (const one of rows.flatMap(({ differences }) => differences)) {
  const known = knownAs(one);
  if (known !== undefined) used.add(known);
  else report(`${one.provider} | ${one.task} | ${one.part} | ${one.at || "all"}: ${one.message}`);
}
for (const one of KNOWN.filter((known) => !used.has(known)))
  report(`Not found anymore, remove it from known.ts: ${JSON.stringify(one)}`);

const published: Record<string, Record<string, Row["sources"]>> = {};
const compared = rows.filter(({ sources }) => sources.length > 0);
for (const { provider, task, sources } of compared) (published[provider] ??= {})[task] = sources;
const code = `// The packages with which \`npm run prove:published\` compared the contracts. Made by it; not to be edited.
  export const published = ${JSON.stringify(published)} as const;
`;
const lines = compared.map(({ provider, task, sources, results }) => {
  const names = sources.map(({ name, version }) => `${name} ${version}`).join(", ");
  return `| ${[provider, task, names, ...Object.values(results)].join(" | ")} |`;
});
const page = `# What services publish

\`npm run prove:published\` compares requests, responses and errors with the types and routes of packages, and writes this page.
\`tools/published/known.ts\` has the reason for each difference.

| provider | task | source | route | body | answer | error |
| --- | --- | --- | --- | --- | --- | --- |
${lines.join("\n")}
`;
const files = [
  { path: "plugins/proofs/published.ts", text: code },
  { path: "docs/published.md", text: page },
];
const isCurrent = writeOrCheck(await Promise.all(files.map(formatted)), "npm run prove:published");
if (!isCurrent || open > 0) process.exitCode = 1;
console.log(
  `${Object.keys(published).length} of ${contracts.length} providers have a published source; ${open} open differences.`,
);
