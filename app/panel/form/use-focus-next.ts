// Puts the focus on a field that is not there yet, or stays when its neighbour goes.
import { useLayoutEffect, useRef } from "react";

/** A function that takes the id of the element to have the focus once the next change is drawn. */
export function useFocusNext(): (id: string) => void {
  const next = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    const found = document.getElementById(next.current);
    next.current = undefined;
    found?.focus();
    // What stands in it is a proposal, and typing replaces it.
    if (found instanceof HTMLInputElement) found.select();
  });
  return (id) => {
    next.current = id;
  };
}
