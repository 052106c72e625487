// Draft models: they make a larger model faster, and cannot be used alone.
import { absent, type Absence, type Model } from "hubsmith";
import { nameOf, typesOf } from "../tasks/record.ts";
import { baseModelOf } from "../catalog/base-model.ts";

// Complete models that include a draft have such a word within their names. Eagle is also a family that sees.
const DRAFT =
  /(?:(?:dspark|dflash\d?)(?:-drafter(?:-\w+)?|-b\d+)?|eagle-?[23]?(?:-mla)?|speculator(?:[.-]\w+)?)(?:[-_.]gguf)?$/i;
const DRAFT_FAMILY = /^EAGLE-?[23]?-/;
const isDraft = (name: string): boolean => DRAFT.test(name) || DRAFT_FAMILY.test(name);

/** Why a draft model is not loaded; undefined for other models. */
export function draftOf(model: Model): Absence | undefined {
  if (!isDraft(nameOf(model)) || hasDraft(model)) return undefined;
  const target = baseModelOf(model);
  const which = target === undefined || isDraft(target) ? "its target model" : target;
  const reason = `It is a draft model, which a server runs next to ${which}.`;
  return absent({
    code: "draft-model",
    reason,
    fix: "See the model card, and the documentation of vLLM or SGLang.",
  });
}

/** Is it a complete model, with a draft in the same repository? Drafts have types of smaller models. */
export const hasDraft = (model: Model): boolean =>
  /dspark$/i.test(nameOf(model)) && typesOf(model).includes("deepseek_v4");
