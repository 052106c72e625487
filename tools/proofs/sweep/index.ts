// The sweep: the kit finds nothing in the built-in plugins. A plugin that passed is not checked again while all that decides
// the result is the same.
import { existsSync, readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Plugin } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { commitSeed } from "../../support/commit-seed.ts";
import { fault } from "../../support/faults.ts";
import { hashesOf, keyOf, openResults, RESULT_OPTIONS, sourcesOf } from "../../support/proven.ts";
import { GROUPS, judge } from "./judge.ts";

const { values } = parseArgs({
  options: {
    ...RESULT_OPTIONS,
    // If many are not proven, one in 32 of them, by the last commit.
    quick: { type: "boolean", default: false },
  },
});
const FEW = 4;
const SAMPLE = 32;
const PROGRAMS = "plugins/kit/testing/programs";

const modulesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => /(?<!\.(?:test|gen))\.ts$/.test(name))
    .map((name) => `${folder}/${name}`);

const moduleOf = (folder: string, { id }: Plugin): string => `plugins/${folder}/${id}.ts`;

// The indexes would add the modules of all plugins; a check needs only their names, which are in `entries`.
const INDEXES = ["hubsmith/plugins", "hubsmith/plugins/contracts"];
// The judge with the kit, what clients are checked with, and the parsers.
const shared = await sourcesOf(
  ["tools/proofs/sweep/judge.ts", ...modulesIn("plugins/providers"), ...modulesIn("plugins/tasks")],
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
for (const group of GROUPS) {
  const { folder, plugins: some } = group;
  // A plugin without a module is data.
  const keyOfPlugin = (plugin: Plugin): string =>
    keyOf(shared, entries, own.get(moduleOf(folder, plugin)) ?? plugin);
  const label = values.quick ? () => undefined : ({ id }: Plugin): string => `${folder}/${id}`;
  const due = results.toRun(some, keyOfPlugin, label);
  const isSampled = values.quick && due.length > FEW;
  const chosen = due.filter((_, at) => !isSampled || at % SAMPLE === seed);
  offered += some.length;
  run += chosen.length;
  for (const [plugin, findings] of await judge(chosen, group)) {
    for (const finding of findings) fault(finding);
    if (findings.length > 0) continue;
    passed += 1;
    results.add(keyOfPlugin(plugin));
  }
}
results.save();
console.log(
  `prove: ${offered} offered, ${results.skipped()} proven before, ${run} run, ${passed} passed, ${run - passed} failed`,
);
