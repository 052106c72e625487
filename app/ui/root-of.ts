// The root of an element: the document, or a shadow root.

/** The root; the document for an element without a root. */
export function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : element.ownerDocument;
}
