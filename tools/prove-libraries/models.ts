// Models as the Hub tells them, in a file of records: what load snippets they get, and from whom.
import { readFileSync } from "node:fs";
import { createHub, loadPlugins, loadSnippets, type Model, parseModel } from "hubsmith";
import { libraryEntries } from "hubsmith/plugins";
import { type Block, blocksFor } from "./blocks.ts";

/** What the records of a file get. */
export interface Offered {
  readonly records: number;
  /** The records that get a load snippet. */
  readonly served: number;
  /** Those of them that get one from a library that they name, and not only from what helps with any. */
  readonly servedByOwn: number;
  readonly blocks: readonly Block[];
}

/** Reads a file of records, one JSON a line, and makes the load snippets of each. */
export async function readModels(file: string): Promise<Offered> {
  const hub = createHub((await loadPlugins(libraryEntries)).plugins);
  const models = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line, at) => named(line, `${file}, line ${at + 1}`));
  const makers = models.map(({ model }) =>
    loadSnippets(hub, model).snippets.map((one) => one.library),
  );
  const isOwn = (id: string): boolean => hub.libraries.get(id)?.isFallback !== true;
  return {
    records: models.length,
    served: makers.filter((ids) => ids.length > 0).length,
    servedByOwn: makers.filter((ids) => ids.some(isOwn)).length,
    blocks: blocksFor(hub, models),
  };
}

function named(line: string, where: string): { readonly name: string; readonly model: Model } {
  try {
    const { model, diagnostics } = parseModel(JSON.parse(line));
    if (model !== undefined) return { name: model.id, model };
    throw new TypeError(diagnostics.map(({ message }) => message).join(" "));
  } catch (error) {
    throw new TypeError(`${where} is no record of a model: ${String(error)}`);
  }
}
