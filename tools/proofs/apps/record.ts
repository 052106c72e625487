// The committed record: one line for each app, with how much of what it prints is proven.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The proof of an app. */
export interface Row {
  readonly id: string;
  /**
   * `run`: the program served a model by the printed commands, and the printed calls of all clients were answered.
   * `accepted`: the program's own parser takes the printed commands, and refuses an unknown option. `documented`: its
   * documentation was read.
   */
  readonly level: "run" | "accepted" | "documented";
  /** The program, its version, and the hash of the commands that it was given; empty if none was run. */
  readonly program: string;
  readonly version: string;
  readonly digest: string;
  /** The day, `YYYY-MM-DD`. */
  readonly date: string;
}

const FILE = join(import.meta.dirname, "apps.tsv");
const HEADER = "id\tlevel\tprogram\tversion\tdigest\tdate";

/** Reads all rows. Throws if a line is not one. */
export const readRows = (): readonly Row[] => parseRows(readFileSync(FILE, "utf8"));

/** Parses rows. Throws if a line is not one, or if an app has two. */
export function parseRows(text: string): readonly Row[] {
  const [header, ...lines] = text.trimEnd().split("\n");
  if (header !== HEADER) throw new TypeError(`The first line must be ${HEADER}`);
  const rows = lines.map((line): Row => {
    const [id = "", level = "", program = "", version = "", digest = "", date = "", ...more] =
      line.split("\t");
    const isProven = level === "run" || level === "accepted";
    const isRow =
      id !== "" &&
      /^\d{4}-\d\d-\d\d$/.test(date) &&
      (isProven
        ? program !== "" && version !== "" && /^[\da-f]{12}$/.test(digest)
        : level === "documented" && program + version + digest === "");
    if (!isRow || more.length > 0) throw new TypeError(`Not a row: ${line}`);
    return { id, level: level as Row["level"], program, version, digest, date };
  });
  const ids = rows.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new TypeError(`${twice} has two rows`);
  return rows;
}

/** Writes all rows, sorted by id. */
export function writeRows(rows: readonly Row[]): void {
  const lines = rows
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, level, program, version, digest, date }) =>
      [id, level, program, version, digest, date].join("\t"),
    );
  writeFileSync(FILE, `${[HEADER, ...lines].join("\n")}\n`);
}

/** What is proven today: the level of the case of an app, and the hash of what is printed. */
export interface Today {
  readonly level: "run" | "accepted";
  readonly digest: string;
}

/** The faults of a record: each app has a row, each row an app, and what was proven is what is printed today. */
export function compare(
  apps: readonly string[],
  rows: readonly Row[],
  today: ReadonlyMap<string, Today>,
): readonly string[] {
  const again = (id: string): string => `Run \`npm run check apps -- --run ${id}\`.`;
  const missing = apps
    .filter((id) => !rows.some((row) => row.id === id))
    .map((id) => `${id} has no row in tools/proofs/apps/apps.tsv. ${again(id)}`);
  const wrong = rows.flatMap(({ id, level, digest }) => {
    if (!apps.includes(id)) return [`${id} has a row, but there is no such app.`];
    if (level === "documented") return [];
    const now = today.get(id);
    if (now === undefined) return [`${id} is ${level}, but has no case. ${again(id)}`];
    if (now.level !== level)
      return [`${id} is ${level}, but its case is ${now.level}. ${again(id)}`];
    if (now.digest !== digest)
      return [`${id} prints other commands than those that were proven. ${again(id)}`];
    return [];
  });
  return [...missing, ...wrong];
}
