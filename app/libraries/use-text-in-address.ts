// A text of the visitor that lives in the address, so that a link repeats it; writing it makes no step to go back to.
import { useCallback, useEffect, useState } from "react";
import { useSearch } from "wouter";

// Browsers refuse a page that changes its address at each key.
const PAUSE = 250;

/** The text, how to change it, and how to bring the address up to date at once. */
export function useTextInAddress(
  name: string,
): readonly [text: string, change: (text: string) => void, write: () => void] {
  // Asked for to be drawn again; what it gives is decoded as a whole, so that an & in the text would end it.
  useSearch();
  const inAddress = new URLSearchParams(location.search).get(name) ?? "";
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  // Another address came, by a link or by going back; after writing it is the text itself.
  if (inAddress !== seen) {
    setSeen(inAddress);
    setText(inAddress);
  }
  const write = useCallback(() => {
    const query = new URLSearchParams(location.search);
    if ((query.get(name) ?? "") === text) return;
    if (text === "") query.delete(name);
    else query.set(name, text);
    const search = query.size === 0 ? "" : `?${query}`;
    history.replaceState(history.state, "", location.pathname + search + location.hash);
  }, [name, text]);
  useEffect(() => {
    if (text === inAddress) return undefined;
    const timer = setTimeout(write, PAUSE);
    return () => clearTimeout(timer);
  }, [text, inAddress, write]);
  return [text, setText, write];
}
