// Keeps a clicked control where it is on the screen, while the page above it gets longer or shorter.

/** Until the reader scrolls, types or clicks. */
export function keepPlace(control: Element): void {
  const topOf = (): number => control.getBoundingClientRect().top;
  const top = topOf();
  const follow = new ResizeObserver(() => {
    if (control.isConnected) scrollBy(0, topOf() - top);
  });
  follow.observe(document.body);
  for (const event of ["wheel", "touchmove", "keydown", "pointerdown"])
    addEventListener(event, () => follow.disconnect(), { capture: true, once: true });
}
