// Models that name Transformers, and that Transformers does not run.
import { absent, type Absence, type Model } from "hubsmith";
import { nameOf } from "../../tasks/record.ts";
import { namedTypeOf, needsCode } from "./evidence.ts";

/** Why Transformers does not run the model; undefined for other models. */
export const unsupportedOf = (model: Model): Absence | undefined =>
  ROWS.find(({ fits }) => fits(model))?.absence;

interface Row {
  readonly fits: (model: Model) => boolean;
  readonly absence: Absence;
}

const ROWS: readonly Row[] = [
  {
    // It fills in masks in rounds; generate() of Transformers writes token by token.
    fits: (model) => namedTypeOf(model) === "llada",
    absence: absent({
      code: "own-sampler",
      reason: "LLaDA writes by masked diffusion, which Transformers does not do.",
      fix: "Use generate.py of https://github.com/ML-GSAI/LLaDA.",
    }),
  },
  {
    fits: (model) => namedTypeOf(model) === "deepseek_vl_v2" && !needsCode(model),
    absence: absent({
      code: "own-package",
      reason: "The classes of DeepSeek-VL2 are in its own package.",
      fix: "Use https://github.com/deepseek-ai/DeepSeek-VL2.",
    }),
  },
  {
    fits: (model) => namedTypeOf(model) === "wav2vec2" && /forced-?aligner/i.test(nameOf(model)),
    absence: absent({
      code: "aligner",
      reason: "The model finds the times of the words of a transcript, and writes none.",
      fix: "Use https://github.com/MahmoudAshraf97/ctc-forced-aligner.",
    }),
  },
  {
    // Weights of a head that Wav2Vec2ForSequenceClassification does not have.
    fits: (model) =>
      namedTypeOf(model) === "wav2vec2" && /-(?:age-gender|msp-dim)(?=-|$)/i.test(nameOf(model)),
    absence: absent({
      code: "own-class",
      reason: "The class of the model is only in the model card.",
      fix: "See the model card for the class.",
    }),
  },
  {
    fits: (model) => /^gemma4(?:_unified)?_assistant$/.test(namedTypeOf(model) ?? ""),
    absence: absent({
      code: "draft-model",
      reason: "It is a draft model, which makes generate() of its target model faster.",
      fix: "See the model card for assistant_model.",
    }),
  },
];
