// The programs that call a provider: the selected client, its table, and the open cell.
import { type ReactNode, useMemo } from "react";
import { useQuery } from "../routing/use-query.ts";
import { CellDialog } from "./cell-dialog.tsx";
import { ClientTable } from "./client-table.tsx";
import { clientIn, type ClientRow, clientRows, versionText } from "./clients.ts";
import { type Cell, gridOf, levelOf } from "./grid.ts";
import { ProofTable } from "./proof-table.tsx";
import type { ClientProofs } from "./records.ts";
import { ofKind } from "./of-kind.ts";
import { SIGNS } from "./signs.ts";
import "./grid.css";
import { useSay } from "../ui/say.ts";
import { useEntries } from "../stores/host.ts";

/** The section; `?client=js/fetch` selects a client, and a task and a provider open a cell. */
export function CallProofs({ record }: { readonly record: ClientProofs }): ReactNode {
  const entries = useEntries();
  const say = useSay();
  const [query, change] = useQuery();
  const rows = useMemo(() => clientRows(record, ofKind(entries, "client")), [record, entries]);
  const client = clientIn(rows, query["client"]);
  const id = client?.id ?? "";
  const grid = gridOf(record, ofKind(entries, "task"), ofKind(entries, "provider"), id);
  if (client === undefined) return null;
  const cells = grid.rows.flatMap((row) => row.cells);
  const open = cells.find(
    ({ task, provider }) => task === query["task"] && provider === query["provider"],
  );
  const signs = SIGNS.filter(({ state }) => cells.some((cell) => cell.state === state));
  const choose = (chosen: string): void => {
    change({ client: chosen, task: "", provider: "" });
    const row = rows.find((one) => one.id === chosen);
    if (row !== undefined) say(`${row.label}: ${sentenceOf(row)}`);
  };
  return (
    <section className="wide" aria-labelledby="calls">
      <h2 id="calls">Programs that call a provider</h2>
      <p className="outcome">
        Rows are tasks, columns are providers. Open a cell to see its program, or the reason for a
        missing one. Arrow keys move between cells.
      </p>
      <div className="filters">
        <div className="field">
          <label htmlFor="client">Client</label>
          <select id="client" value={id} onChange={({ target }) => choose(target.value)}>
            {rows.map((row) => (
              <option key={row.id} value={row.id}>
                {row.label} ({row.language}): {row.cells}
              </option>
            ))}
          </select>
        </div>
        <p className="note">
          {sentenceOf(client)} Tested with {versionText(client.versions)}.
        </p>
      </div>
      {query["client"] !== undefined && query["client"] !== id && (
        <p className="notice">
          Unknown client “{query["client"]}”. {client.label} is shown instead.
        </p>
      )}
      <ul className="signs">
        {signs.map(({ state, sign, about }) => (
          <li key={state}>
            <span className="sign" data-state={state} aria-hidden="true">
              {sign}
            </span>{" "}
            {about}
          </li>
        ))}
      </ul>
      <ProofTable
        label={`Tasks and providers with ${client.label}`}
        grid={grid}
        onOpen={({ task, provider }: Cell) => change({ task, provider })}
      />
      <ClientTable rows={rows} />
      {open !== undefined && (
        <CellDialog
          key={`${open.task} ${open.provider}`}
          cell={open}
          client={client}
          clients={rows.filter((row) => levelOf(record, { ...open, client: row.id }) !== undefined)}
          onClient={({ id: other, label }) => {
            change({ client: other });
            say(`The program with ${label} is shown.`);
          }}
          grid={grid}
          onClose={() => change({ task: "", provider: "" })}
        />
      )}
    </section>
  );
}

/** The number of proven programs of a client, in a sentence. */
function sentenceOf({ cells, run }: ClientRow): string {
  const rest = run === cells ? "all were run" : `${run} were run`;
  return `${cells} programs, ${rest}.`;
}
