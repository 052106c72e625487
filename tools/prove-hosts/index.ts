// Proves that a key goes where its route says, whatever an id, an address, a parameter or a variable says.
import { parseArgs } from "node:util";
import { createHub, loadPlugins } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { RUNNERS, runnable } from "../prove/runners.ts";
import { ensurePython } from "../setup.ts";
import { askedOf } from "./asked.ts";
import { VARIABLES } from "./hostile.ts";
import { prove } from "./prove.ts";

const { values } = parseArgs({
  options: {
    // The cases whose name has this in it.
    only: { type: "string", default: "" },
    // Every so manieth case.
    every: { type: "string", default: "1" },
    // Each hostile text with each pair of a provider and a task.
    whole: { type: "boolean", default: false },
    // Nothing is run.
    list: { type: "boolean", default: false },
    jobs: { type: "string" },
  },
});

const loaded = await loadPlugins(entries.filter(({ kind }) => kind !== "library"));
const plugins = runnable(loaded.plugins);
const asked = askedOf(createHub(plugins, { logger: { error: () => undefined } }), values.whole);
const cases = asked.cases
  .filter(({ program }) => program.name.includes(values.only))
  .filter((_, at) => at % Number(values.every) === 0);
const isAll = values.only === "" && values.every === "1";
if (values.list) for (const { program } of cases) console.log(program.name);
else {
  const { clients, faults, honoured } = await prove(cases, {
    python: await ensurePython(),
    runners: RUNNERS,
    seconds: 120,
    ...(values.jobs === undefined ? {} : { jobs: Number(values.jobs) }),
  });
  const needless = VARIABLES.flatMap(({ name, honoured: by = [] }) =>
    by.map((client) => `${name} ${client}`),
  ).filter((one) => isAll && !honoured.has(one));
  for (const one of needless)
    asked.faults.push(`${one}: the list says that the client listens to it, and it did not.`);
  for (const fault of asked.faults) console.log(`FAILED  ${fault}\n`);
  for (const [name, lines] of faults) console.log(`FAILED  ${name}\n  ${lines.join("\n  ")}\n`);
  console.log(`${"client".padEnd(26)}   sent stopped elsewhere, as it is told`);
  for (const [client, { sent, stopped, elsewhere }] of Object.entries(clients).sort())
    console.log(
      client.padEnd(26) +
        [sent, stopped, elsewhere].map((count) => String(count).padStart(8)).join(""),
    );
  if (faults.length + asked.faults.length > 0 || cases.length === 0) process.exitCode = 1;
  const refused = Object.entries(asked.refused).map(([code, count]) => `${code} ${count}`);
  console.log(`listened to: ${[...honoured].sort().join(", ") || "none"}`);
  console.log(`refused, each with a reason: ${refused.sort().join(", ")}`);
  console.log(`prove:hosts: ${cases.length} run, ${faults.length + asked.faults.length} failed`);
}
