// The downloads command: model records in, and which of their files the Hub would count out.
import { countedIn, type CountedDownloads, type Entry } from "hubsmith";
import { type Terminal, visible } from "./io.ts";
import { hubOf } from "./hub.ts";
import { readRecord } from "./request.ts";
import { answerEach, type FirstLine } from "./stream.ts";

/** The flags of the command, as the parser gives them. */
export interface DownloadsFlags {
  readonly format: "json" | "text";
  readonly firstLine?: FirstLine;
}

/** Prints what would count for each record. Gives the exit code. */
export async function downloads(
  entries: readonly Entry[],
  terminal: Terminal,
  paths: readonly string[],
  { format, firstLine }: DownloadsFlags,
): Promise<number> {
  const libraries = entries.filter(({ kind }) => kind === "library");
  const hub = await hubOf(libraries, terminal, (message) => void terminal.say(message));
  const { code } = await answerEach(terminal, paths, {
    format,
    firstLine,
    answer: (value) => {
      const read = readRecord(value, "");
      if ("code" in read) return read;
      const { id } = read.model;
      const counted = countedIn(hub, read.model);
      const json = { id, ...counted, diagnostics: read.diagnostics };
      return { json, text: () => textOf(id, counted, terminal) };
    },
  });
  return code;
}

function textOf(
  id: string,
  { library, query, files, warning }: CountedDownloads,
  { bold }: Terminal,
): string {
  const rule = library === undefined ? "By the Hub's own rule" : `By the rule of ${library}`;
  const lines = [
    `${rule}: ${query}`,
    ...files.map((path) => `  ${path}`),
    ...(warning === undefined ? [] : [warning]),
  ];
  return [bold(visible(id)), ...lines.map(visible)].join("\n");
}
