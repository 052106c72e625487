// The pages of the navigation and of the footer.
import { APPS, DEVICES, FORMATS, LIBRARIES, PROVIDERS, TASKS } from "../routing/places.ts";

/** The navigation. */
export const PLACES: readonly (readonly [path: string, label: string])[] = [
  ["/", "Models"],
  ...[TASKS, LIBRARIES, PROVIDERS, APPS, FORMATS].map(({ path, title }) => [path, title] as const),
];

/** The footer. */
export const REPORTS: typeof PLACES = [
  [DEVICES.path, DEVICES.title],
  ["/proofs", "Tests"],
  ["/plugins", "Plugins"],
];
