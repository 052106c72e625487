// The URLs of pages that the panel links to; its links are followed without reloading.
import { type RefObject, useCallback, useEffect } from "react";
import { useLocation, useRouter } from "wouter";
import type { PanelHost } from "../panel/host-context.ts";
import { LIBRARIES, pathOf, FORMATS, TASKS } from "../routing/places.ts";
import { pathOfProof } from "./path-of-proof.ts";

type LinkTo = PanelHost["linkTo"] & object;

/** The URLs; a click on one of them inside an element navigates in the app. */
export function useLinks(around: RefObject<HTMLElement | null>): LinkTo {
  const { base } = useRouter();
  const [, navigate] = useLocation();
  useEffect(() => {
    const element = around.current;
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
      const href = link?.getAttribute("href") ?? "";
      if (event.button !== 0 || !isPlain || !href.startsWith(`${base}/`)) return;
      event.preventDefault();
      navigate(href.slice(base.length));
    };
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [around, base, navigate]);
  return useCallback<LinkTo>(
    (kind, id) => {
      if (kind === "proof") return base + pathOfProof(id);
      if (kind === "quantization") return base + FORMATS.path;
      return base + pathOf(kind === "task" ? TASKS : LIBRARIES, id);
    },
    [base],
  );
}
