// An example calculation of bits and sizes for one format.
import type { QuantizationSpec } from "hubsmith";
import { estimateBytes, formatOf } from "hubsmith/formats";
import {
  type Bits,
  type Bytes,
  type FormatFacts,
  formatsIn,
} from "#plugins/quantizations/shared/table";

type Block = { readonly weights: number; readonly bytes: number };

/** The calculation for a format: the block of its layout, its bits and the size of a file. */
export interface Example {
  readonly format: FormatFacts;
  readonly bits: Bits;
  /** The format of most weights; itself if it is not a mixture. */
  readonly main: string;
  readonly block: Block;
  readonly size: Bytes;
}

// The most common formats.
const KNOWN = ["Q4_K_M", "BF16", "mxfp4"];

/** The example of a quantization; undefined if none of its formats has a layout. */
export function exampleOf(quantization: QuantizationSpec, weights: number): Example | undefined {
  const known = KNOWN.map((name) => formatOf(quantization, name));
  for (const format of [...known, ...formatsIn(quantization)]) {
    const worked = format && workedFor(quantization, format, weights);
    if (worked !== undefined) return worked;
  }
  return undefined;
}

function workedFor(
  quantization: QuantizationSpec,
  format: FormatFacts,
  weights: number,
): Example | undefined {
  const main = mainOf(quantization, format.name);
  const block = blockOf(quantization, main);
  const size = estimateBytes(quantization, format.name, weights);
  return block === undefined || size === undefined || format.bits === undefined
    ? undefined
    : { format, bits: format.bits, main, block, size };
}

const formats = ({ sets }: QuantizationSpec) => Object.values(sets).flat();

const mainOf = (quantization: QuantizationSpec, name: string): string =>
  formats(quantization).find((one) => one.name === name && one.mostly !== undefined)?.mostly ??
  name;

const blockOf = (quantization: QuantizationSpec, name: string): Block | undefined =>
  formats(quantization).find((one) => one.name === name && one.block !== undefined)?.block;
