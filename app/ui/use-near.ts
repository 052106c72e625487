// Whether a part of a page is near the viewport, so that its content should be loaded.
import { type RefObject, useEffect, useState } from "react";

// Enough to be loaded before it is scrolled into view.
const MARGIN = "600px";

/** Becomes true, and stays true. True at first if a page is prerendered, or has already been scrolled. */
export function useNear(part: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(
    () => globalThis.document === undefined || scrollY > 0 || location.hash !== "",
  );
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
