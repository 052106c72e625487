// The root of an element: the document, or a shadow root.
import { type Context, createContext } from "react";

export const TreeContext: Context<ShadowRoot | undefined> = createContext<ShadowRoot | undefined>(
  undefined,
);

/** The root; the document for an element without a root. */
export function rootOf(element: Element): Document | ShadowRoot {
  return shadowOf(element) ?? element.ownerDocument;
}

export function shadowOf(element: Element): ShadowRoot | undefined {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : undefined;
}

/** The element with an id in the root of another element. */
export const foundBeside = (element: Element, id: string): HTMLElement | null =>
  rootOf(element).getElementById(id);
