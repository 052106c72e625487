// A statement with names of persons and a place.
import type { ByLanguage } from "./by-language.ts";
import { NAMES } from "./inputs.ts";
import names from "./names.json" with { type: "json" };

/** Statements with names. */
export const WITH_NAMES: ByLanguage = { en: NAMES, ...names };
