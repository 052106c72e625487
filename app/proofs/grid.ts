// The proof record as a table: for one client, tasks by providers, and the state of each cell.
import type { Entry } from "hubsmith";
import type { Place } from "./cell.ts";
import { type ClientProofs, type Level, LEVELS } from "./records.ts";

/** The state of a task with a provider and a client, before any plugin is loaded. */
export type State = Level | "not offered" | "not served";

/** A cell of the table. */
export interface Cell {
  readonly task: string;
  readonly provider: string;
  readonly state: State;
}

/** The header of a row or a column. */
export interface Head {
  readonly id: string;
  readonly label: string;
}

/** A row for each task, a column for each provider. */
export interface Grid {
  readonly columns: readonly Head[];
  readonly rows: readonly (Head & { readonly cells: readonly Cell[] })[];
}

/** The table of a client; tasks that no provider serves have no row. */
export function gridOf(
  record: ClientProofs,
  tasks: readonly Entry<"task">[],
  providers: readonly Entry<"provider">[],
  client: string,
): Grid {
  const labels = new Map(tasks.map(({ id, label }) => [id, label]));
  const served = new Set([
    ...Object.values(record.proofs).flatMap((its) => Object.keys(its)),
    ...providers.flatMap((provider) => provider.tasks),
  ]);
  const columns = providers.map(({ id, label }) => ({ id, label })).toSorted(byLabel);
  const cards = new Map(providers.map((card) => [card.id, card]));
  const rows = [...served]
    .map((id) => ({ id, label: labels.get(id) ?? id }))
    .toSorted(byLabel)
    .map((row) => ({
      ...row,
      cells: columns.map(({ id }) => ({
        task: row.id,
        provider: id,
        state: stateOf(
          record,
          { task: row.id, provider: id, client },
          cards.get(id)?.tasks.includes(row.id),
        ),
      })),
    }));
  return { columns, rows };
}

/** The level of a program; undefined if there is none. */
export function levelOf(
  { proofs }: ClientProofs,
  { task, provider, client }: Place,
): Level | undefined {
  const reached = proofs[provider]?.[task];
  return LEVELS.toReversed().find((one) => reached?.[one]?.includes(client));
}

function stateOf(record: ClientProofs, place: Place, isListed = false): State {
  const level = levelOf(record, place);
  if (level !== undefined) return level;
  // A policy of the router lists no tasks; a proof with another client shows that it serves one.
  const isServed = isListed || record.proofs[place.provider]?.[place.task] !== undefined;
  return isServed ? "not offered" : "not served";
}

/** The totals of the cells of some clients. */
export interface Totals {
  readonly cells: number;
  readonly tasks: number;
  readonly providers: number;
  readonly levels: { readonly [L in Level]: number };
}

/** Counts what is recorded, of one client or of all. */
export function totalsOf({ proofs }: ClientProofs, client?: string): Totals {
  const levels = { offered: 0, parsed: 0, names: 0, typed: 0, run: 0 };
  const tasks = new Set<string>();
  const providers = new Set<string>();
  for (const [provider, its] of Object.entries(proofs))
    for (const [task, reached] of Object.entries(its))
      for (const level of LEVELS) {
        const those = reached[level]?.filter((one) => client === undefined || one === client) ?? [];
        if (those.length === 0) continue;
        levels[level] += those.length;
        tasks.add(task);
        providers.add(provider);
      }
  const cells = LEVELS.reduce((sum, level) => sum + levels[level], 0);
  return { cells, tasks: tasks.size, providers: providers.size, levels };
}

/** The cell that a key moves to; undefined for other keys. */
export function stepFrom(
  [row, column]: readonly [number, number],
  [rows, columns]: readonly [number, number],
  key: string,
  isWide: boolean,
): readonly [number, number] | undefined {
  const to = ((): readonly [number, number] | undefined => {
    if (key === "ArrowUp") return [row - 1, column];
    if (key === "ArrowDown") return [row + 1, column];
    if (key === "ArrowLeft") return [row, column - 1];
    if (key === "ArrowRight") return [row, column + 1];
    if (key === "Home") return [isWide ? 0 : row, 0];
    if (key === "End") return [isWide ? rows - 1 : row, columns - 1];
    return undefined;
  })();
  const within = (at: number, count: number): number => Math.min(Math.max(at, 0), count - 1);
  return to && [within(to[0], rows), within(to[1], columns)];
}

const byLabel = (one: Head, other: Head): number =>
  one.label.localeCompare(other.label, "en", { sensitivity: "base" });
