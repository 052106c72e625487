// Controls of a prerendered page are `inert` until their component is hydrated, because they would do nothing.
import { useEffect } from "react";

/** Ends that for the controls of a selector, once the component is mounted. */
export function useHydrated(inert: string): void {
  useEffect(() => {
    for (const element of document.querySelectorAll(inert)) element.removeAttribute("inert");
  }, [inert]);
}
