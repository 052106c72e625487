// What a visitor asks of a page, which lives in the address, so that a link repeats it; asking makes no step to go back to.
import { useCallback, useEffect, useState } from "react";
import { useSearch } from "wouter";
import { searched } from "./searched.ts";

// Browsers refuse a page that changes its address at each key.
const PAUSE = 250;

/**
 * What is asked, how to ask another thing, and how to bring the address up to date at once. `read` and `write` keep
 * their identity, and each takes back what the other gives.
 */
export function useInAddress<T>(
  read: (search: string) => T,
  write: (asked: T) => string,
): readonly [asked: T, ask: (asked: T) => void, settle: () => void] {
  // Asked for to be drawn again.
  useSearch();
  const search = searched();
  const [asked, setAsked] = useState(() => read(search));
  const [seen, setSeen] = useState(search);
  // Another address came, by a link or by going back; after writing it is what is asked itself.
  if (search !== seen) {
    setSeen(search);
    if (search !== write(asked)) setAsked(read(search));
  }
  const settle = useCallback(() => {
    const written = write(asked);
    if (written !== location.search)
      history.replaceState(history.state, "", location.pathname + written + location.hash);
  }, [write, asked]);
  useEffect(() => {
    if (write(asked) === location.search) return undefined;
    const timer = setTimeout(settle, PAUSE);
    return () => clearTimeout(timer);
  }, [write, asked, settle]);
  return [asked, setAsked, settle];
}
