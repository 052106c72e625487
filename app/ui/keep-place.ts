// Keeps a clicked control where it is on the screen, while the page above it gets longer or shorter.

// Code may be printed after its plugin is loaded.
const LONGEST = 2000;

/** Until the reader scrolls, types or clicks. */
export function keepPlace(control: Element): void {
  const topOf = (): number => control.getBoundingClientRect().top;
  const top = topOf();
  const follow = new ResizeObserver(() => {
    if (control.isConnected) scrollBy(0, topOf() - top);
  });
  follow.observe(document.body);
  const stop = (): void => follow.disconnect();
  setTimeout(stop, LONGEST);
  for (const event of ["wheel", "touchmove", "keydown", "pointerdown"])
    addEventListener(event, stop, { capture: true, once: true });
}
