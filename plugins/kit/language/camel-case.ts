// Names of variables.

/**
 * Writes the words of a name as `statusUrl`. Never throws.
 * @param words - Lowercase words.
 * @returns The name, for `variable` of a language.
 * @example
 * ```ts
 * import { camelCase } from "hubsmith/language";
 *
 * camelCase(["status", "url"]); // → "statusUrl"
 * ```
 * @public
 */
export const camelCase = ([first = "", ...others]: readonly string[]): string =>
  first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
