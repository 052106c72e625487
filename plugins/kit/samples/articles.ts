// A text to summarize.
import type { Model } from "hubsmith";
import { languageFor } from "./by-language.ts";
import { isMedical } from "./fields.ts";
import { ARTICLE } from "./inputs.ts";
import { WITH_NAMES } from "./names.ts";
import { OPINIONS } from "./opinions.ts";
import { PLAIN } from "./sentences.ts";

const ARTICLE_OF_MEDICINE =
  "A man of 62 years came to the emergency department with chest pain that had begun two hours before and spread to his left arm. He had high blood pressure, and had smoked for thirty years. The electrocardiogram showed ST elevation in the inferior leads, and troponin was raised. He was given aspirin and heparin, and a stent was placed in the right coronary artery. He went home on the fifth day.";

/** A text to summarize. */
export function articleFor(model: Model): string {
  const language = languageFor(model);
  if (language !== "en") return `${PLAIN[language]} ${OPINIONS[language]} ${WITH_NAMES[language]}`;
  return isMedical(model) ? ARTICLE_OF_MEDICINE : ARTICLE;
}
