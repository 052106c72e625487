// The sweep: the kit finds nothing in the built-in plugins. A plugin that passed is not checked again while all that decides
// the result is the same.
import { existsSync, readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Plugin } from "hubsmith";
import { entries } from "hubsmith/plugins";
import type { CheckOptions } from "hubsmith/testing";
import { typedClients } from "#plugins/kit/testing/typed-clients";
import { findingsIn, hub, plugins } from "#plugins/sweep";
import { commitSeed } from "../../support/commit-seed.ts";
import { fault } from "../../support/faults.ts";
import { hashesOf, keyOf, openResults, RESULT_OPTIONS, sourcesOf } from "../../support/proven.ts";

const { values } = parseArgs({
  options: {
    ...RESULT_OPTIONS,
    // One in 32 of those that are not proven, by the last commit.
    quick: { type: "boolean", default: false },
  },
});
const SAMPLE = 32;
const PROGRAMS = "plugins/kit/testing/programs";

/** Findings that are true, and stay. */
const KNOWN: readonly string[] = [
  // The Hub's own rule has the dot.
  "library/ssr-speech: downloads-are-counted",
];

interface Group {
  readonly folder: string;
  readonly plugins: readonly Plugin[];
  readonly options: CheckOptions;
  /** Programs of few plugins at once fit into memory. */
  readonly isOneByOne?: boolean;
}

const REQUESTS = { fixtures: [], stringsPerPlace: 2 };
const typed = typedClients(plugins);
const GROUPS: readonly Group[] = [
  { folder: "libraries", plugins: [...hub.libraries], options: { stringsPerPlace: 8 } },
  { folder: "tasks", plugins: [...hub.tasks], options: { stringsPerPlace: 2 } },
  { folder: "quantizations", plugins: [...hub.quantizations], options: { stringsPerPlace: 2 } },
  {
    folder: "providers",
    plugins: [...hub.providers],
    // The clients, each with all providers, already cover the programs.
    options: { ...REQUESTS, companions: plugins.filter((plugin) => kindOf(plugin) !== "client") },
  },
  {
    folder: "clients",
    plugins: hub.clients.list.filter(({ id }) => !typed.has(id)),
    options: REQUESTS,
    isOneByOne: true,
  },
];

function kindOf(plugin: unknown): string {
  return (plugin as Plugin)["~hub"].kind;
}

const modulesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => /(?<!\.(?:test|gen))\.ts$/.test(name))
    .map((name) => `${folder}/${name}`);

const moduleOf = (folder: string, { id }: Plugin): string => `plugins/${folder}/${id}.ts`;

// The index of plugins would add all their modules; that they have other names is seen in their cards.
const INDEXES = ["hubsmith/plugins", "hubsmith/plugins/contracts"];
// This check with the kit, what clients are checked with, and the parsers.
const shared = await sourcesOf(
  ["tools/proofs/sweep/index.ts", ...modulesIn("plugins/providers"), ...modulesIn("plugins/tasks")],
  [
    ...readdirSync(PROGRAMS).map((name) => `${PROGRAMS}/${name}`),
    "plugins/libraries/records.jsonl",
    "plugins/tasks/records.jsonl",
    "tools/proofs/snippets/requirements.txt",
  ],
  {
    packages: [
      "web-tree-sitter",
      "@repomix/tree-sitter-wasms",
      "tree-sitter-powershell",
      "tree-sitter-kotlin",
    ],
    external: INDEXES,
  },
);
const own = await hashesOf(
  GROUPS.flatMap(({ folder, plugins: some }) =>
    some.map((plugin) => moduleOf(folder, plugin)).filter((path) => existsSync(path)),
  ),
);

const results = openResults("sweep", values);
const seed = commitSeed() % SAMPLE;
let offered = 0;
let run = 0;
let passed = 0;
for (const { folder, plugins: some, options, isOneByOne = false } of GROUPS) {
  // A plugin without a module is data.
  const keyOfPlugin = (plugin: Plugin): string =>
    keyOf(shared, entries, own.get(moduleOf(folder, plugin)) ?? plugin);
  const label = values.quick ? () => undefined : ({ id }: Plugin): string => `${folder}/${id}`;
  const chosen = results
    .toRun(some, keyOfPlugin, label)
    .filter((_, at) => !values.quick || at % SAMPLE === seed);
  offered += some.length;
  run += chosen.length;
  for (const batch of isOneByOne ? chosen.map((plugin) => [plugin]) : [chosen]) {
    const findings = (await findingsIn(batch, options)).filter(
      (finding) => !KNOWN.some((known) => finding.startsWith(known)),
    );
    for (const plugin of batch) {
      const found = findings.filter((finding) =>
        finding.startsWith(`${kindOf(plugin)}/${plugin.id}: `),
      );
      for (const finding of found) fault(finding);
      if (found.length > 0) continue;
      passed += 1;
      results.add(keyOfPlugin(plugin));
    }
  }
}
results.save();
console.log(
  `prove: ${offered} offered, ${results.skipped()} proven before, ${run} run, ${passed} passed, ${run - passed} failed`,
);
