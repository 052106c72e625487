// Removed exports, and whether the changelog lists them.

/** The names that a report of the API exports, as `entry: name`. */
export function namesIn(entry: string, report: string): readonly string[] {
  const declared = report.matchAll(
    /^export (?:declare )?(?:abstract )?(?:class|const|enum|function|interface|namespace|type) (\w+)/gm,
  );
  const renamed = report.matchAll(/^export \{ (?:\w+ as )?(\w+) \}/gm);
  const names = new Set([...declared, ...renamed].map(([, name]) => `${entry}: ${name}`));
  return [...names].sort();
}

/**
 * A sentence for each name that was exported, is no longer exported, and is not in the newest section of the
 * changelog.
 */
export function removalFaults(
  before: readonly string[],
  now: readonly string[],
  changeLog: string,
): readonly string[] {
  const exported = new Set(now);
  const [, newest = ""] = changeLog.split(/^## /m);
  return before
    .filter((line) => !exported.has(line))
    .map((line) => line.split(": ") as [entry: string, name: string])
    .filter(([, name]) => !new RegExp(`\`[^\`]*\\b${name}\\b[^\`]*\``).test(newest))
    .map(
      ([entry, name]) =>
        `${entry}.api.md no longer exports ${name}. List \`${name}\` in the newest section of CHANGELOG.md, with its replacement.`,
    );
}
