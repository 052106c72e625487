// Names of variables.

/** The words of a name as `statusUrl`. @public */
export const camelCase = ([first = "", ...others]: readonly string[]): string =>
  first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
