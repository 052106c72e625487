// For libraries that may be inferred: does the record name the library, and why it is not inferred.
import { absent, type Absence, type Model } from "hubsmith";
import { oncePer } from "#core/base/freeze";

const namesIn = oncePer(
  ({ library_name: library = "", tags }: Model): ReadonlySet<string> =>
    new Set([library, ...tags].map((name) => name.toLowerCase())),
);

/** Does the record name the library? */
export const isNamed = (model: Model, id: string): boolean => namesIn(model).has(id);

/** The record does not show that the library loads the model. */
export const NOT_SHOWN: Absence = absent({
  code: "not-shown",
  reason: "The record does not show that this library loads the model.",
  fix: "Add library_name to the model card.",
});
