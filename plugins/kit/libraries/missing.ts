// The snippets of a library if the record lacks a required field.
import type { LoadCode, Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";

/** A snippet that is a comment: the missing field, in the Hub's words. */
export const missing = (comment: Code): LoadCode => ({
  purpose: "Missing information",
  code: comment,
  install: {},
});

/** The comment, and the download, for which no field is missing. */
export const missingBut = (model: Model, comment: Code): readonly LoadCode[] => [
  missing(comment),
  {
    purpose: "Download the files",
    code: sh`hf download ${model.id}`,
    install: { pip: ["huggingface_hub"] },
  },
];
