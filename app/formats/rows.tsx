// The formats of a quantization as rows: bits, quality, and the size and memory of a model.
import type { QuantizationSpec } from "hubsmith";
import { estimateBytes } from "hubsmith/formats";
import { contextBytes } from "#plugins/kit/formats/context";
import { COMPUTING, type Fit, verdictOf } from "#plugins/kit/formats/memory";
import { formatsIn, usualBits } from "#plugins/kit/formats/table";
import type { ReactNode } from "react";
import { bitsText, boundsText, GB, TOKENS } from "./amounts.ts";

/** Whether something fits, in words. */
export const FITS: Readonly<Record<Fit["fits"], string>> = {
  yes: "Fits",
  tight: "Tight",
  no: "Too large",
  unknown: "Unknown",
};

/** Whether something fits, in a table. */
export const Verdict = ({ fits }: { readonly fits: Fit["fits"] }): ReactNode => (
  <span className="verdict" data-fits={fits}>
    {FITS[fits]}
  </span>
);

/** A format. */
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
    .map(({ name, family = "", bits }) => {
      const size = estimateBytes(quantization, name, weights);
      const memory = size && {
        min: size.min + cache.min + COMPUTING.min,
        max: size.max + cache.max + COMPUTING.max,
      };
      return {
        name,
        family: families[family]?.label ?? family,
        bits: bitsText(bits),
        quality: bits === undefined ? "" : qualityOf(usualBits(bits), family),
        size: size === undefined ? "" : boundsText(size),
        memory: memory === undefined ? "" : boundsText(memory),
        ...(gb === undefined
          ? {}
          : { fits: memory === undefined ? ("unknown" as const) : verdictOf(memory, gb * GB) }),
      };
    });
}

const QUALITY = [
  [16, "Full"],
  [8, "Almost no loss"],
  [6, "Very small loss"],
  [5, "Small loss"],
  [4, "Medium loss"],
  [3, "Large loss"],
  [0, "Very large loss"],
] as const;

// A rule of thumb: what is lost depends mostly on the bits.
const qualityOf = (bits: number, family: string): string =>
  TRAINED.has(family) ? "For models trained in it" : QUALITY.find(([least]) => bits >= least)![1];

// Families for models that were trained with so few bits.
const TRAINED: ReadonlySet<string> = new Set(["ternary", "low"]);
