// Tasks as rows and providers as columns, with a mark if the provider serves the task.
import type { ReactNode } from "react";
import { Link } from "wouter";
import { pathOf, PROVIDERS, TASKS } from "../routing/places.ts";
import { Scroller } from "../routing/scroller.tsx";
import type { Matrix } from "./matrix.ts";
import "./matrix.css";

interface Props {
  readonly matrix: Matrix;
  /** The id of the selected task; empty if there is none. */
  readonly wanted: string;
  /** The label of that task. */
  readonly label: string;
}

/** The table, in a frame that scrolls if it is too wide. */
export function MatrixTable({ matrix: { columns, rows }, wanted, label }: Props): ReactNode {
  const title = wanted === "" ? "Tasks of each provider" : `All tasks of the providers of ${label}`;
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
