// The downloads subcommand: which files of a model the Hub counts as downloads.
import type { Command } from "commander";
import { countDownloads } from "hubsmith/catalogue";
import type { CountedDownloads } from "#plugins/catalogue/downloads";
import { visible } from "./io.ts";
import { EXIT } from "./options.ts";
import { hubOfKind } from "./plugins.ts";
import type { Context } from "./program.ts";
import { readRecord } from "./request.ts";
import { type Answerer, defineStream, type StreamFlags } from "./stream.ts";

export const define = (command: Command, context: Context): Command =>
  defineStream(command, context, answerer).addHelpText("after", HELP);

const HELP = `
Output: one JSON line for each record, in order:
  {"line", "id", "library"?, "query", "files", "warning"?, "diagnostics"}
"query" is the rule of the record's library, or the Hub's own. A request for one
of "files" counts as one download.

Examples:
  $ hubsmith downloads model.json --format text
  $ hubsmith downloads models.jsonl | jq -c 'select(.warning) | [.id, .warning]'
${EXIT}`;

/** Answers records. */
export const answerer: Answerer<StreamFlags> = async (entries, screen, flags) => {
  const hub = await hubOfKind(entries, "library", screen, flags);
  return {
    format: flags.format,
    answer: (value) => {
      const read = readRecord(value);
      if ("code" in read) return read;
      const { id } = read.model;
      const counted = countDownloads(hub, read.model);
      const json = { id, ...counted, diagnostics: read.diagnostics };
      return { json, text: () => textOf(id, counted) };
    },
  };
};

function textOf(id: string, { library, query, files, warning }: CountedDownloads): string {
  const rule = library === undefined ? "By the Hub's own rule" : `By the rule of ${library}`;
  const lines = [
    id,
    `${rule}: ${query}`,
    ...files.map((path) => `  ${path}`),
    ...(warning === undefined ? [] : [warning]),
  ];
  return lines.map(visible).join("\n");
}
