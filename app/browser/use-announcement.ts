// Announces a change of the page in its live region, after a pause.
import { useEffect, useRef } from "react";
import { useSay } from "./say.ts";

const REST = 700;

/** Announces the message when it changes; the initial one is part of the page. */
export function useAnnouncement(words: string): void {
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
