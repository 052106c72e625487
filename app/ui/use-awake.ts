// Controls of a prerendered page do nothing before the app takes over: they are `inert` until then.
import { useEffect } from "react";

/** Lets these controls react, once the component is mounted. */
export function useAwake(controls: string): void {
  useEffect(() => {
    for (const one of document.querySelectorAll(controls)) one.removeAttribute("inert");
  }, [controls]);
}
