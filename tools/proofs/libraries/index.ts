// Proves the load snippets of the libraries: parsed, checked against the published packages,
// and some run. Writes the level of each; with --check, only compares.
import { parseArgs } from "node:util";
import { errorText } from "#core/base/issue";
import { fault, faults } from "../../support/faults.ts";
import { unformatted } from "../../support/formatters.ts";
import { compareDigests, readRecord } from "../../support/record.ts";
import { ensurePython } from "../../support/setup.ts";
import { isCheck } from "../../support/written.ts";
import { describeFault, inspectBlocks, readBlocks, type Shown } from "./blocks.ts";
import { digestIn, type LibraryRecord, type RecordedProof, rowOf, write } from "./record.ts";
import type { Asking } from "./packages.ts";
import { proveRuns } from "./run/index.ts";
import { proveTypes } from "./types.ts";

const { values } = parseArgs({
  options: {
    // Parses and compares with the record, without the network.
    check: { type: "boolean", default: false },
    // Only writes the record again, with the keys by which the app finds the programs that were run.
    record: { type: "boolean", default: false },
    // The id of a library; may be repeated.
    only: { type: "string", multiple: true, default: [] },
    // Uses earlier downloads only.
    offline: { type: "boolean", default: false },
    // A folder of clones, as <owner>/<name>, of the repositories that programs install or clone.
    repositories: { type: "string" },
    // Also runs programs of some libraries, in an environment below .cache/libraries.
    run: { type: "boolean", default: false },
  },
});

try {
  const { offline, repositories } = values;
  const asking = {
    python: await ensurePython(),
    offline,
    ...(repositories === undefined ? {} : { repositories }),
  };
  if (values.record) write(readRecord("libraries"), (await readBlocks()).shown);
  else await prove(asking);
} catch (error) {
  fault(errorText(error));
}

async function prove(asking: Asking): Promise<void> {
  const { shown, faults: unreadable } = await readBlocks(values.only);
  unreadable.forEach((message) => fault(message));
  const blocks = shown.flatMap((entry) => entry.blocks);
  const inspected = await inspectBlocks(blocks, asking.python);
  const before = readRecord<RecordedProof>("libraries");
  const isWhole = values.only.length === 0;
  // Parse errors are already reported, and no formatter can read such programs.
  const unread = new Set(inspected.map(({ block }) => block));
  const programs = blocks
    .filter((block) => !unread.has(block))
    .map(({ library, record, language, content }) => ({
      name: `${library}, ${record}`,
      language: language.id,
      content,
    }));
  (await unformatted(programs)).forEach((message) => fault(message));
  if (isCheck) {
    for (const finding of inspected) fault(describeFault(finding));
    compare(shown, before, isWhole);
    if (isWhole) write(before, shown);
    summary(shown, before);
  } else {
    const { needless, proofs, ...typed } = await proveTypes(shown, inspected, asking);
    for (const finding of typed.faults) fault(describeFault(finding));
    for (const { subject, pattern } of needless)
      fault(`${subject}: an excuse is no longer needed: ${String(pattern)}`);
    const ran = values.run ? await proveRuns(shown) : undefined;
    for (const message of ran?.faults ?? []) fault(message);
    const rows = new Map(isWhole ? [] : before);
    for (const entry of shown) {
      const { id } = entry.library;
      rows.set(id, rowOf(entry, proofs.get(id)!, before.get(id), ran));
    }
    write(rows, isWhole ? shown : (await readBlocks()).shown);
    summary(shown, rows);
  }
}

/** Reports what is wrong with the record. The nightly run proves what is new or has changed, so these are only notes. */
function compare(shown: readonly Shown[], record: LibraryRecord, isWhole: boolean): void {
  const today = new Map(shown.map((entry) => [entry.library.id, digestIn(entry)]));
  const { gone, added, changed } = compareDigests(record, today);
  const again = (id: string): string => `Run \`npm run write libraries -- --only ${id}\``;
  for (const id of isWhole ? gone : [])
    fault(`${id}: The record has it, and there is no such library with records.`);
  for (const id of added)
    console.log(
      `note: ${id}: It is not proven yet; the nightly run does it. ${again(id)} to do it now.`,
    );
  for (const id of changed) {
    const how = record.get(id)!.level === "run" ? `${again(id)}, and with \`--run\`` : again(id);
    console.log(`note: ${id}: Its programs changed since they were proven. ${how}.`);
  }
  for (const id of today.keys())
    if (record.get(id)?.level === "shown" && !changed.includes(id))
      fault(`${id}: The record says that a program fails. ${again(id)}.`);
}

function summary(shown: readonly Shown[], record: LibraryRecord): void {
  const rows = shown.flatMap(({ library }) => record.get(library.id) ?? []);
  const levels = ["run", "typed", "parsed", "shown"].map(
    (level) => `${rows.filter((row) => row.level === level).length} ${level}`,
  );
  const typed = rows.reduce((total, { programs }) => total + programs.typed, 0);
  const all = rows.reduce((total, { programs }) => total + programs.all, 0);
  console.log(
    `prove:libraries: ${shown.length} libraries, ${levels.join(", ")}; ${typed} of ${all} programs typed; ${faults()} failed`,
  );
}
