// Proves every inference snippet: checks it statically, and runs it with its real client against a mock of every
// service. A complete proof writes a record; --check compares it instead.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { createHub, loadPlugins, type Plugin } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { runSnippets } from "hubsmith/testing";
import { groupBy } from "#plugins/kit/formats/group-by";
import {
  type Case,
  isCase,
  type RunCase,
  type RunPlan,
} from "#plugins/kit/testing/running/run/case";
import type { KnownFailure, RunOptions } from "#plugins/kit/testing/running/run/options";
import { pairsOf, planOf } from "#plugins/kit/testing/running/run/plan";
import { typedClients } from "#plugins/kit/testing/typed-clients";
import { fault, faults } from "../../support/faults.ts";
import { unformatted } from "../../support/formatters.ts";
import { openResults, RESULT_OPTIONS } from "../../support/proven.ts";
import { loadServices } from "../../support/services.ts";
import { ensurePython } from "../../support/setup.ts";
import { writeOrCheck } from "../../support/written.ts";
import { keysOf } from "./keys.ts";
import { ensurePythons } from "./pythons.ts";
import { proofsOf, recordOf, versionsOf } from "./record.ts";
import { isOnlyParsed, PARSED, runnable, RUNNERS, WITHOUT_FAULTS } from "./runners.ts";
import { checkSnippets, type Finding } from "./static/index.ts";

/** Faults of SDKs that no snippet works around. */
const FAILURES: readonly KnownFailure[] = [
  {
    client: "python/huggingface_hub",
    cases: /streaming.* \((with several data lines|without spaces)\)$/,
    why: "The SDK reads each line of a stream as an event that begins with `data: `.",
  },
];

/** A command in `$(…)` reports the status; to print the message would take more lines. */
const STATUS_ONLY = ["sh/curl"];

/** The providers of each model. */
const HUB_CACHES = [
  {
    file: "@huggingface/inference/dist/esm/lib/getInferenceProviderMapping.js",
    name: "inferenceProviderMappingCache",
  },
];

/** The caches of JavaScript clients. */
const STATELESS: NonNullable<RunOptions["stateless"]> = {
  "js/fetch": [],
  "js/fal-client": [],
  "js/openai": [],
  "js/huggingface.js": HUB_CACHES,
  "ts/ai-sdk": [],
  "ts/fal-client": [],
  "ts/fetch": [],
  "ts/huggingface.js": HUB_CACHES,
  "ts/langchain": [],
  "ts/openai": [],
  "ts/openai-agents": [],
};

const { values } = parseArgs({
  options: {
    ...RESULT_OPTIONS,
    // A few cases that cover every provider, task, client and option, and every fault with each client.
    quick: { type: "boolean", default: false },
    // Runs all pairs of options with clients, providers and tasks, and not all combinations; checks these statically.
    pairs: { type: "boolean", default: false },
    // The cases whose name contains this.
    only: { type: "string", default: "" },
    // Compares the record of the complete proof.
    check: { type: "boolean", default: false },
    // Keeps the folders in which snippets ran, and prints their paths.
    keep: { type: "boolean", default: false },
  },
});

// Otherwise there is no record, and excuses may be unneeded.
const isWhole = !values.quick && values.only === "";
const python = await ensurePython();
const loaded = await loadPlugins(entries.filter(({ kind }) => kind !== "library"));
// The record of the complete proof has all clients that any machine can run.
const extent = values.quick ? "quick" : isWhole ? "whole" : "some";
const plugins = runnable(loaded.plugins, extent);
const pythons = await ensurePythons(createHub(plugins as readonly Plugin[]).clients.list);
const typed = typedClients(plugins);
const pythonOf = (client: string): string => pythons[client] ?? python;
const { contracts, replies } = await loadServices();
const parsed = planParsed();
const keys = await keysOf(
  createHub([...plugins, ...loaded.plugins.filter(isOnlyParsed)]).clients.list,
  {
    statusOnly: STATUS_ONLY,
    stateless: STATELESS,
  },
);
// The chosen cases are run in any case.
const options =
  values.only === "" ? { ...values, adds: values.quick } : { ...values, fresh: true, write: false };
const results = openResults("snippets", options);
const programs = openResults("programs", options);
let recorded: ReadonlySet<RunCase> = new Set();
const failures = new Map<string, readonly string[]>();
for (const { message } of loaded.diagnostics) fault(message);
let plan: RunPlan = { cases: [], offered: [] };
let findings: readonly Finding[] = [];
const { clients, notOffered } = await runSnippets({
  plugins,
  quick: values.quick,
  contracts: [...contracts.values()],
  replies,
  python,
  pythons,
  runners: RUNNERS,
  known: FAILURES,
  statusOnly: STATUS_ONLY,
  stateless: STATELESS,
  planned: async (all) => {
    const isChosen = ({ name, client, language, injected }: RunCase): boolean =>
      name.includes(values.only) &&
      !(injected !== undefined && (WITHOUT_FAULTS[extent].has(language) || typed.has(client)));
    // Without its types, a program of TypeScript is that of JavaScript, so one of each cell is run (ts/client.test.ts).
    const isRun = ({ client, options }: RunCase): boolean =>
      !isWhole || !typed.has(client) || options === "plain";
    const chosen = all.cases.filter(isChosen);
    const able = chosen.filter(isRun);
    const run = values.pairs ? pairsOf(able.filter(isCase)) : able;
    const more = parsed.cases.filter(isChosen);
    plan = { ...all, cases: [...run, ...more], offered: [...all.offered, ...parsed.offered] };
    console.log(`${plan.cases.length} cases: ${featuresOf(plan)}.`);
    findings = await checkNew([...chosen, ...more]);
    recorded = new Set(values.quick || values.pairs ? run : pairsOf(able.filter(isCase)));
    return results.toRun(run.filter(isCase), keys.ofCase, (testCase) =>
      isCompiled(testCase) && !process.env["CI"] ? undefined : keys.ofCase(testCase),
    );
  },
  passed: (runCase) => {
    if (recorded.has(runCase)) results.add(keys.ofCase(runCase as Case));
  },
  ...(values.keep ? { keep: (name, folder) => console.log(`${folder}  ${name}`) } : {}),
  report: (name, lines) => {
    failures.set(name, lines);
    fault(name, ...lines);
  },
});

for (const name of notOffered) fault(name, "Its contract has the task, but no client is offered.");
const rows = Object.entries(clients);
console.table(clients);
const sum = (of: "run" | "passed"): number => rows.reduce((all, [, count]) => all + count[of], 0);
if (isWhole) record();
if (plan.cases.length === 0) fault("No case has this name.");
results.save();
programs.save();
console.log(
  `prove: ${plan.cases.length} offered, ${results.skipped()} proven before, ${sum("run")} run, ${sum("passed")} passed, ${faults()} failed`,
);

/** Whether a compiler is needed. To start one takes long, so only CI compiles programs that did not change. */
function isCompiled({ language }: RunCase): boolean {
  return RUNNERS.some((runner) => runner.language === language && runner.compile !== undefined);
}

/** Checks the programs of each client with each provider, if one of them has changed. */
async function checkNew(cases: readonly RunCase[]): Promise<readonly Finding[]> {
  const groups = groupBy(cases, ({ client, provider }) => `${client} with ${provider}`);
  const keyed = groups.map((group) => {
    const { client } = group[0]!;
    const texts = group.map(({ content }) => content);
    return { client, group, key: keys.ofPrograms(client, texts) };
  });
  // A checker needs most of its time to start, so a sample has all programs of a client.
  const run = programs.toRun(
    keyed,
    ({ key }) => key,
    ({ client }) => client,
  );
  const before = faults();
  const found = await checkStatically(run.flatMap(({ group }) => group));
  if (faults() === before) for (const { key } of run) programs.add(key);
  return found;
}

async function checkStatically(cases: readonly RunCase[]): Promise<readonly Finding[]> {
  const start = performance.now();
  const checked = await checkSnippets(cases, { pythonOf, modules: resolve("node_modules") });
  for (const { snippet, level, line, code, message } of checked.findings)
    fault(`${snippet.name}, not ${level}`, `line ${line}: ${code}: ${message}`);
  for (const { subject, code, pattern } of isWhole && options.fresh ? checked.needless : [])
    fault(
      `the excuse of ${code} for ${subject}`,
      `The excuse is no longer needed: ${String(pattern)}`,
    );
  const programs = new Map(cases.map((runCase) => [runCase.language + runCase.content, runCase]));
  for (const line of await unformatted([...programs.values()])) fault(line);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${checked.texts} programs were checked without being run, in ${seconds} s: ${checked.findings.length} faults.\n`,
  );
  return checked.findings;
}

function record(): void {
  const proofs = proofsOf(plan, findings, new Set(failures.keys()), PARSED);
  for (const { task, provider, client, reached, isSilent } of proofs) {
    if (reached === "run") continue;
    const name = `${task} | ${provider} | ${client}`;
    if (isSilent) fault(name, "It is offered, but no case ran it.");
    else if (!PARSED.has(client.split("/", 1)[0]!))
      console.log(`NOT PROVEN  ${name}: only ${reached}`);
  }
  const text = recordOf(proofs, versionsOf(createHub(loaded.plugins).clients.list));
  writeOrCheck([{ path: "plugins/proofs/clients.json", text }], "npm run write snippets");
}

/** The programs of the clients that are only parsed. */
function planParsed(): RunPlan {
  const isClient = (plugin: unknown): boolean => (plugin as Plugin)["~hub"].kind === "client";
  const hub = createHub(loaded.plugins.filter((one) => !isClient(one) || isOnlyParsed(one)));
  return planOf({ hub, contracts: Object.fromEntries(contracts), replies }, values.quick);
}

function featuresOf({ cases }: RunPlan): string {
  const count = (of: "provider" | "task" | "client" | "options"): number =>
    new Set(cases.map((runCase) => runCase[of])).size;
  return `${count("provider")} providers, ${count("task")} tasks, ${count("client")} clients, ${count("options")} choices of options`;
}
