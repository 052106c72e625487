// How large a model becomes in a format: bounds by its layout, and by what is mixed in.
import { valueIn } from "../model/json.ts";
import type { Model } from "../model/model.ts";
import type { QuantizationSpec } from "../hub/quantization.ts";
import { type Bits, formatOf } from "./table.ts";

/** Two bounds of an amount of bytes. @public */
export interface Bytes {
  /** At least so many bytes. */
  readonly least: number;
  /** At most so many bytes; the same where it is exact. */
  readonly most: number;
}

/**
 * How large a file of so many weights becomes in a format. No file is smaller than the layout of most of its weights;
 * what is mixed in weighs more in small models, whose embeddings are a larger part. Nothing where no layout is known.
 * @public
 */
export function estimateBytes(
  quantization: QuantizationSpec,
  name: string,
  weights: number,
): Bytes | undefined {
  const bits = formatOf(quantization, name)?.bits;
  if (bits === undefined || !(weights > 0) || !Number.isFinite(weights)) return undefined;
  const { mostly, exact = mostly!, measured } = bits;
  const usual = mostly === undefined ? exact : (measured ?? mostly * UNMEASURED);
  const share = mostly === undefined ? PLAIN : MIXED + SMALL_MODEL / weights;
  return {
    least: Math.round((weights * (mostly ?? exact)) / 8),
    most: Math.round(((weights * usual) / 8) * (1 + share)) + METADATA,
  };
}

/** The bits per weight that a file has as a rule. @internal */
export const usualBits = ({ exact, mostly, measured }: Bits): number =>
  measured ?? mostly ?? exact!;

// A mixture that nobody measured may take a quarter more than its main layout.
const UNMEASURED = 1.25;
// What other models differ from the one that was measured: by a part, and by the weights that stay more precise in all.
const MIXED = 0.05;
const SMALL_MODEL = 200_000_000;
// Norms and biases stay in F32, whatever the format.
const PLAIN = 0.01;
// The vocabulary and the description of the model in the head of a file.
const METADATA = 16 * 1024 * 1024;

/** How many weights a model has, where its record tells. @public */
export function weightsOf({ gguf, safetensors }: Model): number | undefined {
  const told = [valueIn(gguf, "total"), valueIn(safetensors, "total")];
  return told.find(
    (count): count is number => typeof count === "number" && count > 0 && Number.isFinite(count),
  );
}
