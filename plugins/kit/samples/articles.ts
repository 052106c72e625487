// A text to summarize.
import type { Model } from "hubsmith";
import { languageFor } from "./by-language.ts";
import { fieldTextsFor } from "./fields.ts";
import { ARTICLE } from "./inputs.ts";
import { WITH_NAMES } from "./names.ts";
import { OPINIONS } from "./opinions.ts";
import { PLAIN } from "./sentences.ts";
import articles from "./articles.json" with { type: "json" };

/** A text to summarize. */
export function articleFor(model: Model): string {
  const language = languageFor(model);
  if (language === "en") return fieldTextsFor(model).article ?? ARTICLE;
  if (language in articles) return articles[language as keyof typeof articles];
  return `${PLAIN[language]} ${OPINIONS[language]} ${WITH_NAMES[language]}`;
}
