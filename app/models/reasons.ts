// Absences for display: names, reason and fix, each reason once.
import type { Absence } from "hubsmith";

export interface Reason extends Absence {
  readonly who: readonly string[];
}

/** Joins absences with the same reason; a reason that all share is reported for `everyone`. */
export function grouped<A extends Absence>(
  absences: readonly A[],
  nameOf: (absence: A) => string,
  everyone?: string,
): readonly Reason[] {
  const groups = new Map<string, A[]>();
  for (const absence of absences) {
    const key = JSON.stringify([absence.code, absence.reason, absence.fix]);
    groups.set(key, [...(groups.get(key) ?? []), absence]);
  }
  return [...groups.values()].map((alike) => {
    const { code, reason, fix } = alike[0]!;
    const isAll = everyone !== undefined && groups.size === 1;
    return { code, reason, fix, who: isAll ? [everyone] : [...new Set(alike.map(nameOf))] };
  });
}
