// False reports of checkers: each kind is excused for some clients, with the reason why the snippet is correct.
import { readRows } from "../../../support/rows.ts";

export interface Excuse {
  readonly client: string;
  readonly code: string;
  readonly pattern: RegExp;
  readonly reason: string;
}

/** All excuses. An unneeded one is an error. */
export const EXCUSES: readonly Excuse[] = readRows<Readonly<Record<keyof Excuse, string>>>({
  path: "tools/proofs/snippets/static/excuses.tsv",
  columns: ["client", "code", "pattern", "reason"],
  line: /^(?:[^\t]+\t){3}[^\t]+$/,
}).flatMap(({ client: clients, ...row }) =>
  clients.split(" ").map((client) => ({ ...row, client, pattern: new RegExp(row.pattern) })),
);
