// What a chat is asked.
import type { Model } from "hubsmith";
import { type ByLanguage, languageFor } from "./by-language.ts";
import { fieldTextsFor } from "./fields.ts";
import { ASKED } from "./inputs.ts";
import asked from "./asked.json" with { type: "json" };

/** A question for a chat with the model. */
export const askedFor = (model: Model): string =>
  fieldTextsFor(model).asked ?? QUESTIONS_TO_ASK[languageFor(model)];

/** Questions for a chat. */
export const QUESTIONS_TO_ASK: ByLanguage = { en: ASKED, ...asked };
