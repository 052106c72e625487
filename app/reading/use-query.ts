// What the address asks of a page, as `?client=js/fetch`; a change takes the place of what stood there.
import { useCallback } from "react";
import { useSearch } from "wouter";
import { searched, written } from "./searched.ts";

/** What is asked for, by name. */
export type Query = Readonly<Record<string, string>>;

/** The query of the address, and how to change some of it; what is set to "" goes. */
export function useQuery(): readonly [Query, (changes: Query) => void] {
  // Asked for to be drawn again.
  useSearch();
  const change = useCallback((changes: Query): void => {
    const address = queryText({ ...queryOf(location.search), ...changes });
    // A link would go to the top of the page, and each letter typed would be a step to go back.
    history.replaceState(history.state, "", `${location.pathname}${address}${location.hash}`);
  }, []);
  return [queryOf(searched()), change];
}

/** Reads a query. */
export const queryOf = (search: string): Query => Object.fromEntries(new URLSearchParams(search));

/** Writes a query, without what is empty. */
export const queryText = (query: Query): string =>
  written(new URLSearchParams(Object.entries(query).filter(([, value]) => value !== "")));
