// Proves every inference snippet: checks it as a program, and runs it as it stands, by its real client, against a mock of
// every service on loopback. A whole proof writes down how far each came; with --check, it compares instead.
import { parseArgs } from "node:util";
import { createHub, loadPlugins } from "hubsmith";
import type { Reply } from "hubsmith/contract";
import { entries } from "hubsmith/plugins";
import { contracts, replies } from "hubsmith/plugins/contracts";
import { runSnippets } from "hubsmith/testing";
import { ensurePython } from "../setup.ts";
import { isCheck } from "../written.ts";
import { createProof } from "./proof.ts";
import { RUNNERS, runnable } from "./runners.ts";
import { FAILURES, WITNESS } from "./witness.ts";

const { values } = parseArgs({
  options: {
    // A few cases that meet every provider, task, client and option, and with each client every mishap.
    quick: { type: "boolean", default: false },
    // The cases whose name has this in it.
    only: { type: "string", default: "" },
    list: { type: "boolean", default: false },
    // Nothing is run.
    static: { type: "boolean", default: false },
    // The record of the whole proof is compared, rather than written.
    check: { type: "boolean", default: false },
    // Leaves the folders behind in which snippets ran, and names them.
    keep: { type: "boolean", default: false },
    // Python is started anew for every snippet, rather than forked.
    "no-fork": { type: "boolean", default: false },
    jobs: { type: "string" },
    seconds: { type: "string", default: "60" },
  },
});

const isWhole = !values.quick && values.only === "" && !values.static && !values.list;
if (isCheck && !isWhole)
  throw new Error("--check compares the record of the whole proof. Leave out the other options.");
const python = await ensurePython();
const loaded = await loadPlugins(entries.filter(({ kind }) => kind !== "library"));
// The record of the whole proof has all clients.
const plugins = isWhole ? loaded.plugins : runnable(loaded.plugins);
for (const { message } of loaded.diagnostics) console.log(`FAILED  ${message}\n`);
const served = await Promise.all(contracts.map(({ load }) => load()));
const replied = await Promise.all(
  replies.map(async ({ task, load }): Promise<[string, Reply]> => [task, (await load()).default]),
);
const proof = createProof({ python, isWhole, clients: createHub(plugins).clients.list });
const { names, clients, failed, witnessed } = await runSnippets({
  plugins,
  contracts: served.map((one) => one.default),
  replies: Object.fromEntries(replied),
  quick: values.quick,
  only: values.only,
  python,
  runners: RUNNERS,
  ...(values.jobs === undefined ? {} : { jobs: Number(values.jobs) }),
  seconds: Number(values.seconds),
  forks: !values["no-fork"],
  // What is not run sends nothing that could be compared.
  ...(values.static ? {} : { witness: WITNESS }),
  known: FAILURES,
  runs: !values.list && !values.static,
  ...(values.list ? {} : { planned: proof.planned }),
  ...(values.keep ? { keep: (name, folder) => console.log(`${folder}  ${name}`) } : {}),
  report: (name, lines) => {
    proof.failed(name);
    console.log(`FAILED  ${name}\n  ${lines.join("\n  ")}\n`);
  },
});

if (values.list) for (const name of names) console.log(name);
else {
  const rows = Object.entries(clients);
  console.log(`${"client".padEnd(26)} offered    run passed`);
  for (const [client, { offered, run, passed }] of rows) {
    const figures = [offered, run, passed].map((figure) => String(figure).padStart(7));
    console.log(client.padEnd(26) + figures.join(" "));
  }
  const sum = (of: "run" | "passed"): number => rows.reduce((all, [, one]) => all + one[of], 0);
  const all = failed + loaded.diagnostics.length + proof.end();
  if (all > 0 || names.length === 0) process.exitCode = 1;
  console.log(`${witnessed} requests were held against those of ${WITNESS.client}.`);
  console.log(
    `prove: ${names.length} offered, ${sum("run")} run, ${sum("passed")} passed, ${all} failed`,
  );
}
