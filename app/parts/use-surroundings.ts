// What Downshift listens to and looks things up in, where that is not the document: a tree of an element's own.
import type { Environment } from "downshift";
import { use, useMemo } from "react";
import { TreeContext } from "./root-of.ts";

/** The options that say so; none in the document. */
export function useSurroundings(): { readonly environment?: Environment } {
  const tree = use(TreeContext);
  return useMemo(() => (tree === undefined ? {} : { environment: environmentOf(tree) }), [tree]);
}

// Downshift asks a tree for no more than what both have: the element that has the focus, and one by its id.
const environmentOf = (tree: ShadowRoot): Environment => ({
  addEventListener: tree.addEventListener.bind(tree),
  removeEventListener: tree.removeEventListener.bind(tree),
  document: tree as unknown as Document,
  Node,
});
