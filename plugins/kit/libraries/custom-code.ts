// Repositories with custom Python code: loaders run it only with an argument, and users need a warning.
import type { Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { needsCode } from "./transformers/evidence.ts";

/** The argument that makes a loader run the repository's code, if it has any. */
export function trust(model: Model): { readonly trust_remote_code?: true } {
  return needsCode(model) ? { trust_remote_code: true } : {};
}

/** The warning about custom code: a line above the first call. */
export function warning(model: Model): Code<"python"> {
  return needsCode(model)
    ? python`# This runs the repository's code: read it, and pin revision="<commit>".`
    : python``;
}
