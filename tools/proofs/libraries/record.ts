// The row of each library in the committed record: its level, and the reason why it is not higher.
import { programKey } from "#plugins/kit/catalog/program-key";
import { digestOf, type ProofRecord, recordFile } from "../../support/record.ts";
import { writeOrCheck } from "../../support/written.ts";
import type { Block, Fault, Level, Shown } from "./blocks.ts";
import { programsOf, type Ran, type Run } from "./run/index.ts";
import type { Sourced } from "./packages.ts";

export interface RecordedProof extends Omit<Proof, "absent"> {
  readonly digest: string;
  /** The programs that were run, and their versions. */
  readonly run?: Run & { readonly programs?: readonly string[] };
}

export type LibraryRecord = ProofRecord<RecordedProof>;

/** The digest of the programs of a library, and of their install commands. */
export const digestIn = ({ blocks }: Shown): string =>
  digestOf(blocks.map(({ commands, content }) => `${commands}\n\n${content}`).sort());

/**
 * The row of a library. If its programs are unchanged, an earlier run counts if there was no new one, and an earlier
 * check counts if a repository has no clone now.
 */
export function rowOf(
  shown: Shown,
  { absent, ...proof }: Proof,
  before: RecordedProof | undefined,
  ran: Ran | undefined,
): RecordedProof {
  const digest = digestIn(shown);
  const old = before?.digest === digest ? before : undefined;
  const isKept = old !== undefined && old.level !== "shown" && absent.length > 0;
  const row = isKept ? old : { digest, ...proof, ...(old?.run && { run: old.run }) };
  return withRun(row, shown, ran);
}

/** The row with the programs that were run, now or before: their number, and the keys by which the app knows them. */
function withRun(
  { run: before, ...row }: RecordedProof,
  shown: Shown,
  ran: Ran | undefined,
): RecordedProof {
  const { all, typed } = row.programs;
  const run = ran === undefined ? before : ran.runs.get(shown.library.id);
  if (run === undefined || row.level === "shown") {
    const level = row.level === "run" ? (typed === all ? "typed" : "parsed") : row.level;
    return { ...row, level, programs: { all, typed } };
  }
  const { records, packages } = run;
  const blocks = records.flatMap((record) => programsOf(shown, record));
  const programs = [...new Set(blocks.map(({ content, model }) => programKey(content, model)))];
  return {
    ...row,
    level: "run",
    programs: { all, typed, run: blocks.length },
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

/** Writes the record; with `--check`, only compares. `shown` are all libraries with a row. */
export function write(record: LibraryRecord, shown: readonly Shown[]): void {
  const rows = new Map(record);
  for (const entry of shown) {
    const row = rows.get(entry.library.id);
    if (row?.run !== undefined && row.digest === digestIn(entry))
      rows.set(entry.library.id, withRun(row, entry, undefined));
  }
  writeOrCheck([recordFile("libraries", rows)], "npm run write libraries -- --record");
}
