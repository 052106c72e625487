// Whether a visitor is near a part of a page, so that what it shows is worth loading.
import { type RefObject, use, useEffect, useState } from "react";
import { DrawingContext } from "../reading/ahead.ts";

// Enough to be there before who scrolls on.
const MARGIN = "600px";

/** Becomes true, and stays so. It is so at once where a page is drawn ahead, and for who has already scrolled. */
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
