// Runs every inference snippet as it stands, by its real client, against a mock of every service on loopback.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createHub, loadPlugins } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { ensurePython } from "../setup.ts";
import { judge } from "./judge.ts";
import type { Case } from "./case.ts";
import { notForked, startForks } from "./fork.ts";
import { planOf } from "./plan.ts";
import { createAuthority, type Proxy, startProxy } from "./proxy.ts";
import { refusalsOf } from "./refusals.ts";
import { type Ended, environmentOf, run, type Surroundings } from "./run.ts";
import { createService } from "./service.ts";
import { start } from "./start.ts";
import { tableFaults } from "./tables.ts";

const { values } = parseArgs({
  options: {
    // Option sets that have nothing to do with who serves are tried once for each form of exchange.
    quick: { type: "boolean", default: false },
    // The cases whose name has this in it.
    only: { type: "string", default: "" },
    list: { type: "boolean", default: false },
    // Leaves the folders behind in which snippets ran, and names them.
    keep: { type: "boolean", default: false },
    // Python is started anew for every snippet, rather than forked.
    "no-fork": { type: "boolean", default: false },
    // More than there are processors, because snippets sleep between two looks at a job.
    jobs: { type: "string", default: "8" },
    seconds: { type: "string", default: "60" },
  },
});

const { plugins, diagnostics } = await loadPlugins(
  entries.filter(({ kind }) => kind !== "library"),
);
const hub = createHub(plugins);
const planned = planOf(hub, values.quick);
const all = [...planned.cases, ...refusalsOf(planned.cases)];
const cases = all.filter(({ name }) => name.includes(values.only));

if (values.list) for (const { name } of cases) console.log(name);
else await prove();

async function prove(): Promise<void> {
  const python = await ensurePython();
  const faults = [...diagnostics, ...hub.diagnostics].map(({ message }) => message);
  faults.push(...planned.faults, ...(await tableFaults(hub, python)));
  for (const fault of faults) console.log(`FAILED  ${fault}\n`);
  const passed = new Map<string, number>();
  const ran = new Map<string, number>();
  const folder = await mkdtemp(join(tmpdir(), "hubsmith-prove-ca-"));
  const certificate = join(folder, "ca.pem");
  const authority = await createAuthority();
  await writeFile(certificate, authority.cert);
  const jobs = Number(values.jobs);
  // The folder is each snippet's own once it is forked. A proxy is given later; this one would refuse.
  const before = environmentOf({ certificate, proxy: "http://127.0.0.1:1" }, ".home");
  const { forks, stop } = startForks(python, before, jobs);
  const own = values["no-fork"] ? new Set(cases) : notForked(cases);
  const queue = [...cases];
  const proveOne = async (one: Case, proxy: Proxy, around: Surroundings, fork: typeof start) => {
    const { receive, happened } = createService(one.situation);
    await proxy.serve(receive);
    const isForked = one.language === "python" && !own.has(one);
    const ended = await run(one, around, isForked ? fork : start);
    count(ran, one);
    const wrong = await judge(one, ended, happened, python);
    if (values.keep) console.log(`${ended.folder}  ${one.name}`);
    else await rm(ended.folder, { recursive: true, force: true });
    return wrong.length === 0 ? [] : [...wrong, ...saidBy(ended)];
  };
  const work = async (fork: typeof start): Promise<void> => {
    const proxy = await startProxy(authority);
    const around = { python, certificate, proxy: proxy.url, seconds: Number(values.seconds) };
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
      const wrong = await proveOne(one, proxy, around, fork).catch((error: unknown) => [
        String(error),
      ]);
      if (wrong.length === 0) count(passed, one);
      else console.log(`FAILED  ${one.name}\n  ${wrong.join("\n  ")}\n`);
    }
    await proxy.stop();
  };
  await Promise.all(forks.map(work));
  stop();
  await rm(folder, { recursive: true });
  report(ran, passed, faults.length);
}

function saidBy({ errors }: Ended): readonly string[] {
  const said = errors.trim().split("\n").slice(-5);
  return said[0] === "" ? [] : ["It said:", ...said.map((line) => `  ${line.slice(0, 500)}`)];
}

function count(counts: Map<string, number>, { client }: Case): void {
  counts.set(client, (counts.get(client) ?? 0) + 1);
}

function report(
  ran: ReadonlyMap<string, number>,
  passed: ReadonlyMap<string, number>,
  otherFaults: number,
): void {
  const sum = (counts: ReadonlyMap<string, number>): number =>
    [...counts.values()].reduce((total, one) => total + one, 0);
  const offered = new Map<string, number>();
  for (const one of cases) count(offered, one);
  console.log(`${"client".padEnd(26)} offered    run passed`);
  for (const [client, number] of [...offered].sort()) {
    const figures = [number, ran.get(client) ?? 0, passed.get(client) ?? 0];
    console.log(client.padEnd(26) + figures.map((figure) => String(figure).padStart(7)).join(" "));
  }
  const failed = cases.length - sum(passed) + otherFaults;
  if (failed > 0 || cases.length === 0) process.exitCode = 1;
  console.log(
    `prove: ${cases.length} offered, ${sum(ran)} run, ${sum(passed)} passed, ${failed} failed`,
  );
}
