// Puts the focus on a field that is not there yet, or stays when its neighbour goes.
import { type RefObject, useLayoutEffect, useRef } from "react";
import { foundBeside } from "../../parts/root-of.ts";

/**
 * A function that takes the id of the element to have the focus once the next change is drawn; it stands beside the one
 * given.
 */
export function useFocusNext(beside: RefObject<Element | null>): (id: string) => void {
  const next = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    const found = beside.current && foundBeside(beside.current, next.current);
    next.current = undefined;
    found?.focus();
    // What stands in it is a proposal, and typing replaces it.
    if (found instanceof HTMLInputElement) found.select();
  });
  return (id) => {
    next.current = id;
  };
}
