// The downloads subcommand: which files of a model the Hub counts as downloads.
import type { Entry } from "hubsmith";
import { countDownloads } from "hubsmith/catalogue";
import type { CountedDownloads } from "#plugins/catalogue/downloads";
import { type Screen, visible } from "./io.ts";
import { hubOfKind } from "./plugins.ts";
import { readRecord } from "./request.ts";
import type { Answering } from "./stream.ts";

/** The flags of the subcommand. */
export interface DownloadsFlags {
  readonly format: "json" | "text";
}

/** Answers records. */
export async function downloadsAnswering(
  entries: readonly Entry[],
  screen: Screen,
  { format }: DownloadsFlags,
): Promise<Answering> {
  const hub = await hubOfKind(entries, "library", screen);
  return {
    format,
    answer: (value) => {
      const read = readRecord(value);
      if ("code" in read) return read;
      const { id } = read.model;
      const counted = countDownloads(hub, read.model);
      const json = { id, ...counted, diagnostics: read.diagnostics };
      return { json, text: () => textOf(id, counted, screen) };
    },
  };
}

function textOf(
  id: string,
  { library, query, files, warning }: CountedDownloads,
  { bold }: Screen,
): string {
  const rule = library === undefined ? "By the Hub's own rule" : `By the rule of ${library}`;
  const lines = [
    `${rule}: ${query}`,
    ...files.map((path) => `  ${path}`),
    ...(warning === undefined ? [] : [warning]),
  ];
  return [bold(visible(id)), ...lines.map(visible)].join("\n");
}
