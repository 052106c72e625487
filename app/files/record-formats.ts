// The formats in a record's fields (not its file names), and the size that follows from the number of weights.
import type { Diagnostic, Hub, Model } from "hubsmith";
import { formatOf, formatsOf } from "hubsmith/formats";
import { weightsOf } from "#plugins/quantizations/shared/table";
import { boundsText } from "./sizes.ts";

/** A format in a field of the record. */
export interface RecordFormat {
  readonly quantization: string;
  /** As in the table, or else as in the record. */
  readonly format: string;
  readonly isKnown: boolean;
  /** The field. */
  readonly from: string;
  readonly weights?: string;
  /** The size of the weights, and its calculation. */
  readonly size?: { readonly says: string; readonly how: string };
}

/** The formats in the fields of a record. */
export function recordFormats(
  hub: Hub,
  model: Model,
): { readonly formats: readonly RecordFormat[]; readonly diagnostics: readonly Diagnostic[] } {
  const { formats, diagnostics } = formatsOf(hub, { ...model, siblings: [] });
  return {
    diagnostics,
    formats: formats.map(({ quantization: id, format, isKnown, from, weights }) => {
      const quantization = hub.quantizations.get(id);
      const bits = quantization && formatOf(quantization, format)?.bits?.exact;
      const isCounted = weights !== undefined && Number.isFinite(weights) && weights > 0;
      return {
        quantization: quantization?.label ?? id,
        format,
        isKnown,
        from,
        ...(isCounted ? { weights: weights.toLocaleString("en") } : {}),
        ...(isCounted && bits !== undefined ? { size: sizeOf(weights, bits) } : {}),
      };
    }),
  };
}

function sizeOf(weights: number, bits: number): NonNullable<RecordFormat["size"]> {
  const bytes = (weights * bits) / 8;
  return {
    says: boundsText({ min: bytes, max: bytes }),
    how: `${weights.toLocaleString("en")} weights × ${bits} bits ÷ 8`,
  };
}

// The maximum that the URL of the quantization page accepts.
const MOST = 1e15;

/** The record's number of weights, if the quantization page accepts that number. */
export function weightsToLink(model: Model): number | undefined {
  const weights = weightsOf(model);
  return weights !== undefined && Number.isInteger(weights) && weights <= MOST
    ? weights
    : undefined;
}
