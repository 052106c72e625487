// The formats of a quantization as rows: bits, quality, and the size and memory of a model.
import type { QuantizationSpec } from "hubsmith";
import { estimateBytes } from "hubsmith/formats";
import { contextBytes } from "#plugins/kit/formats/context";
import { COMPUTING, type Fit, verdictOf } from "#plugins/kit/formats/memory";
import { type FormatFacts, formatsIn } from "#plugins/kit/formats/table";
import type { ReactNode } from "react";
import { bitsText, boundsText, GB, TOKENS } from "../models/amounts.ts";

export const FITS: Readonly<Record<Fit["fits"], string>> = {
  yes: "Fits",
  tight: "Tight",
  no: "Too large",
  unknown: "Unknown",
};

const COLORS: { readonly [K in Fit["fits"]]?: string } = { yes: "good", no: "soft" };

export const Verdict = ({ fits }: { readonly fits: Fit["fits"] }): ReactNode => (
  <span className={COLORS[fits]}>{FITS[fits]}</span>
);

export interface FormatRow {
  readonly name: string;
  readonly family: string;
  readonly bits: string;
  readonly quality: string;
  /** Of a file; empty if unknown. */
  readonly size: string;
  /** While the model runs; empty if unknown. */
  readonly memory: string;
  /** Undefined without a memory. */
  readonly fits?: Fit["fits"];
}

/** The formats that programs still read, the most precise first, for a number of weights and a memory in GB. */
export function formatRows(
  quantization: QuantizationSpec,
  weights: number,
  gb?: number,
): readonly FormatRow[] {
  const { preference, families = {} } = quantization;
  const cache = contextBytes({ id: "", tags: [] }, TOKENS, weights)!;
  return formatsIn(quantization)
    .filter(({ name, note = "" }) => preference.includes(name) && !note.includes("no longer reads"))
    .map((format) => {
      const { name, family = "", bits } = format;
      const size = estimateBytes(quantization, name, weights);
      const memory = size && {
        min: size.min + cache.min + COMPUTING.min,
        max: size.max + cache.max + COMPUTING.max,
      };
      return {
        name,
        family: families[family]?.label ?? family,
        bits: bitsText(bits),
        quality: qualityOf(format),
        size: size === undefined ? "" : boundsText(size),
        memory: memory === undefined ? "" : boundsText(memory),
        ...(gb === undefined
          ? {}
          : { fits: memory === undefined ? ("unknown" as const) : verdictOf(memory, gb * GB) }),
      };
    });
}

const QUALITY = [
  [16, "Original"],
  [6.5, "Near original"],
  [5.25, "Very good"],
  [4, "Good"],
  [3, "Reduced"],
  [0, "Low"],
] as const;

/**
 * The quality of a format in words, by the bits of most weights; empty if they are unknown. Perplexity of Llama 3 8B
 * rises by at most 0.03 (Near original), 0.13 (Very good), 0.5 (Good), 1.7 (Reduced) or over 3 (Low).
 * @see https://github.com/ggml-org/llama.cpp/blob/master/tools/quantize/quantize.cpp
 */
export function qualityOf({ bits, family = "" }: FormatFacts): string {
  if (bits === undefined) return "";
  if (TRAINED.has(family)) return "For models trained in it";
  const most = bits.base ?? bits.exact!;
  return QUALITY.find(([least]) => most >= least)![1];
}

// Families for models that were trained with so few bits.
const TRAINED: ReadonlySet<string> = new Set(["ternary", "low"]);
