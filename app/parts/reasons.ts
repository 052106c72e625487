// Absences to read: who is missing, why, and what would change it, each reason once.
import type { Absence } from "hubsmith";

/** A reason and those it keeps away. */
export interface Reason extends Absence {
  readonly who: readonly string[];
}

/** Absences with the same reason become one; one that all have in common can be said of `everyone`. */
export function grouped<A extends Absence>(
  absences: readonly A[],
  nameOf: (absence: A) => string,
  everyone?: string,
): readonly Reason[] {
  const groups = new Map<string, A[]>();
  for (const absence of absences) {
    const key = JSON.stringify([absence.code, absence.reason, absence.change]);
    groups.set(key, [...(groups.get(key) ?? []), absence]);
  }
  return [...groups.values()].map((alike) => {
    const { code, reason, change } = alike[0]!;
    const isAll = everyone !== undefined && groups.size === 1;
    return { code, reason, change, who: isAll ? [everyone] : [...new Set(alike.map(nameOf))] };
  });
}
