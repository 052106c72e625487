// The offers that the site is built with (`--router`), which replaces this file; without them there are none.
import type { RouterOffers } from "./offers.ts";

/** Loads the offers; undefined if the site was built without them. */
export const loadRouter = undefined as (() => Promise<RouterOffers>) | undefined;
