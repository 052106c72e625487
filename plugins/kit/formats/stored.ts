// The bytes of all weights that a program loads: the sizes of the files, or bounds by the numbers in the record.
import { type Model, valueIn } from "hubsmith";
import { knownModel } from "./known-models.ts";
import { loadedFiles } from "./loaded-files.ts";
import { quantizedBits } from "./packed.ts";
import { type Bytes, isFewer, weightsOf, wholeWeights } from "./table.ts";

/** The bytes of the weights, and how they were computed. @internal */
export interface StoredBytes extends Bytes {
  readonly how: string;
}

/** The bytes of all weights, with so many bits for each or as they are stored; undefined if they are unknown. @internal */
export function storedBytes(model: Model, bits: number | undefined): StoredBytes | undefined {
  if (bits === undefined) return inFiles(model) ?? inTypes(model) ?? inNumber(model);
  const weights = weightsOf(model);
  return weights === undefined ? undefined : sumOf([[weights, bits, bits]]);
}

/** The bytes of so many files, if the size of each is known. @internal */
export function bytesOfFiles(sizes: readonly (number | undefined)[]): StoredBytes | undefined {
  const known = sizes.filter((size) => size !== undefined && size > 0);
  if (known.length === 0 || known.length < sizes.length) return undefined;
  const bytes = known.reduce<number>((all, size) => all + size!, 0);
  const how = known.length === 1 ? "the size of the file" : `the sizes of ${known.length} files`;
  return { min: bytes, max: bytes, how };
}

const inFiles = (model: Model): StoredBytes | undefined =>
  bytesOfFiles(loadedFiles(model).map(({ bytes }) => bytes));

// Bits of the types that safetensors files name.
const TYPES: Readonly<Record<number, readonly string[]>> = {
  64: ["F64", "I64", "U64", "C64"],
  32: ["F32", "I32", "U32"],
  16: ["F16", "BF16", "I16", "U16"],
  8: ["I8", "U8", "BOOL", "F8_E4M3", "F8_E5M2", "F8_E8M0"],
  6: ["F6_E2M3", "F6_E3M2"],
  4: ["F4"],
};
const BITS: ReadonlyMap<string, number> = new Map(
  Object.entries(TYPES).flatMap(([bits, types]) => types.map((type) => [type, Number(bits)])),
);

type Part = readonly [count: number, low: number, high: number];

function inTypes(model: Model): StoredBytes | undefined {
  const counts = (valueIn(model.safetensors, "parameters") ?? {}) as Record<string, unknown>;
  const typed = Object.entries(counts).flatMap(([type, count]) =>
    typeof count === "number" && count > 0 ? [[type, count] as const] : [],
  );
  if (typed.length === 0 || typed.some(([type]) => !BITS.has(type))) return undefined;
  const bounds = packedBounds(model, typed);
  return sumOf(
    typed.map(([type, count]): Part => {
      const each = BITS.get(type)!;
      return [count, ...(PACKING.has(type) && bounds ? bounds(each) : ([each, each] as const))];
    }),
  );
}

// Types whose numbers pack several weights each. MLX packs them into U32, which the Hub counts as they are.
const PACKING: ReadonlySet<string> = new Set(["I32", "I8", "U8"]);
// The scales and zeros of a group of weights, in bits for each weight. The Hub does not count all of them.
const SCALES = 0.7;
// FP8 has a scale for a block of 128 × 128 weights, or for a row.
const FP8_SCALES = 0.02;

/**
 * The bits of a number of a packing type. Where a config names the method, the Hub counts the weights and not the numbers,
 * but not in older records; the number of weights of the model tells which.
 * @see https://github.com/huggingface/huggingface.js/blob/main/packages/hub/src/lib/parse-safetensors-metadata.ts
 */
function packedBounds(
  model: Model,
  typed: readonly (readonly [type: string, count: number])[],
): ((each: number) => readonly [low: number, high: number]) | undefined {
  const bits = quantizedBits(model);
  const isMlx = typed.some(([type]) => type === "U32");
  if (bits === undefined || isMlx) return undefined;
  const counted = typed.reduce((all, [, count]) => all + count, 0);
  const weights = wholeWeights(model);
  const isCounted = weights === undefined ? undefined : !isFewer(counted, weights);
  return (each) => {
    if (bits >= each || isCounted === false) return [each, each];
    return [bits, isCounted === true ? bits + SCALES : each];
  };
}

/** By the number of weights, and the bits in which models are published. */
function inNumber(model: Model): StoredBytes | undefined {
  const weights = weightsOf(model);
  const bits = quantizedBits(model);
  const own = knownModel(model)?.bits;
  const has = (tag: string): boolean => model.tags.includes(tag);
  if (weights === undefined) return undefined;
  if (bits === undefined) {
    const most = model.tags.some((tag) => IN_F32.test(tag)) ? 32 : 16;
    const usual = /bf16|fp16/i.test(model.id) ? 16 : (own ?? most);
    return sumOf([[weights, usual, usual]]);
  }
  // The Hub counts the scales of MXFP4 as weights.
  if (own !== undefined && has("mxfp4") && !has("mlx"))
    return sumOf([[wholeWeights(model)!, own, own]]);
  const into = /fp4/i.test([model.id, ...model.tags].join(" ")) ? 8 : 32;
  // Whether these are weights or packed numbers is unknown.
  if (bits < 8 && wholeWeights(model) === undefined)
    return sumOf([[weights, bits, into === 8 ? 16 : 32]]);
  const { min, max, how } = sumOf([[weights, bits, bits + (has("fp8") ? FP8_SCALES : SCALES)]]);
  const plain = ((16 - bits) / 8) * plainWeights(model, weights, bits / into);
  return { min, max: Math.round(max + plain), how: `${how}, and layers with more bits` };
}

// Architectures of a time when weights were published in 32 bits, and are still when they are tuned.
const IN_F32 =
  /^(?:albert|bart|bert|camembert|clip|convnext|deberta(?:-v2)?|deit|detr|distilbert|electra|gpt2|hubert|marian|mbart|mpnet|mt5|pegasus|roberta|segformer|swin|t5|vit|wav2vec2|xlm-roberta)$/;

/** The most weights that may stay in 16 bits: of a known number of packed numbers, those that it cannot have packed. */
function plainWeights({ safetensors }: Model, weights: number, share: number): number {
  const stored = Number(valueIn(safetensors, "total") ?? NaN);
  return isFewer(stored, weights)
    ? Math.max(0, stored - weights * share) / (1 - share)
    : Math.min(weights * PLAIN_SHARE, PLAIN_MOST);
}

// Embeddings and some layers stay in 16 bits: at most this share of the weights, and this number.
const PLAIN_SHARE = 0.3;
const PLAIN_MOST = 3e9;

function sumOf(parts: readonly Part[]): StoredBytes {
  const bytes = (at: 1 | 2): number =>
    Math.round(parts.reduce((all, part) => all + (part[0] * part[at]) / 8, 0));
  const range = (low: number, high: number): string =>
    low === high ? `${low}` : `${low} to ${high}`;
  const how = parts.map(([count, low, high]) => `${count} weights × ${range(low, high)} bits ÷ 8`);
  return { min: bytes(1), max: bytes(2), how: how.join(" + ") };
}
