// CSV: tables in URLs, and cells of a spreadsheet in the clipboard.

type Lines = readonly (readonly string[])[];

/** The cells of separated values, line by line; an unclosed quote reaches to the end. Never throws. */
export function cellsIn(text: string, separator = ","): Lines {
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === "") isQuoted = true;
    else if (sign === separator) {
      line.push(cell);
      cell = "";
    } else if (sign === "\n" || sign === "\r") {
      if (sign === "\r" && text[at + 1] === "\n") at += 1;
      lines.push([...line, cell]);
      line = [];
      cell = "";
    } else cell += sign;
  }
  return [...lines, [...line, cell]];
}

/** The cells as comma-separated values, which are read back unchanged. */
export const writtenCells = (lines: Lines): string =>
  lines.map((line) => line.map(quoted).join(",")).join("\n");

const quoted = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/**
 * The cells of pasted text: separated by tabs, as spreadsheets copy them, or by commas or semicolons if every line
 * has the same number. `undefined` for a single line without a tab, which is for one cell.
 */
export function pastedCells(text: string): Lines | undefined {
  const whole = text.replace(/(\r\n|\r|\n)$/, "");
  if (whole.includes("\t")) return cellsIn(whole, "\t");
  if (!/[\r\n]/.test(whole)) return undefined;
  for (const separator of [",", ";"]) {
    const lines = cellsIn(whole, separator);
    const [first] = lines;
    if (first!.length > 1 && lines.every(({ length }) => length === first!.length)) return lines;
  }
  return cellsIn(whole, "\t");
}
