// A table in a frame.
import { type ReactNode, useRef } from "react";
import { useOverflow } from "./use-overflow.ts";
import "./table.css";

/** A row: its header, if it has one, and its other cells. */
export interface TableRow {
  readonly key: string;
  readonly isCurrent?: boolean;
  readonly name?: ReactNode;
  readonly cells: readonly ReactNode[];
}

interface TableProps {
  readonly label: string;
  /** A visible caption, instead of the label. */
  readonly caption?: ReactNode;
  readonly head: readonly ReactNode[];
  readonly rows: readonly TableRow[];
  readonly className?: string;
}

/** A table, which scrolls horizontally if it is too wide; then its frame is focusable. */
export function Table({ label, caption, head, rows, className = "" }: TableProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const reachable = useOverflow(frame)
    ? { tabIndex: 0, role: "region", "aria-label": `${label}, scrollable table` }
    : {};
  return (
    <div className={`scroller ${className}`} ref={frame} {...reachable}>
      <table>
        <caption className={caption === undefined ? "unseen" : undefined}>
          {caption ?? label}
        </caption>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, isCurrent, name, cells }) => (
            <tr key={key} data-current={isCurrent || undefined}>
              {name !== undefined && <th scope="row">{name}</th>}
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
