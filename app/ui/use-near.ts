// Whether a part of a page is near the viewport, so that its content should be loaded.
import { type RefObject, use, useEffect, useState } from "react";
import { DrawingContext } from "../routing/prerender-context.ts";

// Enough to be loaded before it is scrolled into view.
const MARGIN = "600px";

/** Becomes true, and stays true. True at first if a page is prerendered, or has already been scrolled. */
export function useNear(part: RefObject<HTMLElement | null>): boolean {
  const isDrawnAhead = use(DrawingContext) !== undefined;
  const [isNear, setNear] = useState(() => isDrawnAhead || scrollY > 0 || location.hash !== "");
  useEffect(() => {
    if (isNear || part.current === null) return undefined;
    const observer = new IntersectionObserver(
      (seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, isNear]);
  return isNear;
}
