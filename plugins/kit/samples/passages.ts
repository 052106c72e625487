// A query, and passages to rank for it.
import type { Model } from "hubsmith";
import { languageFor } from "./by-language.ts";
import { fieldTextsFor, type Sentences } from "./fields.ts";
import { PASSAGES, QUERY } from "./inputs.ts";
import { WITH_NAMES } from "./names.ts";
import { OPINIONS } from "./opinions.ts";
import { prefixesOf } from "./prefixes.ts";
import { QUESTIONS } from "./questions.ts";
import { PLAIN } from "./sentences.ts";

/** A query, after what the model needs before it. */
export function queryFor(model: Model): string {
  const language = languageFor(model);
  const inLanguage = language === "en" ? QUERY : QUESTIONS[language];
  return prefixesOf(model).query + (fieldTextsFor(model).query ?? inLanguage);
}

/** Passages, of which the first answers the query best; each after what the model needs before it. */
export function passagesFor(model: Model): Sentences {
  const language = languageFor(model);
  const inLanguage: Sentences =
    language === "en" ? PASSAGES : [PLAIN[language], OPINIONS[language], WITH_NAMES[language]];
  const [best, worse, worst] = fieldTextsFor(model).passages ?? inLanguage;
  const { passage } = prefixesOf(model);
  return [passage + best, passage + worse, passage + worst];
}
