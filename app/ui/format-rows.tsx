// The quality of a format, and whether a file fits into memory, in words.
import type { Fit } from "#plugins/kit/formats/memory";
import type { FormatFacts } from "#plugins/kit/formats/table";
import type { ReactNode } from "react";

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
