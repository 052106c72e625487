// Pages for reviewers in Markdown: programs in fences, reasons in a list.
import type { MissingSnippet } from "hubsmith";

export const pageFrom = (title: string, sections: readonly string[]): string =>
  `${[`# ${title}`, ...sections].join("\n\n")}\n`;

/** The absences: each reason once, with everything that has it. @internal */
export function reasons(all: readonly (readonly [who: string, absence: MissingSnippet])[]): string {
  const byReason = new Map<string, Set<string>>();
  for (const [who, { code, reason, fix }] of all) {
    const key = `${reason} ${fix} (\`${code}\`)`;
    byReason.set(key, (byReason.get(key) ?? new Set()).add(who));
  }
  return [...byReason].map(([reason, who]) => `- ${[...who].join(", ")}: ${reason}`).join("\n");
}

// Text that is safe in a table cell.
const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** A table of strings. @internal */
export function rowsOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
