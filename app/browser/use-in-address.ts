// State of a page that is stored in the URL, so that a link restores it; changes add no history entries.
import { useCallback, useLayoutEffect, useState } from "react";
import { useSearch } from "wouter";
import { searched } from "./searched.ts";

// Browsers reject a page that changes its URL with each key press.
const PAUSE = 250;

/**
 * The state, its setter, and a function that updates the URL immediately. `read` and `write` must be the same at each
 * render, and inverse to each other.
 */
export function useInAddress<T>(
  read: (search: string) => T,
  write: (state: T) => string,
): readonly [state: T, ask: (state: T) => void, settle: () => void] {
  // Subscribes to changes.
  useSearch();
  const search = searched();
  const [state, setState] = useState(() => read(search));
  const [seen, setSeen] = useState(search);
  // The URL was changed by a link or by going back; after a write it equals the state.
  if (search !== seen) {
    setSeen(search);
    if (search !== write(state)) setState(read(search));
  }
  const settle = useCallback(() => {
    const written = write(state);
    if (written !== location.search)
      history.replaceState(history.state, "", location.pathname + written + location.hash);
  }, [write, state]);
  // Other effects end after the next frame: until then the timer of an earlier text would write it, and take letters back.
  useLayoutEffect(() => {
    if (write(state) === location.search) return undefined;
    const timer = setTimeout(settle, PAUSE);
    return () => clearTimeout(timer);
  }, [write, state, settle]);
  return [state, setState, settle];
}

/** A string that is a URL parameter: the string, its setter, and a function that updates the URL immediately. */
export function useTyped(
  name: string,
): readonly [text: string, change: (text: string) => void, settle: () => void] {
  const read = useCallback((search: string) => new URLSearchParams(search).get(name) ?? "", [name]);
  const write = useCallback(
    (text: string) => (text === "" ? "" : `?${new URLSearchParams({ [name]: text })}`),
    [name],
  );
  return useInAddress(read, write);
}
