// A table as a grid of fields: headers and cells to edit or to paste into, rows and columns to add and to remove.
import { type ClipboardEvent, type ReactNode, useId } from "react";
import { countText } from "../../formats/amounts.ts";
import { useSay } from "../../ui/say.ts";
import type { TableField as Table } from "./fields.ts";
import {
  type Grid,
  MOST_COLUMNS,
  MOST_ROWS,
  namesOf,
  pastedCells,
  withCells,
  withColumn,
  withoutColumn,
  withRow,
  writtenGrid,
} from "./grid.ts";
import { Small, useEdit } from "./use-edit.tsx";

export function TableField({ field: { grid, name, label } }: { readonly field: Table }): ReactNode {
  const { around, write, edit } = useEdit(name);
  const say = useSay();
  const id = useId();
  const names = namesOf(grid);
  const [width, height] = [names.length, grid.length - 1];
  const idOf = (line: number, column: number): string => `${id}-${line}-${column}`;
  const change = (next: Grid, focus: string, words: string): void =>
    edit(writtenGrid(next), focus, words);
  const paste = (event: ClipboardEvent, line: number, column: number): void => {
    const cells = pastedCells(event.clipboardData.getData("text/plain"));
    if (cells === undefined) return;
    event.preventDefault();
    write(writtenGrid(withCells(grid, line, column, cells)));
    const wide = Math.max(...cells.map(({ length }) => length));
    const isCut = line + cells.length > MOST_ROWS + 1 || column + wide > MOST_COLUMNS;
    const size = `${countText(cells.length, "row")} and ${countText(wide, "column")}`;
    say(`Pasted ${size}.${isCut ? " Cells beyond the limit were ignored." : ""}`);
  };
  const cell = (text: string, line: number, column: number): ReactNode => (
    <input
      type="text"
      id={idOf(line, column)}
      aria-label={line === 0 ? `Column ${column + 1}, name` : `Row ${line}, ${names[column]}`}
      autoComplete="off"
      value={text}
      onChange={({ target }) => write(writtenGrid(withCells(grid, line, column, [[target.value]])))}
      onPaste={(event) => paste(event, line, column)}
    />
  );
  const removeColumn = (at: number): void =>
    change(
      withoutColumn(grid, at),
      idOf(0, Math.min(at, width - 2)),
      `Column ${names[at]} removed, ${width - 1} left.`,
    );
  const removeRow = (line: number): void =>
    change(
      grid.toSpliced(line, 1),
      idOf(Math.min(line, height - 1), 0),
      `Row ${line} removed, ${height - 1} left.`,
    );
  return (
    <fieldset className="field" ref={around}>
      <legend>
        {label}
        <span className="soft"> cells can be pasted</span>
      </legend>
      <div className="box edged grid">
        <table>
          <thead>
            <tr>
              {grid[0]!.map((text, at) => (
                <th key={at} scope="col">
                  <div className="spread">
                    {cell(text, 0, at)}
                    {width > 1 && (
                      <Small label={`Remove column ${names[at]}`} onClick={() => removeColumn(at)}>
                        ×
                      </Small>
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
            {grid.slice(1).map((cells, row) => (
              <tr key={row}>
                {cells.map((text, at) => (
                  <td key={at}>{cell(text, row + 1, at)}</td>
                ))}
                {height > 1 && (
                  <td>
                    <Small label={`Remove row ${row + 1}`} onClick={() => removeRow(row + 1)}>
                      ×
                    </Small>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="row adds">
        {height < MOST_ROWS && (
          <button
            type="button"
            className="button"
            onClick={() => change(withRow(grid), idOf(height + 1, 0), `Row ${height + 1} added.`)}
          >
            Add row
          </button>
        )}
        {width < MOST_COLUMNS && (
          <button
            type="button"
            className="button"
            onClick={() => change(withColumn(grid), idOf(0, width), `Column ${width + 1} added.`)}
          >
            Add column
          </button>
        )}
      </div>
    </fieldset>
  );
}
