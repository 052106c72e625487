// The pages of the navigation and of the footer.

/** The path of the page of file formats. */
export const FORMATS = "/formats";

/** The navigation. */
export const PLACES: readonly (readonly [path: string, label: string])[] = [
  ["/", "Models"],
  ["/tasks", "Tasks"],
  ["/libraries", "Libraries"],
  ["/providers", "Providers"],
  [FORMATS, "Formats"],
];

/** The footer. */
export const REPORTS: readonly (readonly [path: string, label: string])[] = [
  ["/proofs", "Tests"],
  ["/plugins", "Plugins"],
];

/** All of them. */
export const PAGES: typeof PLACES = [...PLACES, ...REPORTS];
