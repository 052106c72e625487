// Whether a part of a page is near the viewport, so that its content should be loaded.
import { type RefObject, useEffect, useState } from "react";

// Enough to be loaded before it is scrolled into view.
const MARGIN = "600px";

/** A part, and when it gets near. */
export interface Near {
  isNear: boolean;
  readonly whenNear: Promise<undefined>;
  readonly setNear: () => void;
}

/** True at first if a page is prerendered, or has already been scrolled; then it becomes true once, and stays true. */
export function useNear(part: RefObject<HTMLElement | null>): Near {
  const [near] = useState(createNear);
  useEffect(() => {
    if (near.isNear || part.current === null) return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) near.setNear();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, near]);
  return near;
}

function createNear(): Near {
  let resolve: (of: undefined) => void;
  const whenNear = new Promise<undefined>((done) => (resolve = done));
  const near: Near = {
    isNear: globalThis.document === undefined || scrollY > 0 || location.hash !== "",
    whenNear,
    setNear: () => {
      near.isNear = true;
      resolve(undefined);
    },
  };
  return near;
}
