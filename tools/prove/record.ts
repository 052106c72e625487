// The committed record of the proof: how far each task of each provider is proven with each client.
import type { RunCell, RunPlan } from "hubsmith/testing";
import type { Finding } from "./static/index.ts";
import { type Level, LEVELS } from "./static/finding.ts";
import { skeletonOf } from "./static/skeleton.ts";
import type { Versions } from "./versions.ts";

/** How far something is proven: offered alone where not even that it parses is. */
export type Reached = Level | "offered";

/** A cell, and how far it is proven. */
export interface Proof extends RunCell {
  readonly reached: Reached;
  /** Whether nothing else says that it is wrong: no fault was found in it, and yet not all of it was run. */
  readonly isSilent: boolean;
}

const keyOf = ({ task, provider, client }: RunCell): string => [provider, task, client].join("\n");

/** How far everything that is offered is proven; `failed` are the names of cases. */
export function proofsOf(
  { cases, offered }: RunPlan,
  findings: readonly Finding[],
  failed: ReadonlySet<string>,
): readonly Proof[] {
  const found = grouped(findings, ({ snippet }) => skeletonOf(snippet));
  const byCell = grouped(cases, keyOf);
  const cells = new Map(offered.map((cell) => [keyOf(cell), cell]));
  return [...cells].sort(byText).map(([key, { task, provider, client }]) => {
    const its = byCell.get(key) ?? [];
    const denied = new Set<Level>(
      its.flatMap((one) => (found.get(skeletonOf(one)) ?? []).map(({ level }) => level)),
    );
    if (its.some(({ name }) => failed.has(name))) denied.add("run");
    // What is offered with no option chosen was run with none.
    const isSilent = denied.size === 0 && !its.some(({ options }) => options === "plain");
    const first = isSilent ? 0 : LEVELS.findIndex((level) => denied.has(level));
    const reached = first === -1 ? "run" : (LEVELS[first - 1] ?? "offered");
    return { task, provider, client, reached, isSilent };
  });
}

/** The text of the record: a line for each task of a provider, so that what changes is read at a glance. */
export function recordOf(
  proofs: readonly Proof[],
  versions: ReadonlyMap<string, Versions>,
): string {
  const clients = [...new Set(proofs.map(({ client }) => client))].sort();
  const lines = clients.map((client) => `    ${text(client)}: ${text(versions.get(client) ?? {})}`);
  const blocks = groupsOf(proofs, "provider").map(([provider, its]) => {
    const rows = groupsOf(its, "task").map(([task, cells]) => {
      const levels = [...LEVELS.toReversed(), "offered" as const].flatMap((level) => {
        const some = cells.filter(({ reached }) => reached === level);
        return some.length === 0 ? [] : [[level, some.map(({ client }) => client).sort()]];
      });
      return `      ${text(task)}: ${text(Object.fromEntries(levels))}`;
    });
    return `    ${text(provider)}: {\n${rows.join(",\n")}\n    }`;
  });
  return `{\n  "clients": {\n${lines.join(",\n")}\n  },\n  "proofs": {\n${blocks.join(",\n")}\n  }\n}\n`;
}

const text = (value: unknown): string => JSON.stringify(value, null, 1).replace(/\n */g, " ");

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return groups;
}

const groupsOf = (
  proofs: readonly Proof[],
  by: "provider" | "task",
): readonly [string, Proof[]][] => [...grouped(proofs, (one) => one[by])].sort(byText);

const byText = (
  [one]: readonly [string, ...unknown[]],
  [other]: readonly [string, ...unknown[]],
): number => (one < other ? -1 : 1);
