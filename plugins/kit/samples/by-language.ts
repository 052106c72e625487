// The language of the sample texts for a model.
import type { Model } from "hubsmith";
import { oncePer } from "#core/base/freeze";
import { knowsEnglish, languagesIn } from "../tasks/languages.ts";

// Their codes, as the Hub's tags have them.
const CODES = [
  "am",
  "ar",
  "cs",
  "da",
  "de",
  "el",
  "en",
  "es",
  "fa",
  "fi",
  "fr",
  "hi",
  "hr",
  "hu",
  "id",
  "it",
  "ja",
  "kk",
  "ko",
  "nl",
  "pl",
  "pt",
  "ro",
  "ru",
  "sv",
  "sw",
  "te",
  "tg",
  "th",
  "ti",
  "tr",
  "uk",
  "uz",
  "vi",
  "xh",
  "zh",
] as const;

/** The code of a language that has sample texts. */
export type Language = (typeof CODES)[number];

/**
 * A text in each language. Write new ones without apostrophes and invisible characters, which literals escape.
 */
export type ByLanguage<T = string> = Readonly<Record<Language, T>>;

/** Has the language sample texts? */
export const isWritten = (code: string): code is Language =>
  (CODES as readonly string[]).includes(code);

/** English if the model knows it, or else the first language of its record that has texts. */
export const languageFor: (model: Model) => Language = oncePer((model) =>
  knowsEnglish(model) ? "en" : (languagesIn(model).find(isWritten) ?? "en"),
);
