// The query of the address as it is written; wouter gives it decoded as a whole, in which an & of a value parts it.

/** The query, with its question mark; empty where a page is drawn without a browser. */
export const searched = (): string => globalThis.location?.search ?? "";
