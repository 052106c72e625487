// What changed between two records of load snippets: levels, and versions of packages.
import type { RecordedProof, ProofRecord } from "../libraries/record.ts";

export function changesIn(before: ProofRecord, now: ProofRecord): readonly string[] {
  return [...new Set([...before.keys(), ...now.keys()])].sort().flatMap((id) => {
    const old = before.get(id);
    const row = now.get(id);
    if (old === undefined || row === undefined)
      return [`${id}: ${row === undefined ? "is gone" : `is ${row.level}, for the first time`}`];
    const changes = [
      ...(old.level === row.level ? [] : [`${old.level} → ${row.level}`]),
      ...versionChanges(old.packages, row.packages),
    ];
    return changes.length === 0 ? [] : [`${id}: ${changes.join(", ")}`];
  });
}

function versionChanges(
  old: RecordedProof["packages"],
  now: RecordedProof["packages"],
): readonly string[] {
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .sort()
    .filter((name) => old[name] !== now[name])
    .map((name) => `${name} ${old[name] ?? "(none)"} → ${now[name] ?? "(none)"}`);
}
