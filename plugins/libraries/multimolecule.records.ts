// Records to test MultiMolecule on: with a sequence and without, and each pipeline.
import { recordsOf } from "../kit/libraries/records-of.ts";

const widgetData = [{ text: "GGUC<mask>CUCUGGUUAGACCAGAUCUGAGCCU" }];

export default recordsOf("multimolecule", {
  "no example": {},
  "a sequence": { widgetData: [{ text: "AUCAGCCUUCGUUCUGUAAACGG" }] },
  "fill mask, no example": { pipeline_tag: "fill-mask" },
  "structure, no example": { tags: ["rna-secondary-structure"] },
  "fill mask": { pipeline_tag: "fill-mask", widgetData },
  "fill mask, own mask": {
    pipeline_tag: "fill-mask",
    mask_token: "[MASK]",
    widgetData: [{ text: "MKV[MASK]LLSA" }],
  },
  structure: { tags: ["rna-secondary-structure"], widgetData },
});
