// Repositories with custom Python code: loaders run it only with an argument, and users need a warning.
import type { Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";

const hasCode = (model: Model): boolean => model.tags.includes("custom_code");

/** The argument that makes a loader run the repository's code, if it has any. */
export function trust(model: Model): { readonly trust_remote_code?: true } {
  return hasCode(model) ? { trust_remote_code: true } : {};
}

/** The warning about custom code: a line above the first call. */
export function warning(model: Model): Code<"python"> {
  return hasCode(model)
    ? python`# This runs the repository's code: read it, and pin revision="<commit>".`
    : python``;
}
