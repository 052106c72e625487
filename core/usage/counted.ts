// What the Hub would count as downloads of a model: the rule of its library, tried on its files.
import type { Hub } from "../hub/create-hub.ts";
import {
  countedDownloads,
  downloadQuery,
  type DownloadRule,
  downloads,
} from "../model/downloads.ts";
import type { Model } from "../model/model.ts";
import { librariesOf } from "../snippets/load.ts";

/** How the downloads of a model are counted. @public */
export interface CountedDownloads {
  /** The library whose rule it is; nothing where the Hub's own rule holds. */
  readonly library?: string;
  /** The rule in the query language of the Hub. */
  readonly query: string;
  /** The files that count, each time one of them is requested. */
  readonly files: readonly string[];
  /** What is to be known of the count, in a sentence. */
  readonly warning?: string;
}

/** What counts for models of which no library says another: see https://huggingface.co/docs/hub/models-download-stats. @public */
export const defaultDownloads: DownloadRule = downloads.any(
  ...["config.json", "config.yaml", "hyperparams.yaml", "params.json", "meta.yaml"].map(
    downloads.path,
  ),
);

/**
 * Simulates the count for the files that a record lists. The library that the record names decides; files that are GGUF
 * count beside its rule, whatever it says.
 * @public
 */
export function countedIn(hub: Hub, model: Model): CountedDownloads {
  const [named] = librariesOf(hub, model);
  const rule = named?.countDownloads;
  const query = downloadQuery(rule ?? defaultDownloads);
  const paths = model.siblings?.map(({ rfilename }) => rfilename);
  const counted = downloads.any(rule ?? defaultDownloads, downloads.extension("gguf"));
  const files = paths === undefined ? [] : countedDownloads(counted, paths);
  const warning = warningOf(paths, files);
  return {
    ...(named === undefined || rule === undefined ? {} : { library: named.id }),
    query,
    files,
    ...(warning === undefined ? {} : { warning }),
  };
}

function warningOf(
  paths: readonly string[] | undefined,
  files: readonly string[],
): string | undefined {
  if (paths === undefined)
    return "The record lists no files. Ask the Hub for it without leaving out `siblings`.";
  if (files.length === 0)
    return "No file of the repository counts, so that its downloads stay at zero.";
  if (files.length === 1) return undefined;
  return `Who downloads the whole repository is counted ${files.length} times, once for each of these files.`;
}
