// Formats tables in Markdown, like the formatter.

export function rowsOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(3, ...rows.map((row) => (row[at] ?? "").length)),
  );
  const line = (row: readonly string[]): string =>
    `| ${widths.map((width, at) => (row[at] ?? "").padEnd(width)).join(" | ")} |`;
  const [head = [], ...others] = rows;
  const rule = widths.map((width) => "-".repeat(width));
  return [head, rule, ...others].map(line).join("\n");
}
