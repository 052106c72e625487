// What a library says in place of a program where the record lacks what that takes.
import type { LoadCode } from "hubsmith";
import type { Code } from "hubsmith/code";

/** A snippet that is a comment: what is missing, in the words that the Hub uses. */
export const missing = (comment: Code): LoadCode => ({
  purpose: "What is missing",
  code: comment,
  install: {},
});
