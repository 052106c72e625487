// Runs what was asked, and counts what came of it.
import { watchPrograms, type WatchProgramsOptions } from "hubsmith/testing";
import type { Case } from "./asked.ts";
import { judge, replyTo, type Verdict } from "./judge.ts";

/** What came of the runs of a client. */
export type Counts = Record<Verdict["is"], number>;

/** What came of all runs. */
export interface Proven {
  /** The variables that a client listened to, each with its client. */
  readonly honoured: ReadonlySet<string>;
  readonly clients: Readonly<Record<string, Counts>>;
  /** By the names of the cases. */
  readonly faults: readonly (readonly [name: string, lines: readonly string[]])[];
}

/** Runs cases, and judges each. */
export async function prove(
  cases: readonly Case[],
  options: Omit<WatchProgramsOptions, "reply">,
): Promise<Proven> {
  const clients: Record<string, Counts> = {};
  const honoured = new Set<string>();
  const faults: [string, readonly string[]][] = [];
  const byProgram = new Map(cases.map((one) => [one.program, one]));
  // What is read while an SDK loads is not read again by a fork of it.
  const [alone, others] = [true, false].map((is) =>
    cases.filter(({ by }) => (by === "variable") === is),
  ) as [Case[], Case[]];
  for (const [some, forks] of [
    [others, true],
    [alone, false],
  ] as const) {
    if (some.length === 0) continue;
    const runs = await watchPrograms(
      some.map(({ program }) => program),
      {
        ...options,
        forks,
        reply: (request, program) => replyTo(byProgram.get(program)!, request),
      },
    );
    for (const run of runs) {
      const one = byProgram.get(run.program)!;
      const verdict = judge(one, run);
      clients[one.client] ??= { sent: 0, stopped: 0, elsewhere: 0 };
      clients[one.client]![verdict.is] += 1;
      if (one.honours !== undefined && verdict.is === "elsewhere")
        honoured.add(`${one.honours} ${one.client}`);
      if (verdict.faults.length > 0) faults.push([run.program.name, verdict.faults]);
    }
  }
  return { clients, faults, honoured };
}
