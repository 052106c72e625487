// A text with a gap, and the token of the gap.
import { type Model, textIn } from "hubsmith";
import { type ByLanguage, languageFor } from "./by-language.ts";
import { fieldTextsFor, type Gap } from "./fields.ts";
import gaps from "./gaps.json" with { type: "json" };
import { GAP } from "./inputs.ts";

/** The parts of a text around a mask. Some tokenizers do not add the first token, with which the model was trained. */
export function gapFor(model: Model): Gap {
  const [before, after] = fieldTextsFor(model).gap ?? GAPS[languageFor(model)];
  return isOfSentencePiece(model) ? [`[CLS]${before}`, after] : [before, after];
}

// Vocabularies of SentencePiece with the marks of BERT.
const isOfSentencePiece = (model: Model): boolean =>
  typeOf(model) === "roberta" &&
  model.siblings?.some(({ rfilename }) => rfilename === "spiece.model") === true;

// Models whose tokenizer writes `<mask>`; the others of this task write `[MASK]`.
const WITH_ANGLES =
  /^(?:roberta|xlm-roberta|xlm-roberta-xl|xmod|camembert|longformer|bart|mbart|mpnet|esm|data2vec-text|ibert|luke)$/;

/** The token of a mask, by the record, the type of the model, or its tags. */
export function maskOf(model: Model): string {
  if (model.mask_token) return model.mask_token;
  if (isOfSentencePiece(model)) return "[MASK]";
  if (model.library_name === "multimolecule") return "<mask>";
  const types = [typeOf(model), ...model.tags];
  const hasAngles = types.some((type) => WITH_ANGLES.test(type)) || /mmbert/i.test(model.id);
  return hasAngles ? "<mask>" : "[MASK]";
}

const typeOf = ({ config }: Model): string => textIn(config, "model_type") ?? "";

/** Texts with a gap. */
export const GAPS: ByLanguage<Gap> = {
  en: GAP,
  ...(gaps as unknown as Omit<ByLanguage<Gap>, "en">),
};
