// Whether the content of an element overflows, so that it must be scrollable by keyboard.
import { type RefObject, useEffect, useState } from "react";
import { rootOf } from "./root-of.ts";

/** Measured when the element or its first child changes size; stays true while the element has the focus. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const isOver = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
      // Removing tabindex from a focused element would remove its focus.
      if (isOver || rootOf(element).activeElement !== element) setOverflows(isOver);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
    element.addEventListener("blur", measure);
    return () => {
      observer.disconnect();
      element.removeEventListener("blur", measure);
    };
  }, [ref]);
  return overflows;
}
