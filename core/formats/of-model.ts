// The formats in which a model is stored, by the names of its files and by what its record says.
import type { Hub } from "../hub/create-hub.ts";
import type { Diagnostic } from "../hub/diagnostic.ts";
import { guard, mended } from "../hub/guard.ts";
import type { FoundFormat } from "../hub/quantization.ts";
import type { Model } from "../model/model.ts";
import { misreturned } from "../checked/returned.ts";
import { isRecord } from "../hub/anything.ts";
import { modelFiles } from "./files.ts";
import { formatOf } from "./table.ts";

/** A format in which a model is stored. @public */
export interface ModelFormat extends FoundFormat {
  /** The id of the quantization. */
  readonly quantization: string;
  /** Whether the quantization's table has it. */
  readonly isKnown: boolean;
}

/** The formats of a model, each once for a quantization; what a plugin does wrong costs its own only. @public */
export function formatsOf(
  hub: Hub,
  model: Model,
): { readonly formats: readonly ModelFormat[]; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const { formats: files } = modelFiles(hub, model);
  const formats = hub.quantizations.list.flatMap((quantization) => {
    const named = files.flatMap(({ quantization: id, label }) =>
      id === quantization.id && label !== undefined ? [{ format: label, from: "siblings" }] : [],
    );
    const told = guard(`quantization/${quantization.id}`, "look at a record", () =>
      quantization.recognise === undefined ? [] : foundIn(quantization.recognise(model)),
    );
    if ("fault" in told) diagnostics.push(mended(told.fault));
    const all: readonly FoundFormat[] = [...named, ...("value" in told ? told.value : [])];
    const once = new Map(all.toReversed().map((found) => [found.format, found]));
    return [...once.values()].toReversed().map((found): ModelFormat => {
      const known = formatOf(quantization, found.format);
      const format = known?.name ?? found.format;
      return { ...found, format, quantization: quantization.id, isKnown: known !== undefined };
    });
  });
  return { formats, diagnostics };
}

const WANTED =
  "a list of { format, from }, both texts, with `weights` as a number where it is known";

// What is not what it says would stand on a page, or in a sum.
function foundIn(made: unknown): readonly FoundFormat[] {
  if (!Array.isArray(made)) throw misreturned("recognise", made, WANTED);
  return made.map((one: unknown) => {
    const { format, from, weights } = isRecord(one) ? one : {};
    if (typeof format !== "string" || typeof from !== "string" || !isCount(weights))
      throw misreturned("recognise", made, WANTED);
    return { format, from, ...(weights === undefined ? {} : { weights }) };
  });
}

const isCount = (weights: unknown): weights is number | undefined =>
  weights === undefined || Number.isFinite(weights);
