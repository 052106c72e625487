// Checks quantizations.
import { get } from "../base/describe.ts";
import type { FileHabits, Format } from "../kinds/quantization.ts";
import type { KindCheck } from "./kind-check.ts";
import { withCheckedResults } from "./methods.ts";
import { wrongReturn } from "./return-schemas.ts";
import * as is from "./schema.ts";
import { arrayOf, optional, record, strictObject } from "./schema.ts";

const format = strictObject<Format>({
  name: is.string,
  code: optional(is.number),
  family: optional(is.string),
  block: optional(strictObject({ weights: is.number, bytes: is.number })),
  mostly: optional(is.string),
  measured: optional(is.number),
  note: optional(is.string),
});

export const quantization: KindCheck<"quantization"> = {
  schemas: () => ({
    label: is.string,
    summary: optional(is.string),
    source: optional(is.url),
    measuredOn: optional(is.string),
    sets: record(arrayOf(format)),
    preference: arrayOf(is.string),
    families: optional(record(strictObject({ label: is.string, description: is.string }))),
    files: optional(
      strictObject<FileHabits>({
        extensions: arrayOf(is.extension),
        label: is.string,
        aliases: optional(record(is.string)),
        variants: optional(record(is.string)),
        companions: optional(
          record(
            strictObject({
              what: is.string,
              isUnlabeled: optional(is.boolean),
              isLoaded: optional(is.boolean),
            }),
          ),
        ),
      }),
    ),
    recognize: optional(is.func),
  }),
  withCheckedReturns: (quantization) =>
    withCheckedResults(quantization, {
      recognize: (found) => {
        if (Array.isArray(found) && found.every(isFound)) return found;
        throw wrongReturn("recognize", found, "an array of { format, from }");
      },
    }),
};

const isFound = (item: unknown): boolean =>
  typeof get(item, "format") === "string" && typeof get(item, "from") === "string";
