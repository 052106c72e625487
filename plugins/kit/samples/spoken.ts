// A text to speak.
import type { Model } from "hubsmith";
import { type Language, languageFor } from "./by-language.ts";
import { fieldTextsFor } from "./fields.ts";
import { SPOKEN } from "./inputs.ts";
import { PLAIN } from "./sentences.ts";

/** A text to speak in a language. */
export const spokenInLanguage = (language: Language): string =>
  language === "en" ? SPOKEN : PLAIN[language];

/** A text for a model that speaks. */
export const plainSpokenFor = (model: Model): string =>
  fieldTextsFor(model).spoken ?? spokenInLanguage(languageFor(model));
