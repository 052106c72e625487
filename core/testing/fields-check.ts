// The fields check finds what nobody reads: most of it is a slip of the pen.
import { unknownFields } from "../hub/fields.ts";
import type { Check } from "./check.ts";

/** All fields are those that plugins of the kind have. @public */
export const fieldsCheck: Check = {
  id: "fields-are-known",
  asks: "Is every field one that plugins of its kind have?",
  why: "A hub takes a field that it does not know, and what was meant by it does not happen.",
  mend: "Mend the name of the field, or leave it out.",
  run: (plugin) => unknownFields(plugin).map((message) => ({ message })),
};
