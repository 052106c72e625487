// The environment of Downshift if it is not the document: a shadow root.
import type { Environment } from "downshift";
import { use, useMemo } from "react";
import { TreeContext } from "./root-of.ts";

/** The options for that; empty in the document. */
export function useSurroundings(): { readonly environment?: Environment } {
  const tree = use(TreeContext);
  return useMemo(() => (tree === undefined ? {} : { environment: environmentOf(tree) }), [tree]);
}

// Downshift needs only what both roots have: the focused element, and an element by its id.
const environmentOf = (tree: ShadowRoot): Environment => ({
  addEventListener: tree.addEventListener.bind(tree),
  removeEventListener: tree.removeEventListener.bind(tree),
  document: tree as unknown as Document,
  Node,
});
