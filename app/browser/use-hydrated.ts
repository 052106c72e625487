// Controls of a prerendered page are `inert` until their component is hydrated, because they would do nothing. Buttons that
// copy code are `data-static`: `first.js` does what they do.
import { useEffect } from "react";

// The control that was clicked too early: on a phone, this click is what makes its component load.
let missed: HTMLElement | undefined;

/** Repeats the next click, if it begins on an inert control, once the control works. Call it once. */
export function repeatClick(): void {
  const once = { once: true };
  const press = (down: PointerEvent): void => {
    const pressed = [...document.querySelectorAll<HTMLElement>("[inert]")].find(isAt(down));
    // A press may also scroll, and the next click is elsewhere.
    const click = (event: MouseEvent): void => {
      if (!pressed || !isAt(event)(pressed) || pressed.contains(event.target as Node)) return;
      missed = pressed;
      repeat();
    };
    addEventListener("click", click, once);
  };
  addEventListener("pointerdown", press, once);
}

const isAt =
  ({ clientX: x, clientY: y }: MouseEvent) =>
  (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left < x && x < right && top < y && y < bottom;
  };

/** Ends that for the controls of a selector, once the component is mounted. */
export function useHydrated(inert: string): void {
  useEffect(() => {
    const statics = inert.replaceAll("[inert]", "[data-static]");
    for (const element of document.querySelectorAll(inert)) element.removeAttribute("inert");
    for (const element of document.querySelectorAll(statics))
      element.removeAttribute("data-static");
    // React handles no events during its effects.
    setTimeout(repeat);
  }, [inert]);
}

function repeat(): void {
  if (missed?.inert !== false) return;
  missed.focus();
  missed.click();
  missed = undefined;
}
