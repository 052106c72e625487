// The snippet of a library if the record lacks a required field.
import type { LoadCode } from "hubsmith";
import type { Code } from "hubsmith/code";

/** A snippet that is a comment: the missing field, in the Hub's words. */
export const missing = (comment: Code): LoadCode => ({
  purpose: "Missing information",
  code: comment,
  install: {},
});
