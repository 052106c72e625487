// Whether the document already shows the page of its URL, because it was prerendered.

/**
 * A page is prerendered without a query, a stored choice or the user's models: its first render must be the same, and
 * these follow.
 */
export function isDrawn(): boolean {
  const root = globalThis.document?.getElementById("root");
  const path = root?.dataset["page"];
  if (path === undefined) return false;
  return path === location.pathname.replace(/(?<=.)\/$/, "") && location.search === "";
}
