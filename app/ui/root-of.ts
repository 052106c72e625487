// The root of an element: the document, or a shadow root.

/** The root; the document for an element without a root. */
export function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : element.ownerDocument;
}

/** The element with an id in the root of another element. */
export const foundBeside = (element: Element, id: string): HTMLElement | null =>
  rootOf(element).getElementById(id);
