// The live region: polite, and repeated messages are announced again.
import type { ReactNode } from "react";
import { useStore } from "zustand";
import type { NoticeStore } from "../browser/notice.ts";

export function LiveRegion({ notice }: { readonly notice: NoticeStore }): ReactNode {
  const { words, count } = useStore(notice);
  return (
    <output className="unseen" aria-live="polite">
      {words}
      {count % 2 === 1 && "\u00a0"}
    </output>
  );
}
