// The query of a URL: raw, as in the browser, and how to write it.

/**
 * The query, with its question mark; empty if a page is rendered without a browser. wouter returns it decoded as a
 * whole, which splits values with an &.
 */
export const searched = (): string => globalThis.location?.search ?? "";

/** Writes a query, with its question mark; empty if there are no parameters. */
export function written(query: URLSearchParams): string {
  // Slashes and colons are allowed in a query, and ids are easier to read with them.
  const text = query.toString().replaceAll("%2F", "/").replaceAll("%3A", ":");
  return text === "" ? "" : `?${text}`;
}
