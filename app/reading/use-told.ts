// What changed on a page is said in its live region, once it has come to rest.
import { useEffect, useRef } from "react";
import { useSay } from "../parts/say.ts";

const REST = 700;

/** Says the words whenever they are others than before; those that a page begins with are read anyway. */
export function useTold(words: string): void {
  const say = useSay();
  const before = useRef(words);
  useEffect(() => {
    if (before.current === words) return undefined;
    const later = setTimeout(() => {
      before.current = words;
      say(words);
    }, REST);
    return () => clearTimeout(later);
  }, [words, say]);
}
