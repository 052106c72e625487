// Keeps a clicked control where it is on the screen, while the page above it gets longer or shorter.

// Code may be printed after its plugin is loaded.
const LONGEST = 2000;
const BY_READER = ["wheel", "touchmove", "keydown", "pointerdown"];

export function keepPlace(control: Element): void {
  const { top } = control.getBoundingClientRect();
  const follow = new ResizeObserver(() => {
    const moved = control.getBoundingClientRect().top - top;
    if (control.isConnected) scrollBy({ top: moved, behavior: "instant" });
  });
  const stop = (): void => {
    follow.disconnect();
    clearTimeout(timer);
    for (const event of BY_READER) removeEventListener(event, stop, true);
  };
  const timer = setTimeout(stop, LONGEST);
  for (const event of BY_READER) addEventListener(event, stop, true);
  follow.observe(document.body);
}
