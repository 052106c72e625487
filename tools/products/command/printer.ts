// How answers are printed: for a terminal; mcp/markdown.ts prints them for agents.
import { aligned, bold, oneLine } from "./io.ts";

export interface Printer {
  /** A value of a record. */
  value(text: string): string;
  /** A sentence, or a heading, in which values may be. */
  sentence(text: string): string;
  /** A table with a head. */
  table(rows: readonly (readonly string[])[]): string;
}

export const TERMINAL: Printer = {
  value: oneLine,
  sentence: oneLine,
  table(rows) {
    const [head = "", ...lines] = aligned(rows);
    return [bold(head), ...lines].join("\n");
  },
};
