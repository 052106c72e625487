// The query of the URL as state, e.g. `?client=js/fetch`; a change replaces the history entry.
import { useCallback } from "react";
import { useSearch } from "wouter";
import { searched, written } from "./searched.ts";

/** The parameters, by name. */
export type Query = Readonly<Record<string, string>>;

/** The query of the URL, and a function that changes some parameters; empty ones are removed. */
export function useQuery(): readonly [Query, (changes: Query) => void] {
  // Subscribes to changes.
  useSearch();
  const change = useCallback((changes: Query): void => {
    const address = queryText({ ...queryOf(location.search), ...changes });
    // A link would scroll to the top of the page, and each typed letter would be a history entry.
    history.replaceState(history.state, "", `${location.pathname}${address}${location.hash}`);
  }, []);
  return [queryOf(searched()), change];
}

/** Parses a query. */
export const queryOf = (search: string): Query => Object.fromEntries(new URLSearchParams(search));

/** Formats a query, without empty parameters. */
export const queryText = (query: Query): string =>
  written(new URLSearchParams(Object.entries(query).filter(([, value]) => value !== "")));
