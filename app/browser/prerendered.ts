// Whether the document already shows the page of its URL, because it was prerendered.
import { repeatClick } from "./use-hydrated.ts";
import { withoutSlash } from "./places.ts";
import { idle } from "./scheduling.ts";

/**
 * A page is prerendered without a query, a stored choice or the user's models: its first render must be the same, and
 * these follow.
 */
export function isPrerendered(): boolean {
  const path = globalThis.document?.getElementById("root")?.dataset["page"];
  if (path === undefined) return false;
  return path === withoutSlash(location.pathname) && location.search === "";
}

// The path of a prerendered page that its reader has not used yet.
let unusedPath = isPrerendered() ? location.pathname : undefined;
let firstUse: Promise<void> | undefined;

/**
 * Resolves when the browser is idle; on a prerendered page, once its reader also does something. What is shown there is
 * complete, and most readers only copy it.
 */
export async function whenUsed(): Promise<void> {
  if (unusedPath !== undefined && location.pathname === unusedPath) {
    firstUse ??= new Promise<void>((done) => {
      repeatClick();
      for (const event of ["pointermove", "pointerdown", "keydown", "focusin", "scroll"])
        addEventListener(event, () => done(), { once: true, passive: true });
    });
    await firstUse;
    unusedPath = undefined;
  }
  await idle();
}
