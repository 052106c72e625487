// The committed record of each library's level.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { programKey } from "#plugins/kit/catalog/program-key";
import { writeOrCheck } from "../../support/written.ts";
import type { Block, Fault, Level, Shown } from "./blocks.ts";
import { programsOf, type Ran, type Run } from "./run/index.ts";
import type { Sourced } from "./packages.ts";

export interface RecordedProof extends Omit<Proof, "absent"> {
  /** The digest of its programs and install commands; if it differs, they are not proven. */
  readonly digest: string;
  /** The programs that were run, and their versions. */
  readonly run?: Run & { readonly programs?: readonly string[] };
}

export type ProofRecord = ReadonlyMap<string, RecordedProof>;

const RECORD = "plugins/proofs/libraries.json";

export const readRecord = (): ProofRecord =>
  new Map(
    Object.entries(
      JSON.parse(readFileSync(RECORD, "utf8")) as { readonly [id: string]: RecordedProof },
    ),
  );

export function digestOf({ blocks }: Shown): string {
  const texts = blocks.map(({ commands, content }) => `${commands}\n\n${content}`).sort();
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 12);
}

/**
 * The row of a library. If its programs are unchanged, an earlier run counts if there was no new one, and an earlier
 * check counts if a repository has no clone now.
 */
export function rowOf(
  shown: Shown,
  proofs: ReadonlyMap<string, Proof>,
  before: ProofRecord,
  ran: Ran | undefined,
): RecordedProof {
  const { id } = shown.library;
  const digest = digestOf(shown);
  const { absent, ...proof } = proofs.get(id)!;
  const recorded = before.get(id);
  const old = recorded?.digest === digest ? recorded : undefined;
  const isKept = old !== undefined && old.level !== "shown" && absent.length > 0;
  const { run: previous, ...row }: RecordedProof = isKept ? old : { digest, ...proof };
  const run = ran === undefined ? (previous ?? old?.run) : ran.runs.get(id);
  if (run !== undefined && row.level !== "shown") return withRun(row, shown, run);
  const { all, typed } = row.programs;
  const level = row.level === "run" ? (typed === all ? "typed" : "parsed") : row.level;
  return { ...row, level, programs: { all, typed } };
}

/** The row with the programs that were run: their number, and the keys by which the app recognizes them. */
function withRun(row: RecordedProof, shown: Shown, { records, packages }: Run): RecordedProof {
  const ran = records.flatMap((record) => programsOf(shown, { record }));
  const programs = [...new Set(ran.map(({ content, model }) => programKey(content, model)))];
  return {
    ...row,
    level: "run",
    programs: { ...row.programs, run: ran.length },
    run: { records, packages, programs },
  };
}

export interface Proof {
  readonly level: Level | "shown";
  readonly programs: Programs;
  /** The packages that its programs were checked against, and the version of each. */
  readonly packages: Readonly<Record<string, string>>;
  /** The GitHub repositories that its programs were checked against: the digest of the files, by name and commit. */
  readonly repositories?: Readonly<Record<string, string>>;
  /** The repositories without a clone. */
  readonly absent: readonly string[];
  /** The programs that are not type-checked, and why. */
  readonly reason?: string;
}

/** How many programs the test records of a library have, and how many of them reach a level. */
export interface Programs {
  readonly all: number;
  readonly typed: number;
  readonly run?: number;
}

/**
 * The level of a library after the first two steps. `faults` are those without an excuse.
 */
export function judge(
  { library, blocks }: Shown,
  sourced: readonly Sourced[],
  faults: readonly Fault[],
): Proof {
  const ofLibrary = sourced.filter(({ block }) => block.library === library.id);
  const ownFaults = faults.filter(({ block }) => block.library === library.id);
  const reasons = blocks.map((block) => {
    const its = ofLibrary.find((candidate) => candidate.block === block);
    const isWrong = ownFaults.some((fault) => fault.block === block);
    return reasonOf(block, its, isWrong);
  });
  const typed = reasons.filter((reason) => reason === undefined).length;
  const repositories = repositoriesIn(ofLibrary);
  const proof = {
    programs: { all: blocks.length, typed },
    packages: packagesIn(ofLibrary),
    ...(Object.keys(repositories).length === 0 ? {} : { repositories }),
    absent: ofLibrary.flatMap((block) => block.absent),
  };
  if (ownFaults.some(({ level }) => level === "parsed"))
    return { level: "shown", ...proof, reason: UNREAD };
  const reason = counted(reasons.filter((text) => text !== undefined));
  const isTyped =
    typed > 0 && blocks.every((block, at) => !isTypable(block) || reasons[at] === undefined);
  return {
    level: isTyped ? "typed" : "parsed",
    ...proof,
    ...(reason === "" ? {} : { reason }),
  };
}

const UNREAD = "A program does not parse, or uses an undefined name.";

// Programs in other languages are only parsed, which does not lower the level of a library.
const isTypable = ({ language }: Block): boolean => ["python", "js"].includes(language.id);

/** Why a program is only parsed; undefined if it was checked against its sources. */
function reasonOf(
  block: Block,
  sourced: Sourced | undefined,
  isWrong: boolean,
): string | undefined {
  if (sourced === undefined || !isTypable(block))
    return `${block.language.label} programs are only parsed.`;
  const { missing, absent } = sourced;
  const [first] = missing;
  if (first !== undefined) {
    const modules = missing.filter(({ why }) => why === first.why).map(({ what }) => what);
    return `The source of ${modules.join(", ")} is not available. ${first.why}`;
  }
  if (isWrong) return "The check reports errors.";
  return absent.length > 0
    ? `There was no clone of ${[...new Set(absent)].join(", ")}.`
    : undefined;
}

/** Each reason once, with the number of its programs. */
function counted(reasons: readonly string[]): string {
  return [...new Set(reasons)]
    .map((reason) => {
      const count = reasons.filter((other) => other === reason).length;
      return `${count} ${count === 1 ? "program" : "programs"}: ${reason}`;
    })
    .join(" ");
}

const repositoriesIn = (sourced: readonly Sourced[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    sourced
      .flatMap(({ repositories }) => repositories)
      .map(({ name, commit, tree }): [string, string] => [`${name}@${commit}`, tree])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** The packages of blocks; if their versions differ, all of these. */
function packagesIn(sourced: readonly Sourced[]): Proof["packages"] {
  const all = sourced.flatMap((block) => Object.entries(block.packages));
  const names = [...new Set(all.map(([name]) => name))].sort();
  return Object.fromEntries(
    names.map((name) => {
      const versions = all.filter(([other]) => other === name).map(([, version]) => version);
      return [name, [...new Set(versions)].sort().join(", ")];
    }),
  );
}

/** What `--check` finds. Only a fault fails; a proof that is not made yet is a note, because the nightly run makes it. */
export interface Compared {
  readonly faults: readonly string[];
  readonly notes: readonly string[];
}

/** Compares the record with the libraries; rows of removed libraries only if all libraries are shown. */
export function comparison(
  shown: readonly Shown[],
  record: ProofRecord,
  isWhole: boolean,
): Compared {
  const ids = new Set(shown.map(({ library }) => library.id));
  const gone = isWhole ? [...record.keys()].filter((id) => !ids.has(id)) : [];
  const notes: string[] = [];
  const faults = gone.map(
    (id) => `${id}: The record has it, and there is no such library with records.`,
  );
  for (const entry of shown) {
    const { id } = entry.library;
    const again = `Run \`npm run write libraries -- --only ${id}\``;
    const row = record.get(id);
    if (row === undefined)
      notes.push(`${id}: It is not proven yet; the nightly run does it. ${again} to do it now.`);
    else if (row.digest !== digestOf(entry)) {
      const how = row.level === "run" ? `${again}, and with \`--run\`` : again;
      notes.push(`${id}: Its programs changed since they were proven. ${how}.`);
    } else if (row.level === "shown")
      faults.push(`${id}: The record says that a program fails. ${again}.`);
    else if (row.programs.all !== entry.blocks.length)
      faults.push(`${id}: The record has another number of programs. ${again}.`);
  }
  return { faults, notes };
}

/** Writes the record; with `--check`, only compares. `shown` are all libraries with a row. */
export function write(record: ProofRecord, shown: readonly Shown[]): void {
  const byId = new Map(shown.map((entry) => [entry.library.id, entry]));
  const rows = [...record]
    .map(([id, row]): readonly [string, RecordedProof] => {
      const entry = byId.get(id);
      const isSame = entry !== undefined && row.digest === digestOf(entry);
      return [id, isSame && row.run !== undefined ? withRun(row, entry, row.run) : row];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
  // One line for each library, so that two branches that each prove one merge.
  const lines = rows.map(([id, row]) => `  ${JSON.stringify(id)}: ${JSON.stringify(row)}`);
  const text = `{\n${lines.join(",\n")}\n}\n`;
  writeOrCheck([{ path: RECORD, text }], "npm run write libraries -- --record");
}
