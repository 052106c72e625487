// When to do work: split into tasks, so that the browser responds in between, or later.
import { isDrawn } from "./drawn.ts";

/** Resolves in a new task. */
export const nextTurn = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Resolves when the browser is idle, in a separate task for each caller. */
export const idle = (): Promise<void> =>
  new Promise((done) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => done(), { timeout: 1000 });
    else setTimeout(done);
  });

// The prerendered page, as long as its reader only reads.
let read = isDrawn() ? location.pathname : undefined;

/**
 * Resolves when the browser is idle; on a prerendered page, once its reader also does something. What is shown there is
 * complete, and most readers only copy it.
 */
export async function wanted(): Promise<void> {
  if (globalThis.location?.pathname === read && read !== undefined) {
    await new Promise<void>((done) => {
      for (const event of ["pointermove", "pointerdown", "keydown", "focusin"])
        addEventListener(event, () => done(), { once: true, passive: true });
    });
    read = undefined;
  }
  await idle();
}
