// The rows of the chart of formats: bits and sizes of each in words, and the length of its bar.
import type { QuantizationSpec } from "hubsmith";
import { estimateBytes } from "hubsmith/formats";
import {
  type Bits,
  type Bytes,
  type FormatFacts,
  formatsIn,
} from "#plugins/quantizations/shared/table";
import { sizeText } from "./weights.ts";

/** The longest bar; formats with more bits have a broken bar, so that the others can be distinguished. */
export const LONGEST = 16;

/** A format in the chart. */
export interface Rung {
  readonly format: FormatFacts;
  readonly family: string;
  readonly bits: string;
  readonly size: string;
  /** The share of the longest bar for its layout's bits, and for the measured bits. */
  readonly bar?: { readonly layout: number; readonly whole: number; readonly isBroken: boolean };
}

/** The chart: the formats in order of precision, and those without a rank, the largest first. */
export interface Ladder {
  readonly ordered: readonly Rung[];
  readonly others: readonly Rung[];
}

/** The chart of a quantization, with file sizes for a number of weights. */
export function ladderOf(quantization: QuantizationSpec, weights: number): Ladder {
  const all = formatsIn(quantization);
  const isOrdered = ({ name }: FormatFacts): boolean => quantization.preference.includes(name);
  const others = all.filter((format) => !isOrdered(format));
  return {
    ordered: all
      .filter(isOrdered)
      .map((format) =>
        rungOf(quantization, format, estimateBytes(quantization, format.name, weights)),
      ),
    // They are for single tensors or have no layout, so no file has a size by them.
    others: others
      .toSorted((a, b) => (b.bits?.exact ?? 0) - (a.bits?.exact ?? 0))
      .map((format) => rungOf(quantization, format, undefined)),
  };
}

function rungOf(
  { families = {} }: QuantizationSpec,
  format: FormatFacts,
  size: Bytes | undefined,
): Rung {
  const { family, bits } = format;
  return {
    format,
    family: family === undefined ? "" : (families[family]?.label ?? family),
    bits: bitsText(bits),
    size: size === undefined ? "" : sizeText(size),
    ...(bits === undefined ? {} : { bar: barOf(bits) }),
  };
}

/** Bits per weight in words: exact, of the main layout, or measured. */
export function bitsText(bits: Bits | undefined): string {
  if (bits === undefined) return "unknown";
  const { exact, base, measured } = bits;
  if (base === undefined) return `exactly ${exact}`;
  return `mostly ${short(base)}, ${measured === undefined ? "not measured" : `measured ${short(measured)}`}`;
}

function barOf({ exact, base, measured }: Bits): NonNullable<Rung["bar"]> {
  const layout = base ?? exact!;
  const whole = Math.max(layout, base === undefined ? 0 : (measured ?? 0));
  const share = (bits: number): number => Math.min(1, bits / LONGEST);
  return { layout: share(layout), whole: share(whole), isBroken: whole > LONGEST };
}

// The table below has all digits.
const short = (bits: number): number => Number(bits.toFixed(2));
