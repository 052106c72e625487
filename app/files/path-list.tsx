// A list of paths, some at first and more on demand, each with whether it counts as a download.
import type { ReactNode } from "react";
import { shownPath } from "./listed.ts";
import { ShowMore } from "./show-more.tsx";

interface Props {
  readonly paths: readonly string[];
  readonly counted: ReadonlySet<string>;
}

/** The list. */
export function PathList({ paths, counted }: Props): ReactNode {
  return (
    <ShowMore items={paths} many="files" className="paths">
      {(path) => (
        <>
          <code translate="no" dir="ltr">
            {shownPath(path)}
          </code>
          {counted.has(path) && <span className="counts">counts as a download</span>}
        </>
      )}
    </ShowMore>
  );
}
