// The table of a client: one Tab stop, and arrow keys between cells, as in the ARIA grid pattern.
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Scroller } from "../routing/scroller.tsx";
import { type Cell, type Grid, stepFrom } from "./grid.ts";
import { signOf } from "./signs.ts";

interface Props {
  readonly label: string;
  readonly grid: Grid;
  readonly onOpen: (cell: Cell) => void;
}

/** The table. */
export function ProofTable({ label, grid: { columns, rows }, onOpen }: Props): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const [[row, column], setPlace] = useState<readonly [number, number]>([0, 0]);
  const follow = (event: KeyboardEvent): void => {
    const isWide = event.ctrlKey || event.metaKey;
    const to = stepFrom([row, column], [rows.length, columns.length], event.key, isWide);
    if (to === undefined || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const line = table.current?.tBodies[0]?.rows[to[0]];
    line?.querySelectorAll("button")[to[1]]?.focus();
  };
  return (
    <Scroller label={label} className="proofs">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table is what a grid is made of */}
      <table ref={table} role="grid" onKeyDown={follow}>
        <caption className="unseen">{label}</caption>
        <thead>
          <tr>
            <th scope="col">Task</th>
            {columns.map(({ id, label: name }) => (
              <th key={id} scope="col" className="upright">
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label: task, cells }, at) => (
            <tr key={id}>
              <th scope="row">{task}</th>
              {cells.map((cell, across) => {
                const { sign, word } = signOf(cell.state);
                return (
                  <td key={cell.provider}>
                    <button
                      type="button"
                      className="sign"
                      data-state={cell.state}
                      data-cell={`${cell.task} ${cell.provider}`}
                      aria-label={`${task}, ${columns[across]!.label}: ${word}`}
                      aria-haspopup="dialog"
                      tabIndex={at === row && across === column ? 0 : -1}
                      onFocus={() => setPlace([at, across])}
                      onClick={() => onOpen(cell)}
                    >
                      {sign}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
