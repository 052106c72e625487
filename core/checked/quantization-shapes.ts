// The shapes of what a quantization says: its formats, their families, and how files are named after them.
import type { Common } from "../hub/kind.ts";
import type {
  Companion,
  FileHabits,
  Format,
  FormatFamily,
  QuantizationSpec,
} from "../hub/quantization.ts";
import * as is from "./schema.ts";
import { listOf, objectWith, optional, type Shapes, tableOf } from "./schema.ts";

const format = objectWith<Format>({
  name: is.text,
  code: optional(is.number),
  family: optional(is.text),
  block: optional(objectWith({ weights: is.number, bytes: is.number })),
  mostly: optional(is.text),
  measured: optional(is.number),
  note: optional(is.text),
});

/** A quantization. @internal */
export const quantization: Shapes<Omit<QuantizationSpec, keyof Common>> = {
  label: is.text,
  summary: optional(is.text),
  source: optional(is.url),
  measuredOn: optional(is.text),
  sets: tableOf(listOf(format)),
  preference: listOf(is.text),
  families: optional(tableOf(objectWith<FormatFamily>({ label: is.text, description: is.text }))),
  files: optional(
    objectWith<FileHabits>({
      extensions: listOf(is.text),
      label: is.text,
      aliases: optional(tableOf(is.text)),
      variants: optional(tableOf(is.text)),
      companions: optional(
        tableOf(
          objectWith<Companion>({
            what: is.text,
            isUnlabelled: optional(is.flag),
            isLoaded: optional(is.flag),
          }),
        ),
      ),
    }),
  ),
  recognise: optional(is.method),
};
