// The committed record: one line for each app, with how much of what it prints is proven.
import { join } from "node:path";
import type { Table } from "../../support/rows.ts";
import type { AppCase } from "./case.ts";

/** The proof of an app. */
export interface AppProof {
  readonly id: string;
  /**
   * `run`: the program served a model by the printed commands, and the printed calls of all clients were answered.
   * `accepted`: the program's own parser takes the printed commands, and refuses an unknown option. `documented`: its
   * documentation was read.
   */
  readonly level: AppCase["level"] | "documented";
  /** The program, its version, and the hash of the commands that it was given; empty if none was run. */
  readonly program: string;
  readonly version: string;
  readonly digest: string;
  /** The day, `YYYY-MM-DD`. */
  readonly date: string;
}

export const APPS: Table<AppProof> = {
  path: join(import.meta.dirname, "apps.tsv"),
  columns: ["id", "level", "program", "version", "digest", "date"],
  line: /^[^\t]+\t(?:documented\t\t\t|(?:run|accepted)\t[^\t]+\t[^\t]+\t[\da-f]{12})\t\d{4}-\d\d-\d\d$/,
};

/** What is proven today: the level of the case of an app, and the hash of what is printed. */
export type Today = Pick<AppProof, "level" | "digest">;

/** The faults of a record: each app has a row, each row an app, and what was proven is what is printed today. */
export function compare(
  apps: readonly string[],
  rows: readonly AppProof[],
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
