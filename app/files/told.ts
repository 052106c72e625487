// What a record tells of formats beside the names of its files, and the size that follows from a number of weights.
import type { Diagnostic, Hub, Model } from "hubsmith";
import { formatOf, formatsOf } from "hubsmith/formats";
import { weightsOf } from "#plugins/quantizations/shared/table";
import { boundsText } from "./sizes.ts";

/** A format that a field of the record tells. */
export interface ToldFormat {
  readonly quantization: string;
  /** As the table writes it, or else the record. */
  readonly format: string;
  readonly isKnown: boolean;
  /** The field. */
  readonly from: string;
  readonly weights?: string;
  /** What so many weights take, and how that follows. */
  readonly size?: { readonly says: string; readonly how: string };
}

/** The formats that fields of a record tell. */
export function toldBy(
  hub: Hub,
  model: Model,
): { readonly formats: readonly ToldFormat[]; readonly diagnostics: readonly Diagnostic[] } {
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

function sizeOf(weights: number, bits: number): NonNullable<ToldFormat["size"]> {
  const bytes = (weights * bits) / 8;
  return {
    says: boundsText({ min: bytes, max: bytes }),
    how: `${weights.toLocaleString("en")} weights × ${bits} bits ÷ 8`,
  };
}

// What an address of the page of quantizations takes at most.
const MOST = 1e15;

/** How many weights the record says that the model has, where the page of quantizations takes that number. */
export function weightsToLink(model: Model): number | undefined {
  const weights = weightsOf(model);
  return weights !== undefined && Number.isInteger(weights) && weights <= MOST
    ? weights
    : undefined;
}
