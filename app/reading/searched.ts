// The query of an address: as it is written in the browser, and how one is written.

/**
 * The query, with its question mark; empty where a page is drawn without a browser. wouter gives it decoded as a whole, in
 * which an & of a value parts it.
 */
export const searched = (): string => globalThis.location?.search ?? "";

/** Writes a query, with its question mark; nothing where it asks for nothing. */
export function written(query: URLSearchParams): string {
  // Slashes and colons may stand in a query, and ids are easier to read with them.
  const text = query.toString().replaceAll("%2F", "/").replaceAll("%3A", ":");
  return text === "" ? "" : `?${text}`;
}
