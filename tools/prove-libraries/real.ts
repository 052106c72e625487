// Counts the real records whose load snippets are only the fallback's download, or only comments.
import { existsSync, readFileSync } from "node:fs";
import { createHub, loadPlugins, loadSnippets } from "hubsmith";
import { libraryEntries } from "hubsmith/plugins";
import { modelsIn } from "./blocks.ts";

export interface Counted {
  readonly records: number;
  /** The records with snippets of fallback libraries only, which download files, and those with comments only. */
  readonly downloads: number;
  readonly comments: number;
}

const FILE = "tools/prove-libraries/real.gen.json";
// Real model records, which are not part of this repository.
const RECORDS = "../shared/data/model-records.jsonl";

/** The file of the counts, from the real records, or as committed if they are not there. */
export async function countReal(): Promise<{ readonly path: string; readonly text: string }> {
  const text = existsSync(RECORDS)
    ? `${JSON.stringify(await countIn(RECORDS), null, 2)}\n`
    : readFileSync(FILE, "utf8");
  return { path: FILE, text };
}

async function countIn(file: string): Promise<Counted> {
  const hub = createHub((await loadPlugins(libraryEntries)).plugins);
  const models = modelsIn(file);
  const all = models.map(({ model }) => loadSnippets(hub, model).snippets);
  const isFallback = (id: string): boolean => hub.libraries.get(id)?.isFallback === true;
  return {
    records: models.length,
    downloads: all.filter((some) => some.every(({ library }) => isFallback(library))).length,
    comments: all.filter((some) => some.every(({ content }) => isComment(content))).length,
  };
}

/** Is the program only comments? */
export const isComment = (program: string): boolean =>
  /^(?:\s*(?:#|\/\/).*(?:\n|$))+$/.test(program);
