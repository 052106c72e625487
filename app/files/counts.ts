// Which files of a record count as a download, by whose rule, and why where none does.
import type { Hub, Model } from "hubsmith";
import { countDownloads, defaultDownloads } from "#plugins/catalogue/downloads";
import { phrasesOf } from "../libraries/counted.ts";

/** The count of a record's files. */
export interface Counts {
  /** The library whose rule it is; the Hub's own rule holds where there is none. */
  readonly library?: { readonly id: string; readonly label: string };
  /** What a request must ask for, in words; nothing where the query is easier to read. */
  readonly rule?: string;
  readonly query: string;
  readonly files: ReadonlySet<string>;
  /** What is to be known of the count. */
  readonly warning?: string;
}

/** Tells which files of a record count. */
export function countsOf(hub: Hub, model: Model): Counts {
  const { library: id, query, files, warning } = countDownloads(hub, model);
  const library = id === undefined ? undefined : hub.libraries.get(id);
  const rule = phrasesOf(library?.countDownloads ?? defaultDownloads)
    ?.map(({ before, names, after }) => {
      const words = [before, names.join(" or ")].filter(Boolean).join(" ");
      return after === "" ? words : `${words}, ${after}`;
    })
    .join("; or ");
  return {
    query,
    files: new Set(files),
    ...(library === undefined ? {} : { library: { id: library.id, label: library.prettyLabel } }),
    ...(rule === undefined ? {} : { rule }),
    ...(warning === undefined ? {} : { warning }),
  };
}
