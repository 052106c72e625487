// Whether an element's content is wider or higher than it is, so that it needs the keyboard to be scrolled.
import { type RefObject, useEffect, useState } from "react";
import { rootOf } from "./root-of.ts";

/** Measured when the element or its first child changes size; never taken back while the element has the focus. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const isOver = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
      // To take tabindex from a focused element would throw its focus away.
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
