// The live region: polite, and repeated messages are announced again.
import type { ReactNode } from "react";
import type { NoticeStore } from "../stores/notice.ts";
import { useStoreState } from "./use-store-state.ts";

/** A live region with the announced message. */
export function LiveRegion({ notice }: { readonly notice: NoticeStore }): ReactNode {
  const { words, count } = useStoreState(notice);
  return (
    <output className="unseen" aria-live="polite">
      {words}
      {count % 2 === 1 && "\u00a0"}
    </output>
  );
}
