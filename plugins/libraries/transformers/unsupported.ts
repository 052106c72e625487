// Models that name Transformers, and that Transformers does not run.
import { absent, type Absence, type Model } from "hubsmith";
import { nameOf } from "../../kit/tasks/record.ts";

/** Why Transformers does not run the model; undefined for other models. */
export const unsupportedOf = (model: Model): Absence | undefined =>
  ROWS.find(({ fits }) => fits(model))?.absence;

interface Row {
  readonly fits: (model: Model) => boolean;
  readonly absence: Absence;
}

const ROWS: readonly Row[] = [
  {
    fits: (model) => /-ggml(?=-|$)/i.test(nameOf(model)),
    absence: absent({
      code: "old-format",
      reason: "GGML is a format of old versions of llama.cpp.",
      fix: "Use a repository with GGUF files.",
    }),
  },
];
