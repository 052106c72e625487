// The programs that call a provider: filters, the table, and the program of a task, a provider and a client.
import { type ReactNode, useMemo, useState } from "react";
import { Link } from "wouter";
import { useAnnouncement } from "../routing/use-announcement.ts";
import { queryText, useQuery } from "../routing/use-query.ts";
import { useEntries } from "../stores/host.ts";
import { optionsOf, Select } from "../ui/select.tsx";
import { ColumnTable } from "../ui/column-table.tsx";
import { ProgramView } from "./program-view.tsx";
import { type ClientProofs, LEVEL_LABELS, type Level, levelOf } from "./levels.ts";
import { type CallRow, callRows, type ClientRow, clientRows, headsOf } from "./rows.ts";

const KINDS = [
  ["task", "Task", "All tasks"],
  ["provider", "Provider", "All providers"],
  ["client", "Client", "All clients"],
] as const;

/** The section; the URL has the filters. */
export function CallProofs({ record }: { readonly record: ClientProofs }): ReactNode {
  const entries = useEntries();
  const [query, change] = useQuery();
  const [isFollowed, setFollowed] = useState(false);
  const rows = useMemo(() => callRows(record, entries), [record, entries]);
  const clients = useMemo(() => clientRows(record, entries), [record, entries]);
  const all = { task: headsOf(rows, "task"), provider: headsOf(rows, "provider"), client: clients };
  const task = all.task.find(({ id }) => id === query["task"]);
  const provider = all.provider.find(({ id }) => id === query["provider"]);
  const client = clients.find(({ id }) => id === query["client"]);
  const chosen = { task, provider, client };
  const levelAt = (row: CallRow, { id }: ClientRow): Level | undefined =>
    levelOf(record, { task: row.task.id, provider: row.provider.id, client: id });
  const shown = rows.filter(
    (row) =>
      (task === undefined || row.task.id === task.id) &&
      (provider === undefined || row.provider.id === provider.id) &&
      (client === undefined || levelAt(row, client) !== undefined),
  );
  useAnnouncement(`${shown.length} of ${rows.length} tested tasks of providers.`);
  const selected = task !== undefined && provider !== undefined ? { task, provider } : undefined;
  const opened = client ?? clients.find((any) => selected && levelAt(selected, any)) ?? clients[0];
  return (
    <section className="stack loose wide" aria-labelledby="calls">
      <h2 id="calls">Programs that call a provider</h2>
      <div className="row filters">
        {KINDS.map(([kind, label, none]) => (
          <Select
            key={kind}
            label={label}
            value={chosen[kind]?.id ?? ""}
            onChange={(id) => {
              change({ [kind]: id });
              setFollowed(false);
            }}
          >
            <option value="">{none}</option>
            {optionsOf(all[kind])}
          </Select>
        ))}
      </div>
      {selected !== undefined && opened !== undefined ? (
        <ProgramView
          {...selected}
          client={opened}
          level={levelAt(selected, opened)}
          takesFocus={isFollowed}
        />
      ) : (
        <ColumnTable
          label="Programs that call a provider"
          rows={shown}
          keyOf={(row) => `${row.task.id} ${row.provider.id}`}
          columns={[
            [
              "Task",
              (row) => (
                <Link href={pathOf(row, query)} onClick={() => setFollowed(true)}>
                  {row.task.label}
                  <span className="unseen"> with {row.provider.label}</span>
                </Link>
              ),
            ],
            ["Provider", (row) => row.provider.label],
            [
              "Tested with",
              (row) => clients.flatMap((any) => wordsOf(any, levelAt(row, any))).join(", "),
            ],
          ]}
        />
      )}
    </section>
  );
}

const pathOf = ({ task, provider }: CallRow, query: Readonly<Record<string, string>>): string =>
  `/proofs${queryText({ ...query, task: task.id, provider: provider.id })}`;

function wordsOf({ label }: ClientRow, level: Level | undefined): readonly string[] {
  if (level === undefined) return [];
  return [level === "run" ? label : `${label} (${LEVEL_LABELS[level]})`];
}
