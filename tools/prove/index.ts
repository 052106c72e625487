// Proves every inference snippet: checks it statically, and runs it with its real client against a mock of every
// service. A complete proof writes a record; --check compares it instead.
import { parseArgs } from "node:util";
import { createHub, loadPlugins } from "hubsmith";
import type { Reply } from "hubsmith/contract";
import { entries } from "hubsmith/plugins";
import { contracts, replies } from "hubsmith/plugins/contracts";
import { runSnippets } from "hubsmith/testing";
import type { RunPlan } from "#core/testing/run/case";
import type { KnownFailure } from "#core/testing/run/run-snippets";
import { ensurePython } from "../setup.ts";
import { isCheck } from "../written.ts";
import { createProof } from "./proof.ts";
import { runnable, RUNNERS } from "./runners.ts";
import { createWitness, type KnownDifference } from "./witness.ts";

const TWICE = "It sends the prompt a second time, as inputs, which the service ignores.";
const AS_JSON =
  "It sends the image as base64 in JSON. The servers also accept the bytes of a file.";
const NAMED = "It names the field of the image. The servers also accept the image without a name.";

const IN_RESPONSE = "It requests the mask in the response. Otherwise the response has a URL.";

const KNOWN: readonly KnownDifference[] = [
  { cell: "image-segmentation | fal-ai", at: "body.sync_mode", why: IN_RESPONSE },
  { cell: "text-generation | together", at: "body.inputs", why: TWICE },
  { cell: "text-generation | scaleway", at: "body.inputs", why: TWICE },
  { cell: "image-segmentation | hf-inference", at: "content", why: AS_JSON },
  { cell: "image-segmentation | hf-inference", at: "body", why: AS_JSON },
  { cell: "zero-shot-image-classification | hf-inference", at: "body.inputs", why: NAMED },
];

/** Hugging Face's own client for its router and providers. */
const WITNESS = "js/huggingface.js";

/** Faults of SDKs that no snippet works around. */
const FAILURES: readonly KnownFailure[] = [
  {
    client: "python/huggingface_hub",
    cases: /endpoint.* \| with an empty API_TOKEN$/,
    why: "Where the key is an empty string, the SDK sends the login that is saved on the machine.",
  },
];

const { values } = parseArgs({
  options: {
    // A few cases that cover every provider, task, client and option, and every fault with each client.
    quick: { type: "boolean", default: false },
    // The cases whose name contains this.
    only: { type: "string", default: "" },
    list: { type: "boolean", default: false },
    // Nothing is run.
    static: { type: "boolean", default: false },
    // Compares the record of the whole proof.
    check: { type: "boolean", default: false },
    // Keeps the folders in which snippets ran, and prints their paths.
    keep: { type: "boolean", default: false },
  },
});

const isWhole = !values.quick && values.only === "" && !values.static && !values.list;
if (isCheck && !isWhole)
  throw new Error("--check compares the record of the whole proof. Leave out the other options.");
const python = await ensurePython();
const loaded = await loadPlugins(entries.filter(({ kind }) => kind !== "library"));
// The record of the complete proof has all clients that any machine can run.
const plugins = runnable(loaded.plugins, isWhole);
for (const { message } of loaded.diagnostics) console.log(`FAILED  ${message}\n`);
const served = await Promise.all(contracts.map(({ load }) => load()));
const replied = await Promise.all(
  replies.map(async ({ task, load }): Promise<[string, Reply]> => [task, (await load()).default]),
);
const proof = createProof({ python, isWhole, clients: createHub(plugins).clients.list });
const witness = createWitness({ client: WITNESS, known: KNOWN });
const fault = (name: string, lines: readonly string[]): void => {
  proof.failed(name);
  console.log(`FAILED  ${name}\n  ${lines.join("\n  ")}\n`);
};
let plan: RunPlan = { cases: [], offered: [], wires: new Set() };
const { clients, failed } = await runSnippets({
  plugins,
  quick: values.quick,
  contracts: served.map((one) => one.default),
  replies: Object.fromEntries(replied),
  python,
  runners: RUNNERS,
  known: FAILURES,
  // huggingface.js is not among them: it caches the providers of a model.
  stateless: ["js/fetch", "js/openai"],
  planned: async (all) => {
    plan = { ...all, cases: all.cases.filter(({ name }) => name.includes(values.only)) };
    if (!values.list) await proof.planned(plan);
    return values.list || values.static ? [] : plan.cases;
  },
  passed: witness.note,
  ...(values.keep ? { keep: (name, folder) => console.log(`${folder}  ${name}`) } : {}),
  report: fault,
});

if (values.list) for (const { name } of plan.cases) console.log(name);
else {
  const rows = Object.entries(clients);
  console.log(`${"client".padEnd(26)} offered    run passed`);
  for (const [client, { offered, run, passed }] of rows) {
    const figures = [offered, run, passed].map((figure) => String(figure).padStart(7));
    console.log(client.padEnd(26) + figures.join(" "));
  }
  const sum = (of: "run" | "passed"): number => rows.reduce((all, [, one]) => all + one[of], 0);
  const witnessed = witness.report(plan.wires, isWhole);
  for (const line of witnessed.faults) fault("the second witness", [line]);
  const all = failed + loaded.diagnostics.length + witnessed.faults.length + proof.end();
  if (all > 0 || plan.cases.length === 0) process.exitCode = 1;
  console.log(`${witnessed.compared} requests were compared with those of ${WITNESS}.`);
  console.log(
    `prove: ${plan.cases.length} offered, ${sum("run")} run, ${sum("passed")} passed, ${all} failed`,
  );
}
