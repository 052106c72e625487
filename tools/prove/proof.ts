// The proof in addition to the runs: the static checks of all programs, and the record of each cell's level.
import { resolve } from "node:path";
import type { Plugin } from "hubsmith";
import type { RunPlan } from "#core/testing/run/case";
import { unformatted } from "../formatters.ts";
import { writeOrCheck } from "../written.ts";
import { proofsOf, recordOf, versionsOf } from "./record.ts";
import { type Checked, checkSnippets } from "./static/index.ts";

interface ProofOptions {
  readonly python: string;
  /** Whether everything is run; otherwise there is no record, and excuses may be unneeded. */
  readonly isWhole: boolean;
  readonly clients: readonly Plugin<"client">[];
}

/** A proof, which receives the results step by step and prints problems. */
interface Proof {
  readonly planned: (plan: RunPlan) => Promise<void>;
  /** Adds the name of a failed case. */
  readonly failed: (name: string) => void;
  /** Ends it, and returns the number of faults that the runs did not find. */
  readonly end: () => number;
}

export function createProof({ python, isWhole, clients }: ProofOptions): Proof {
  const failed = new Set<string>();
  let known: { readonly plan: RunPlan; readonly checked: Checked } | undefined;
  let faults = 0;
  const fault = (name: string, ...lines: readonly string[]): void => {
    faults += 1;
    console.log(`FAILED  ${[name, ...lines].join("\n  ")}\n`);
  };
  return {
    planned: async (plan) => {
      const start = performance.now();
      const modules = resolve("node_modules");
      console.log(`${plan.cases.length} cases: ${metBy(plan)}.`);
      const checked = await checkSnippets(plan.cases, { python, modules });
      known = { plan, checked };
      for (const { snippet, level, line, code, message } of checked.findings)
        fault(`${snippet.name}, not ${level}`, `line ${line}: ${code}: ${message}`);
      for (const { client, code, says } of isWhole ? checked.needless : [])
        fault(`the excuse of ${code} for ${client}`, `It excuses nothing: ${String(says)}`);
      const programs = new Map(plan.cases.map((one) => [one.language + one.content, one]));
      for (const line of await unformatted([...programs.values()])) fault(line);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const excused = [...checked.excused].sort().map(([client, count]) => `${client} ${count}`);
      console.log(
        `${checked.texts} programs were checked without being run, in ${seconds} s: ${checked.findings.length} faults; excused: ${excused.join(", ") || "none"}.\n`,
      );
    },
    failed: (name) => {
      failed.add(name);
    },
    end: () => {
      if (known === undefined || !isWhole) return faults;
      const { plan, checked } = known;
      const proofs = proofsOf(plan, checked.findings, failed);
      for (const { task, provider, client, reached, isSilent } of proofs) {
        if (reached === "run") continue;
        const name = `${task} | ${provider} | ${client}`;
        if (isSilent) fault(name, "It is offered, and no case ran it.");
        else console.log(`NOT PROVEN  ${name}: no further than ${reached}`);
      }
      const path = "plugins/clients/proofs.gen.json";
      const text = recordOf(proofs, versionsOf(clients, python));
      if (!writeOrCheck([{ path, text }], "npm run prove")) faults += 1;
      return faults;
    },
  };
}

function metBy({ cases }: RunPlan): string {
  const kinds = ["provider", "task", "client", "options"] as const;
  return kinds
    .map((kind) => {
      const count = new Set(cases.map((one) => one[kind])).size;
      return `${count} ${kind === "options" ? "choices of options" : `${kind}s`}`;
    })
    .join(", ");
}
