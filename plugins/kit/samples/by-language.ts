// The language of the sample texts for a model.
import type { Model } from "hubsmith";
import { oncePer } from "#core/base/freeze";
import { knowsEnglish, languagesIn } from "../tasks/languages.ts";
import sentences from "./sentences.json" with { type: "json" };

/** The code of a language that has sample texts. */
export type Language = "en" | keyof typeof sentences;

/**
 * A text in each language. Write new ones without apostrophes and invisible characters, which literals escape.
 */
export type ByLanguage<T = string> = Readonly<Record<Language, T>>;

/** Has the language sample texts? */
export const isWritten = (code: string): code is Language =>
  code === "en" || Object.hasOwn(sentences, code);

/** English if the model knows it, or else the first language of its record that has texts. */
export const languageFor: (model: Model) => Language = oncePer((model) =>
  knowsEnglish(model) ? "en" : (languagesIn(model).find(isWritten) ?? "en"),
);
