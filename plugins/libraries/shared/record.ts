// What several libraries look up in a model's record.
import { type Model, textIn } from "hubsmith";

/** A text of the model's first example; nothing where it is missing or empty. */
export function example(model: Model, field: string): string | undefined {
  return textIn(model.widgetData?.[0], field) || undefined;
}

/** The paths of the repository's files; nothing where the record does not list them. */
export function filesOf(model: Model): readonly string[] | undefined {
  return model.siblings
    ?.map(({ rfilename }) => rfilename)
    .filter((path) => typeof path === "string");
}
