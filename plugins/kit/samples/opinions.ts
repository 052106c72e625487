// A judgment with a good and a bad side.
import type { Model } from "hubsmith";
import { type ByLanguage, languageFor } from "./by-language.ts";
import { fieldTextsFor } from "./fields.ts";
import { COMPLAINT, OPINION } from "./inputs.ts";
import { prefixesOf } from "./prefixes.ts";
import opinions from "./opinions.json" with { type: "json" };

/** An ambiguous review that the model judges. */
export const opinionFor = (model: Model): string =>
  prefixesOf(model).similar + (fieldTextsFor(model).opinion ?? OPINIONS[languageFor(model)]);

/** A text of one of the `TOPICS`. */
export function complaintFor(model: Model): string {
  const language = languageFor(model);
  return fieldTextsFor(model).complaint ?? (language === "en" ? COMPLAINT : OPINIONS[language]);
}

/** Judgments. */
export const OPINIONS: ByLanguage = { en: OPINION, ...opinions };
