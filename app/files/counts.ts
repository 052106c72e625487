// Which files of a record count as a download, by whose rule, and why if none does.
import type { Hub, Model } from "hubsmith";
import { countDownloads, defaultDownloads } from "#plugins/catalogue/downloads";
import { phrasesOf } from "../libraries/counted.ts";

/** The counted files of a record. */
export interface Counts {
  /** The library of the rule; undefined for the Hub's own rule. */
  readonly library?: { readonly id: string; readonly label: string };
  /** The rule in words; undefined if the query is easier to read. */
  readonly rule?: string;
  readonly query: string;
  readonly files: ReadonlySet<string>;
  /** A caveat about the count. */
  readonly warning?: string;
}

/** Finds the files of a record that count. */
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
