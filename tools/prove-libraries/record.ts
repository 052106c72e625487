// The committed record of each library's level, and the page docs/libraries.md.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { writeOrCheck } from "../written.ts";
import type { Block, Shown } from "./blocks.ts";
import type { Fault, Level } from "./faults.ts";
import type { Ran, Run } from "./run/index.ts";
import type { Sourced } from "./packages.ts";

export interface Row extends Proof {
  /** The digest of its programs and install commands; if it differs, they are not proven. */
  readonly digest: string;
  /** The programs that were run, and their versions. */
  readonly run?: Run;
}

export type Rows = ReadonlyMap<string, Row>;

const RECORD = "plugins/libraries/proofs.gen.json";

/** The committed record. */
export const readRecord = (): Rows =>
  new Map(
    Object.entries(JSON.parse(readFileSync(RECORD, "utf8")) as { readonly [id: string]: Row }),
  );

export function digestOf({ blocks }: Shown): string {
  const texts = blocks.map(({ commands, content }) => `${commands}\n\n${content}`).sort();
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 12);
}

/** The row of a library. An earlier run counts if there was no new one, and its programs are unchanged. */
export function rowOf(
  shown: Shown,
  proofs: ReadonlyMap<string, Proof>,
  before: Rows,
  ran: Ran | undefined,
): Row {
  const { id } = shown.library;
  const digest = digestOf(shown);
  const { level, ...proof } = proofs.get(id)!;
  const old = before.get(id);
  const previous = ran === undefined && old?.digest === digest ? old.run : undefined;
  const run = ran?.runs.get(id) ?? previous;
  if (run === undefined || level === "shown") return { level, digest, ...proof };
  return { level: "run", digest, ...proof, run };
}

export interface Proof {
  readonly level: Level | "shown";
  /** The packages that its programs were checked against, and the version of each. */
  readonly packages: Readonly<Record<string, string>>;
  /** The programs that are not type-checked, and why. */
  readonly reason?: string;
}

/** The languages whose programs are type-checked, if their packages are published. */
const TYPED = ["python", "js"];

/** The level of a library after the first two steps; `faults` are those without an excuse. */
export function judge(
  { library, blocks }: Shown,
  sourced: readonly Sourced[],
  faults: readonly Fault[],
): Proof {
  const ofLibrary = sourced.filter(({ block }) => block.library === library.id);
  const own = faults.filter(({ block }) => block.library === library.id);
  const packages = packagesIn(ofLibrary);
  const unread = "A program does not parse, or uses an undefined name.";
  if (own.some(({ level }) => level === "parsed"))
    return { level: "shown", packages, reason: unread };
  const reason = reasonsOf(blocks, ofLibrary, own).join(" ");
  return reason === "" ? { level: "typed", packages } : { level: "parsed", packages, reason };
}

function reasonsOf(
  blocks: readonly Block[],
  sourced: readonly Sourced[],
  faults: readonly Fault[],
): readonly string[] {
  const unlike = [...new Set(blocks.map(({ language }) => language.label))].sort();
  return [
    ...(blocks.some(({ language }) => TYPED.includes(language.id))
      ? []
      : [`${unlike.join(" and ")} programs are only parsed.`]),
    ...missingIn(sourced),
    ...(faults.length > 0 ? ["A type checker reports errors."] : []),
  ];
}

/** The modules without sources, grouped by reason. */
function missingIn(sourced: readonly Sourced[]): readonly string[] {
  const all = sourced.flatMap(({ missing }) => missing);
  return [...new Set(all.map(({ why }) => why))].map((why) => {
    const modules = new Set(all.filter((one) => one.why === why).map(({ what }) => what));
    return `The source of ${[...modules].sort().join(", ")} is not available. ${why}`;
  });
}

/** The packages of blocks; if their versions differ, all of these. */
function packagesIn(sourced: readonly Sourced[]): Proof["packages"] {
  const all = sourced.flatMap((one) => Object.entries(one.packages));
  const names = [...new Set(all.map(([name]) => name))].sort();
  return Object.fromEntries(
    names.map((name) => {
      const versions = all.filter(([other]) => other === name).map(([, version]) => version);
      return [name, [...new Set(versions)].sort().join(", ")];
    }),
  );
}

const PAGE = "docs/libraries.md";

const LEVELS: Readonly<{ [L in Row["level"]]: string }> = {
  run: "At least one program was run unchanged, with its packages and our own small models.",
  typed:
    "Imports, attributes and arguments were checked against the published packages, where they have types.",
  parsed: "Each program parses, and its names are defined.",
  shown: "A program does not parse, or uses an undefined name.",
};

/** The content of a cell must not end it. */
const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

const versionsOf = (packages: Row["packages"]): string =>
  Object.entries(packages)
    .map(([one, version]) => `${one} ${version}`)
    .join(", ");

/** The page of sorted rows; `labels` are the display names of libraries. */
function pageOf(
  rows: readonly (readonly [string, Row])[],
  labels: ReadonlyMap<string, string>,
): string {
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
        : `; test records run: ${run.records.length}, with ${versionsOf(run.packages)}`;
    return `| ${[name, level, versionsOf(packages) + ran, reason].map(cell).join(" | ")} |`;
  });
  return `${[
    "# Test results of load snippets",
    "",
    "Generated by `npm run prove:libraries`. Do not edit.",
    "",
    ...legend,
    "",
    "The packages are the newest on the day of the check; they were read, not run. After them come the versions with which a program was run.",
    "",
    "| Library | Level | Packages | Why not higher |",
    "| --- | --- | --- | --- |",
    ...lines,
  ].join("\n")}\n`;
}

/** A sentence for each difference; rows of removed libraries are only checked if all libraries are shown. */
export function comparison(
  shown: readonly Shown[],
  record: Rows,
  isWhole: boolean,
): readonly string[] {
  const ids = new Set(shown.map(({ library }) => library.id));
  const gone = isWhole ? [...record.keys()].filter((id) => !ids.has(id)) : [];
  return [
    ...gone.map((id) => `${id}: The record has it, and there is no such library with records.`),
    ...shown.flatMap((one) => {
      const { id } = one.library;
      const again = `Run \`npm run prove:libraries -- --only ${id}\``;
      const row = record.get(id);
      if (row === undefined) return [`${id}: It was never proven. ${again}.`];
      if (row.digest !== digestOf(one)) {
        const how = row.level === "run" ? `${again}, and with \`--run\`` : again;
        return [`${id}: Its programs changed since they were proven. ${how}.`];
      }
      return row.level === "shown"
        ? [`${id}: The record says that a program fails. ${again}.`]
        : [];
    }),
  ];
}

/** Writes the record and its page; with `--check`, only compares. `shown` are all libraries with a row. */
export function write(record: Rows, shown: readonly Shown[]): boolean {
  const labels = new Map(shown.map(({ library }) => [library.id, library.prettyLabel]));
  const rows = [...record].sort(([one], [other]) => (one < other ? -1 : 1));
  const files = [
    { path: RECORD, text: `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n` },
    { path: PAGE, text: pageOf(rows, labels) },
  ];
  return writeOrCheck(files, "npm run prove:libraries");
}
