// A plain statement, to embed, rewrite, translate or read aloud.
import type { Model } from "hubsmith";
import { type ByLanguage, languageFor } from "./by-language.ts";
import { fieldTextsFor } from "./fields.ts";
import { SENTENCES } from "./inputs.ts";
import sentences from "./sentences.json" with { type: "json" };

/** A plain statement that the model reads. */
export const sentenceFor = (model: Model): string =>
  fieldTextsFor(model).sentences?.[0] ?? PLAIN[languageFor(model)];

/** Plain statements. */
export const PLAIN: ByLanguage = { en: SENTENCES[0], ...sentences };
