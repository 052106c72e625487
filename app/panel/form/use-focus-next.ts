// Moves the focus to a field that is not rendered yet, or that stays when its neighbor is removed.
import { type RefObject, useLayoutEffect, useRef } from "react";
import { foundBeside } from "../../ui/root-of.ts";

/** Returns a function that focuses the element with an id after the next render. */
export function useFocusNext(beside: RefObject<Element | null>): (id: string) => void {
  const next = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    const found = beside.current && foundBeside(beside.current, next.current);
    next.current = undefined;
    found?.focus();
    // The content is a default value, and typing replaces it.
    if (found instanceof HTMLInputElement) found.select();
  });
  return (id) => {
    next.current = id;
  };
}
