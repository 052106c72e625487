// All providers, and a matrix of providers and tasks; optionally for one task.
import type { Entry } from "hubsmith";
import { type ReactNode, useId, useRef } from "react";
import { Link } from "wouter";
import { nearestOf } from "../routing/nearest.ts";
import { pathOf, PROVIDERS, shownIn, TASKS } from "../routing/places.ts";
import { Scroller } from "../routing/scroller.tsx";
import { useAnnouncement } from "../routing/use-announcement.ts";
import { useQuery } from "../routing/use-query.ts";
import { useEntries } from "../stores/host.ts";
import { Monogram } from "../ui/monogram.tsx";
import { Tile } from "../ui/tile.tsx";
import { byLabel, matrixOf, type Row, servedIn, taskPathOf } from "./matrix.ts";
import "../routing/routing.css";
import "./providers.css";

type Providers = readonly Entry<"provider">[];

/** The list. */
export function ProviderList({ providers }: { readonly providers: Providers }): ReactNode {
  const entries = useEntries();
  const [{ task: wanted = "" }, change] = useQuery();
  const field = useId();
  const select = useRef<HTMLSelectElement>(null);
  const tasks = shownIn(entries, "task");
  const served = servedIn(providers, tasks);
  const labelOf = (id: string): string =>
    [...served, ...tasks].find((one) => one.id === id)?.label ?? id;
  const { columns, rows } = matrixOf(providers, tasks, wanted);
  const shown = wanted === "" ? providers.toSorted(byLabel) : columns;
  const count = `${shown.length} ${shown.length === 1 ? "provider" : "providers"}`;
  useAnnouncement(`${count}.`);
  const choose = (task: string): void => change({ task });
  const nearest = shown.length === 0 ? nearestOf(served, wanted) : undefined;
  return (
    <>
      <div className="filter">
        <label htmlFor={field}>Task</label>
        <select
          ref={select}
          id={field}
          value={wanted}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">All tasks</option>
          {wanted !== "" && served.every(({ id }) => id !== wanted) && (
            <option value={wanted}>{labelOf(wanted)}</option>
          )}
          {served.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <p className="note">{count}</p>
      </div>
      {shown.length === 0 && (
        <div className="empty">
          <p>No provider supports this task.</p>
          {[...(nearest === undefined ? [] : [nearest]), { id: "", label: "Show all tasks" }].map(
            ({ id, label }) => (
              <button
                key={id}
                type="button"
                className="button"
                onClick={() => {
                  choose(id);
                  // The button disappears, so the focus must move.
                  select.current?.focus();
                }}
              >
                {label}
              </button>
            ),
          )}
        </div>
      )}
      <ul className="tiles">
        {shown.map((one) => (
          <Tile
            key={one.id}
            href={wanted === "" ? pathOf(PROVIDERS, one.id) : taskPathOf(one, wanted)}
            icon={<Monogram id={one.id} label={one.label} />}
            label={one.label}
            note={countIn(one)}
          />
        ))}
      </ul>
      {shown.length > 0 && (
        <MatrixTable
          columns={columns}
          rows={rows}
          wanted={wanted}
          title={
            wanted === ""
              ? "Tasks of each provider"
              : `All tasks of providers of ${labelOf(wanted)}`
          }
        />
      )}
    </>
  );
}

const countIn = ({ tasks, baseUrl }: Entry<"provider">): string => {
  if (baseUrl === undefined) return "Selects a provider";
  return tasks.length === 1 ? "1 task" : `${tasks.length} tasks`;
};

interface MatrixProps {
  readonly columns: Providers;
  readonly rows: readonly Row[];
  /** The id of the selected task; empty if there is none. */
  readonly wanted: string;
  readonly title: string;
}

function MatrixTable({ columns, rows, wanted, title }: MatrixProps): ReactNode {
  return (
    <Scroller label={title} className="matrix">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Task</th>
            {columns.map((one) => (
              <th key={one.id} scope="col">
                <Link href={pathOf(PROVIDERS, one.id)}>{one.label}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-wanted={row.id === wanted || undefined}>
              <th scope="row">
                {row.hasPage ? <Link href={pathOf(TASKS, row.id)}>{row.label}</Link> : row.label}
              </th>
              {row.served.map((isServed, at) => (
                <td key={columns[at]!.id}>
                  {isServed && <span aria-hidden="true">✓</span>}
                  <span className="unseen">{isServed ? "yes" : "no"}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
