// The one place that speaks: politely, and the same words twice are said twice.
import type { ReactNode } from "react";
import { useHost, useStoreState } from "../stores/host.ts";

/** The live region of the page. */
export function LiveRegion(): ReactNode {
  const { words, count } = useStoreState(useHost().notice);
  return (
    <output className="unseen" aria-live="polite">
      {words}
      {count % 2 === 1 && "\u00a0"}
    </output>
  );
}
