// Controls of a prerendered page are `inert` until their component is hydrated, because they would do nothing.
import { useEffect } from "react";

// The control that was clicked too early: on a phone, this click is what makes its component load.
let missed: HTMLElement | undefined;
let isRepeating = false;

/** Repeats the next click, if it begins on an inert control, once the control works. */
export function repeatClick(): void {
  if (isRepeating) return;
  isRepeating = true;
  const once = { once: true, capture: true };
  const press = ({ clientX: x, clientY: y }: PointerEvent): void => {
    const pressed = [...document.querySelectorAll<HTMLElement>("[inert]")].find((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left <= x && x <= right && top <= y && y <= bottom;
    });
    const remember = (): void => {
      missed = pressed;
      click();
    };
    if (pressed !== undefined) addEventListener("click", remember, once);
  };
  addEventListener("pointerdown", press, once);
}

/** Ends that for the controls of a selector, once the component is mounted. */
export function useHydrated(inert: string): void {
  useEffect(() => {
    for (const element of document.querySelectorAll(inert)) element.removeAttribute("inert");
    // React handles no events during its effects.
    setTimeout(click);
  }, [inert]);
}

function click(): void {
  if (missed === undefined || missed.hasAttribute("inert")) return;
  missed.focus();
  missed.click();
  missed = undefined;
}
