// Formats as a table: exact bits, main layouts and measured values have a column each.
import type { ReactNode } from "react";
import { Scroller } from "../routing/scroller.tsx";
import type { Rung } from "./rungs.ts";
import { weightsText } from "./weights.ts";

interface Props {
  readonly label: string;
  readonly weights: number;
  readonly rungs: readonly Rung[];
}

/** The table. */
export function LadderTable({ label, weights, rungs }: Props): ReactNode {
  const title = `Formats of ${label}`;
  return (
    <Scroller label={title}>
      <table className="numbers">
        <caption>{title}: bits per weight, and the size of a file</caption>
        <thead>
          <tr>
            <th scope="col">Format</th>
            <th scope="col">Family</th>
            <th scope="col">Exactly</th>
            <th scope="col">Mostly</th>
            <th scope="col">Measured</th>
            <th scope="col">{weightsText(weights)} weights</th>
          </tr>
        </thead>
        <tbody>
          {rungs.map(({ format: { name, bits }, family, size }) => (
            <tr key={name}>
              <th scope="row" translate="no">
                {name}
              </th>
              <td>{family || <None />}</td>
              <td>{bits?.exact ?? <None />}</td>
              <td>{bits?.base ?? <None />}</td>
              <td>{bits?.measured ?? <None />}</td>
              <td>{size || <None />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** A missing value: a dash, with a label for screen readers. */
export function None(): ReactNode {
  return (
    <span className="none">
      <span aria-hidden="true">–</span>
      <span className="unseen">unknown</span>
    </span>
  );
}
