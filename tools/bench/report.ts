// The tables of the benchmark as text for a terminal, and as a page.
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import type { Table } from "./parts.ts";

/** A table in columns. */
export function textOf({ title, head, rows }: Table): string {
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map((row) => (row[at] ?? "").length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
      .join("  ");
  return [`\n${title}`, ...all.map(line)].join("\n");
}

/** The page with all tables. */
export function pageOf(tables: readonly Table[]): string {
  const [{ model } = { model: "unknown" }] = cpus();
  const head = `# How fast it is

Made by \`npm run bench\`, on ${cpus().length} cores of ${model.trim()} with Node ${process.versions.node}; by hand are this paragraph and the two
lists at the end. The incumbent is the published \`@huggingface/inference\` with \`@huggingface/tasks\`. Both sides run bundled, in one
process, by turns; the time is CPU time, because other programs take their share of the clock. Before anything is measured, both
must have done the work: the same cells, no snippet empty, and in ours the text that was typed.
`;
  const findings = readFileSync(new URL("findings.md", import.meta.url), "utf8");
  return [head, ...tables.map(sectionOf), findings].join("\n");
}

function sectionOf({ title, about, head, rows }: Table): string {
  const widths = head.map((cell, at) =>
    Math.max(3, cell.length, ...rows.map((row) => (row[at] ?? "").length)),
  );
  const line = (row: readonly string[]): string =>
    `| ${widths.map((width, at) => (row[at] ?? "").padEnd(width)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return `## ${title}\n\n${about}\n\n${[line(head), rule, ...rows.map(line)].join("\n")}\n`;
}
