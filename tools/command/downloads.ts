// The downloads command: model records in, and which of their files the Hub would count out.
import type { Entry } from "hubsmith";
import { countDownloads } from "hubsmith/catalogue";
import type { CountedDownloads } from "#plugins/catalogue/downloads";
import type { Answering } from "./answer.ts";
import { type Terminal, visible } from "./io.ts";
import { toldHubOf } from "./hub.ts";
import { readRecord } from "./request.ts";

/** The flags of the command, as the parser gives them. */
export interface DownloadsFlags {
  readonly format: "json" | "text";
}

/** How every record is answered. */
export async function downloadsAnswering(
  entries: readonly Entry[],
  terminal: Terminal,
  { format }: DownloadsFlags,
): Promise<Answering> {
  const libraries = entries.filter(({ kind }) => kind === "library");
  const hub = await toldHubOf(libraries, terminal.say, (message) => void terminal.say(message));
  return {
    format,
    answer: (value) => {
      const read = readRecord(value, "");
      if ("code" in read) return read;
      const { id } = read.model;
      const counted = countDownloads(hub, read.model);
      const json = { id, ...counted, diagnostics: read.diagnostics };
      return { json, text: () => textOf(id, counted, terminal) };
    },
  };
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
