// The downloads that the Hub counts: whose rule, which files, and why if there are none.
import type { ReactNode } from "react";
import { Link } from "wouter";
import { LIBRARIES, pathOf } from "../routing/places.ts";
import type { Counts } from "./counts.ts";
import { PathList } from "./path-list.tsx";
import { countText } from "./sizes.ts";

const EXPLAINED = "https://huggingface.co/docs/hub/models-download-stats";

interface Props {
  readonly counts: Counts;
  /** The number of files in the record; undefined if it has no list. */
  readonly listed: number | undefined;
}

/** The section. */
export function CountsChapter({ counts, listed }: Props): ReactNode {
  const { library, rule, query, files } = counts;
  return (
    <div className="chapter">
      <h3>What counts as a download</h3>
      <p>
        {library === undefined ? (
          "By the Hub’s default rule"
        ) : (
          <>
            The rule of{" "}
            <Link href={pathOf(LIBRARIES, library.id)} translate="no">
              {library.label}
            </Link>{" "}
            holds
          </>
        )}
        : a request counts if it asks for{" "}
        {rule ?? (
          <>
            a file that the query <code translate="no">{query}</code> finds
          </>
        )}
        .
      </p>
      <p>{sentenceOf(counts, listed)}</p>
      {files.size > 0 && (
        <details className="folded">
          <summary>{countText(files.size, "file that counts", "files that count")}</summary>
          <PathList paths={[...files]} counted={NONE} />
        </details>
      )}
      <p className="note">
        GGUF files always count;{" "}
        <a href={EXPLAINED} rel="noreferrer">
          the Hub’s documentation
        </a>{" "}
        lists the exceptions.
      </p>
    </div>
  );
}

// The list's label need not be repeated for each file.
const NONE: ReadonlySet<string> = new Set();

function sentenceOf({ files, warning = "" }: Counts, listed: number | undefined): string {
  if (listed === undefined) return "The record has no file list, so the counted files are unknown.";
  if (files.size === 0)
    return `None of the ${countText(listed, "file")} in the record matches, so no download counts.`;
  const countSummary = `${files.size.toLocaleString("en")} of ${countText(listed, "file")} ${files.size === 1 ? "counts" : "count"}.`;
  return `${countSummary} ${warning}`.trim();
}
