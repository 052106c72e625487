// The pages of the navigation and of the footer.
import { FORMATS, LIBRARIES, PROVIDERS, TASKS } from "../routing/places.ts";

/** The navigation. */
export const PLACES: readonly (readonly [path: string, label: string])[] = [
  ["/", "Models"],
  ...[TASKS, LIBRARIES, PROVIDERS, FORMATS].map(({ path, title }) => [path, title] as const),
];

/** The footer. */
export const REPORTS: typeof PLACES = [
  ["/proofs", "Tests"],
  ["/plugins", "Plugins"],
];
