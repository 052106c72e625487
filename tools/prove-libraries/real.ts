// Counts the real records whose load snippets only download files, or are only comments.
import { existsSync, readFileSync } from "node:fs";
import { createHub, loadPlugins, loadSnippets } from "hubsmith";
import { libraryEntries } from "hubsmith/plugins";
import { modelsIn } from "./blocks.ts";

export interface Counted {
  readonly records: number;
  /** The records all of whose snippets only download files, and the records all of whose snippets are comments. */
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
  const kinds = models.map(({ model }) =>
    kindOf(loadSnippets(hub, model).snippets.map(({ content }) => content)),
  );
  const count = (kind: string): number => kinds.filter((one) => one === kind).length;
  return { records: models.length, downloads: count("download"), comments: count("comments") };
}

/** What the programs of a model do. */
export function kindOf(programs: readonly string[]): "comments" | "download" | "more" {
  const statements = programs.flatMap(statementsIn);
  if (statements.length === 0) return "comments";
  return statements.every((one) => DOWNLOAD.test(one)) ? "download" : "more";
}

const DOWNLOAD =
  /^(?:(?:from|import) |print\(\w*\)$|(?:\w+ = |print\()?(?:hf_hub_download|snapshot_download|urlretrieve)\([^()]*\)\)?$|(?:cd|curl|git clone|hf download|mkdir) )/;

// A statement starts at the left margin; a line of shell may end with a backslash.
function statementsIn(program: string): readonly string[] {
  const code = program.replaceAll(/^\s*(?:#|\/\/).*$/gm, "").replaceAll("\\\n", "");
  return code
    .split(/\n(?=[^\s)\]}])/)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}
