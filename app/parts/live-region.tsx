// The one place that speaks: politely, and the same words twice are said twice.
import type { ReactNode } from "react";
import type { NoticeStore } from "../stores/notice.ts";
import { useStoreState } from "./use-store-state.ts";

/** A live region that says what is announced. */
export function LiveRegion({ notice }: { readonly notice: NoticeStore }): ReactNode {
  const { words, count } = useStoreState(notice);
  return (
    <output className="unseen" aria-live="polite">
      {words}
      {count % 2 === 1 && "\u00a0"}
    </output>
  );
}
