// Sentences to compare with each other.
import type { Model } from "hubsmith";
import { languageFor } from "./by-language.ts";
import { fieldTextsFor, type Sentences } from "./fields.ts";
import { SENTENCES } from "./inputs.ts";
import { OPINIONS } from "./opinions.ts";
import { prefixesOf } from "./prefixes.ts";
import { sentenceFor } from "./sentences.ts";
import { similarFor } from "./similar.ts";

/** A sentence, the same in other words, and another one; each after what the model needs before it. */
export function sentencesFor(model: Model): Sentences {
  const { similar: prefix } = prefixesOf(model);
  return [prefix + sentenceFor(model), prefix + similarFor(model), prefix + otherFor(model)];
}

function otherFor(model: Model): string {
  const language = languageFor(model);
  return (
    fieldTextsFor(model).sentences?.[2] ?? (language === "en" ? SENTENCES[2] : OPINIONS[language])
  );
}
