// The plain statements in other words.
import type { Model } from "hubsmith";
import { type ByLanguage, languageFor } from "./by-language.ts";
import { fieldTextsFor } from "./fields.ts";
import { SENTENCES } from "./inputs.ts";
import similar from "./similar.json" with { type: "json" };

/** What `sentenceFor` says, in other words. */
export const similarFor = (model: Model): string =>
  fieldTextsFor(model).sentences?.[1] ?? SIMILAR[languageFor(model)];

/** Sentences that mean what those of `PLAIN` mean. */
export const SIMILAR: ByLanguage = { en: SENTENCES[1], ...similar };
