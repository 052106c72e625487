// Paths as a list, some at first and more of them on demand, each with whether it counts as a download.
import type { ReactNode } from "react";
import { Some } from "./some.tsx";

interface Props {
  readonly paths: readonly string[];
  readonly counted: ReadonlySet<string>;
}

/** The list. */
export function PathList({ paths, counted }: Props): ReactNode {
  return (
    <Some items={paths} many="files" className="paths">
      {(path) => (
        <>
          <code translate="no" dir="ltr">
            {path === "" ? '""' : path}
          </code>
          {counted.has(path) && <span className="counts">counts as a download</span>}
        </>
      )}
    </Some>
  );
}
