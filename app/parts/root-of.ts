// The tree that an element stands in: the document, or that of an element with a tree of its own.
import { type Context, createContext } from "react";

/** The tree that parts stand in where it is not the document. */
export const TreeContext: Context<ShadowRoot | undefined> = createContext<ShadowRoot | undefined>(
  undefined,
);

/** The tree; the document for an element that stands in none. */
export function rootOf(element: Element): Document | ShadowRoot {
  return shadowOf(element) ?? element.ownerDocument;
}

/** The tree where it is not the document. */
export function shadowOf(element: Element): ShadowRoot | undefined {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : undefined;
}

/** The element of an id in the tree that another one stands in. */
export const foundBeside = (element: Element, id: string): HTMLElement | null =>
  rootOf(element).getElementById(id);
