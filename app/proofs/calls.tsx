// The programs that call a provider: filters, the table, and the program of a task, a provider and a client.
import { type ReactNode, useMemo } from "react";
import { Link } from "wouter";
import { useAnnouncement } from "../routing/use-announcement.ts";
import { queryText, useQuery } from "../routing/use-query.ts";
import { useEntries } from "../stores/host.ts";
import { optionsOf, Select } from "../ui/select.tsx";
import { Table } from "../ui/table.tsx";
import { ProgramView } from "./program-view.tsx";
import { type ClientProofs, LEVEL_LABELS, levelOf } from "./records.ts";
import { type CallRow, callRows, type ClientRow, clientRows, headsOf, type Named } from "./rows.ts";

/** The section; the URL has the filters. */
export function CallProofs({ record }: { readonly record: ClientProofs }): ReactNode {
  const entries = useEntries();
  const [query, change] = useQuery();
  const rows = useMemo(() => callRows(record, entries), [record, entries]);
  const clients = useMemo(() => clientRows(record, entries), [record, entries]);
  const [tasks, providers] = [headsOf(rows, "task"), headsOf(rows, "provider")];
  const task = chosen(tasks, query["task"]);
  const provider = chosen(providers, query["provider"]);
  const client = chosen(clients, query["client"]);
  const levelAt = ({ task, provider }: CallRow, { id }: ClientRow) =>
    levelOf(record, { task: task.id, provider: provider.id, client: id });
  const shown = rows.filter(
    (row) =>
      (task === undefined || row.task.id === task.id) &&
      (provider === undefined || row.provider.id === provider.id) &&
      (client === undefined || levelAt(row, client) !== undefined),
  );
  useAnnouncement(`${shown.length} of ${rows.length} tested tasks of providers.`);
  const isOne = task !== undefined && provider !== undefined;
  const first = clients.find((one) => isOne && levelAt({ task, provider }, one) !== undefined);
  const opened = client ?? first ?? clients[0];
  return (
    <section className="wide" aria-labelledby="calls">
      <h2 id="calls">Programs that call a provider</h2>
      <div className="filters">
        <Select label="Task" value={task?.id ?? ""} onChange={(id) => change({ task: id })}>
          <option value="">All tasks</option>
          {optionsOf(tasks)}
        </Select>
        <Select
          label="Provider"
          value={provider?.id ?? ""}
          onChange={(id) => change({ provider: id })}
        >
          <option value="">All providers</option>
          {optionsOf(providers)}
        </Select>
        <Select label="Client" value={client?.id ?? ""} onChange={(id) => change({ client: id })}>
          <option value="">All clients</option>
          {optionsOf(clients.map(inLanguage))}
        </Select>
      </div>
      {isOne && opened !== undefined ? (
        <ProgramView
          task={task}
          provider={provider}
          client={opened}
          level={levelAt({ task, provider }, opened)}
        />
      ) : (
        <Table
          label="Programs that call a provider"
          rows={shown}
          keyOf={({ task, provider }) => `${task.id} ${provider.id}`}
          columns={[
            [
              "Task",
              (row) => (
                <Link href={pathOf(row, client)}>
                  {row.task.label}
                  <span className="unseen"> with {row.provider.label}</span>
                </Link>
              ),
            ],
            ["Provider", (row) => row.provider.label],
            [
              "Tested with",
              (row) => clients.flatMap((one) => wordsOf(one, levelAt(row, one))).join(", "),
            ],
          ]}
        />
      )}
    </section>
  );
}

const chosen = <T extends Named>(items: readonly T[], id: string | undefined): T | undefined =>
  items.find((one) => one.id === id);

const inLanguage = ({ id, label, language }: ClientRow): Named => ({
  id,
  label: `${label} (${language})`,
});

const pathOf = ({ task, provider }: CallRow, client: Named | undefined): string =>
  `/proofs${queryText({ task: task.id, provider: provider.id, client: client?.id ?? "" })}`;

function wordsOf({ label }: ClientRow, level: ReturnType<typeof levelOf>): readonly string[] {
  if (level === undefined) return [];
  return [level === "run" ? label : `${label} (${LEVEL_LABELS[level]})`];
}
