// The pages of the navigation and of the footer.

import { FORMATS, LIBRARIES, PROVIDERS, TASKS } from "../routing/places.ts";

/** The navigation. */
export const PLACES: readonly (readonly [path: string, label: string])[] = [
  ["/", "Models"],
  [TASKS.path, TASKS.title],
  [LIBRARIES.path, LIBRARIES.title],
  [PROVIDERS.path, PROVIDERS.title],
  [FORMATS.path, FORMATS.title],
];

/** The footer. */
export const REPORTS: readonly (readonly [path: string, label: string])[] = [
  ["/proofs", "Tests"],
  ["/plugins", "Plugins"],
];

/** All of them. */
export const PAGES: typeof PLACES = [...PLACES, ...REPORTS];
