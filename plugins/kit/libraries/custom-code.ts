// Repositories with custom Python code: loaders run it only with an argument, and users need a warning.
import type { Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { needsCode } from "./transformers/evidence.ts";

/** The argument that makes a loader run the repository's code, if it has any. */
export const trust = (
  model: Model,
  needs = needsCode(model),
): { readonly trust_remote_code?: true } => (needs ? { trust_remote_code: true } : {});

/** The warning about custom code: a line above the first call. */
export function warning(model: Model, needs = needsCode(model)): Code<"python"> {
  return needs
    ? python`# This runs the repository's code: read it, and pin revision="<commit>".`
    : python``;
}
