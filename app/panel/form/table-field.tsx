// A table as a grid of fields: headers and cells to edit or to paste into, rows and columns to add and to remove.
import { type ClipboardEvent, type ReactNode, useId, useRef } from "react";
import { useSay } from "../../ui/say.ts";
import type { TableField as Table } from "../state/form.ts";
import { useActions } from "../state/use-panel.ts";
import { pastedCells } from "./csv.ts";
import {
  type Grid,
  MOST_COLUMNS,
  MOST_ROWS,
  namesOf,
  withCell,
  withCells,
  withColumn,
  withName,
  withoutColumn,
  withoutRow,
  withRow,
  writtenGrid,
} from "./grid.ts";
import { useFocusNext } from "./use-focus-next.ts";

// The row of the headers, because rows are counted from 0.
const HEAD = -1;

/** The grid. */
export function TableField({ field }: { readonly field: Table }): ReactNode {
  const { type } = useActions();
  const say = useSay();
  const id = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const focusNext = useFocusNext(fieldset);
  const { grid, name, label } = field;
  const { columns, rows } = grid;
  const names = namesOf(grid);
  const [width, height] = [columns.length, rows.length];
  const idOf = (row: number, column: number): string => `${id}-${row}-${column}`;
  const change = (next: Grid): void => type(name, writtenGrid(next));
  const changeTo = (next: Grid, focus: string, words: string): void => {
    change(next);
    focusNext(focus);
    say(words);
  };
  const paste = (event: ClipboardEvent, row: number, column: number): void => {
    const cells = pastedCells(event.clipboardData.getData("text/plain"));
    if (cells === undefined) return;
    event.preventDefault();
    change(withCells(grid, row, column, cells));
    const wide = Math.max(...cells.map(({ length }) => length));
    const isCut = row + cells.length > MOST_ROWS || column + wide > MOST_COLUMNS;
    const size = `${counted(cells.length, "row")} and ${counted(wide, "column")}`;
    say(`Pasted ${size}.${isCut ? " What does not fit is left out." : ""}`);
  };
  const cell = (row: number, column: number): ReactNode => (
    <input
      type="text"
      id={idOf(row, column)}
      aria-label={row === HEAD ? `Column ${column + 1}, name` : `Row ${row + 1}, ${names[column]}`}
      autoComplete="off"
      value={row === HEAD ? columns[column] : rows[row]![column]}
      onChange={({ target: { value } }) =>
        change(row === HEAD ? withName(grid, column, value) : withCell(grid, row, column, value))
      }
      onPaste={(event) => paste(event, row, column)}
    />
  );
  return (
    <fieldset className="field" ref={fieldset}>
      <legend>
        {label}
        <span className="how"> cells can be pasted</span>
      </legend>
      <div className="grid">
        <table>
          <thead>
            <tr>
              {columns.map((_, at) => (
                <th key={at} scope="col">
                  <div className="grid-head">
                    {cell(HEAD, at)}
                    {width > 1 && (
                      <Cross
                        label={`Remove column ${names[at]}`}
                        onClick={() =>
                          changeTo(
                            withoutColumn(grid, at),
                            idOf(HEAD, Math.min(at, width - 2)),
                            `Column ${names[at]} removed, ${width - 1} left.`,
                          )
                        }
                      />
                    )}
                  </div>
                </th>
              ))}
              {height > 1 && (
                <th scope="col">
                  <span className="unseen">Remove</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((_, at) => (
                  <td key={at}>{cell(row, at)}</td>
                ))}
                {height > 1 && (
                  <td>
                    <Cross
                      label={`Remove row ${row + 1}`}
                      onClick={() =>
                        changeTo(
                          withoutRow(grid, row),
                          idOf(Math.min(row, height - 2), 0),
                          `Row ${row + 1} removed, ${height - 1} left.`,
                        )
                      }
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="adds">
        {height < MOST_ROWS && (
          <button
            type="button"
            className="button"
            onClick={() => changeTo(withRow(grid), idOf(height, 0), `Row ${height + 1} added.`)}
          >
            Add row
          </button>
        )}
        {width < MOST_COLUMNS && (
          <button
            type="button"
            className="button"
            onClick={() =>
              changeTo(withColumn(grid), idOf(HEAD, width), `Column ${width + 1} added.`)
            }
          >
            Add column
          </button>
        )}
      </div>
    </fieldset>
  );
}

interface CrossProps {
  readonly label: string;
  readonly onClick: () => void;
}

function Cross({ label, onClick }: CrossProps): ReactNode {
  return (
    <button type="button" className="plain cross" aria-label={label} onClick={onClick}>
      ×
    </button>
  );
}

const counted = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? "" : "s"}`;
