// Counts the real records whose load snippets are only the fallback's download, or only comments.
import { createHub, loadPlugins, loadSnippets } from "hubsmith";
import { libraryEntries } from "hubsmith/plugins";
import { modelsIn } from "./blocks.ts";

interface Counted {
  readonly records: number;
  /** The records with snippets of fallback libraries only, which download files, and those with comments only. */
  readonly downloads: number;
  readonly comments: number;
}

/** Counts the records of a file, one JSON object per line. */
export async function countReal(file: string): Promise<Counted> {
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
