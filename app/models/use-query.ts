// The query of the list, which lives in the address, so that a link repeats it; asking makes no step to go back to.
import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import { type Query, readQuery, writeQuery } from "./query.ts";

// Browsers refuse a page that changes its address at each key.
const PAUSE = 250;

/** The query, and how to ask another one. */
export function useQuery(): readonly [query: Query, ask: (query: Query) => void] {
  // Asked for to be drawn again; what it gives is decoded as a whole, so that an & in a text would end it.
  useSearch();
  const { search } = location;
  const [query, setQuery] = useState(() => readQuery(search));
  const [seen, setSeen] = useState(search);
  // Another address came, by a link or by going back; after writing it is the query itself.
  if (search !== seen) {
    setSeen(search);
    if (search !== writeQuery(query)) setQuery(readQuery(search));
  }
  useEffect(() => {
    const written = writeQuery(query);
    if (written === location.search) return undefined;
    const timer = setTimeout(() => {
      history.replaceState(history.state, "", location.pathname + written + location.hash);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [query]);
  return [query, setQuery];
}
