// Records to test MultiMolecule on: with a sequence and without, and each pipeline.
import { recordsOf } from "../kit/libraries/records-of.ts";

const widgetData = [{ text: "GGUC<mask>CUCUGGUUAGACCAGAUCUGAGCCU" }];

export default recordsOf("multimolecule", {
  "no example": {},
  "a sequence": { widgetData: [{ text: "AUCAGCCUUCGUUCUGUAAACGG" }] },
  "fill mask, no example": { pipeline_tag: "fill-mask" },
  "fill mask, by the type": { pipeline_tag: "fill-mask", config: { model_type: "esm" } },
  "fill mask, a vocabulary of SentencePiece": {
    pipeline_tag: "fill-mask",
    config: { model_type: "roberta" },
    siblings: [{ rfilename: "spiece.model" }],
  },
  "structure, no example": { tags: ["rna-secondary-structure"] },
  "fill mask": { pipeline_tag: "fill-mask", widgetData },
  "fill mask, own mask": {
    pipeline_tag: "fill-mask",
    mask_token: "[MASK]",
    widgetData: [{ text: "MKV[MASK]LLSA" }],
  },
  structure: { tags: ["rna-secondary-structure"], widgetData },
});
