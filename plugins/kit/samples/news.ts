// A short text, and a question that it answers.
import type { Model } from "hubsmith";
import { languageFor } from "./by-language.ts";
import { fieldTextsFor } from "./fields.ts";
import { NEWS, NEWS_QUESTION } from "./inputs.ts";
import { OPINIONS } from "./opinions.ts";
import { QUESTIONS } from "./questions.ts";
import { PLAIN } from "./sentences.ts";

/** A short text to search. */
export function newsFor(model: Model): string {
  const language = languageFor(model);
  const inLanguage = language === "en" ? NEWS : `${PLAIN[language]} ${OPINIONS[language]}`;
  return fieldTextsFor(model).news ?? inLanguage;
}

/** A question that `newsFor` answers. */
export function newsQuestionFor(model: Model): string {
  const language = languageFor(model);
  return language === "en" ? NEWS_QUESTION : QUESTIONS[language];
}
