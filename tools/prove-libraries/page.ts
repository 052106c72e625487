// The page for readers: every library, how far its programs are proven, with which packages, and why not further.
import { type Record, type Row } from "./record.ts";

/** Where it is. */
export const PAGE = "docs/libraries.md";

const LEVELS: Readonly<{ [L in Row["level"]]: string }> = {
  run: "Some of its programs, or all, were run as they are printed: with packages installed, and small models of ours.",
  typed:
    "Imports, attributes and arguments were held against the sources of the packages that are published, as far as these tell types.",
  parsed: "Each program parses, and has no unknown name.",
  shown: "Not even that: a program is at fault.",
};

/** What a cell holds must not end it. */
const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

const versionsOf = (packages: Row["packages"]): string =>
  Object.entries(packages)
    .map(([one, version]) => `${one} ${version}`)
    .join(", ");

/** The page of a record; `labels` are the names that readers know libraries by. */
export function pageOf(record: Record, labels: ReadonlyMap<string, string>): string {
  const rows = [...record].sort(([one], [other]) => (one < other ? -1 : 1));
  const levels = (Object.keys(LEVELS) as Row["level"][]).filter((level) =>
    rows.some(([, row]) => row.level === level),
  );
  const legend = levels.map((level) => {
    const count = rows.filter(([, row]) => row.level === level).length;
    return `- **${level}** (${count}): ${LEVELS[level]}`;
  });
  const lines = rows.map(([id, { level, packages, reason = "", run }]) => {
    const name = labels.get(id) ?? id;
    const ran =
      run === undefined
        ? ""
        : `; ${run.records.length} of its records run with ${versionsOf(run.packages)}`;
    return `| ${[name, level, versionsOf(packages) + ran, reason].map(cell).join(" | ")} |`;
  });
  return `${[
    "# How far load snippets are proven",
    "",
    "Made by `npm run prove:libraries`; not to be edited.",
    "",
    ...legend,
    "",
    "The packages are those that were the newest on the day of the proof, and were read without being run. What a program was run with is told behind them.",
    "",
    "| Library | Level | Packages | Why not further |",
    "| --- | --- | --- | --- |",
    ...lines,
  ].join("\n")}\n`;
}
