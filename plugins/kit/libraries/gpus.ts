// How many GPUs of a server hold the weights of a model and its context.
import { absent, type Absence, type Model } from "hubsmith";
import { oncePer } from "#core/base/freeze";
import { storedBytes } from "../formats/stored.ts";
import { namedTypeOf } from "./transformers/evidence.ts";
import { nameOf } from "../tasks/record.ts";

/** The GPUs of one server; without a note, as many with 80 GB, or one with the stated memory. @internal */
export interface Gpus {
  readonly count: number;
  readonly note?: string;
}

const GIB = 1024 ** 3;
// Usual servers have up to eight GPUs: H100, H200, B200 and B300.
const SIZES: readonly number[] = [80, 141, 180, 288];
const [USUAL, LARGEST] = [SIZES[0]!, SIZES.at(-1)!];
/** The GPUs of the largest usual server. @internal */
export const MOST = 8;
// Servers leave a tenth of a GPU free, and need some memory, of a small GPU half, for the context and for what they compute.
const SHARE = 0.9;
const BESIDE = 4;

const roomOf = (size: number): number => {
  const used = size * SHARE;
  return GIB * Math.max(used - BESIDE, used / 2);
};

/** The GPUs that a model needs, of the stated memory each, a power of two; or why one server is not enough. @internal */
export function gpusOf(model: Model, stated = Infinity): Gpus | Absence {
  const bytes = bytesOf(model);
  if (bytes === undefined) return { count: gpusByName(model) };
  const countOf = (size: number): number =>
    2 ** Math.max(0, Math.ceil(Math.log2(bytes / roomOf(size))));
  const isStated = stated <= LARGEST * GIB;
  const sizes = isStated ? [stated / GIB] : SIZES;
  const size = sizes.find((one) => countOf(one) <= MOST);
  if (size === undefined)
    return absent({
      code: "several-servers",
      reason: `Its weights need ${Math.round(bytes / GIB).toLocaleString("en")} GiB, more than ${isStated ? `${MOST} GPUs with ${gbOf(sizes[0]!)} GB` : "the GPUs of one server"} have.`,
      fix: "Call a provider, or divide it among several servers as its model card describes.",
    });
  const count = countOf(size);
  if (count === 1 || size === USUAL) return { count };
  return { count, note: `It needs ${count} GPUs with ${gbOf(size)} GB each.` };
}

const gbOf = (size: number): string => String(Math.round(size * 10) / 10);

// Between the bounds, if the sizes of the files are unknown.
const bytesOf = oncePer((model: Model): number | undefined => {
  const weights = storedBytes(model, undefined);
  return weights && Math.sqrt(weights.min * weights.max);
});

// Types of models that are too large for one GPU, and are divided among those of one server.
const LARGE: ReadonlySet<string> = new Set([
  "deepseek_v3",
  "deepseek_v32",
  "deepseek_v4",
  "glm_moe_dsa",
  "kimi_k2",
  "kimi_k25",
  "kimi_k3",
  "step3p5",
]);
const LARGE_NAMED = /^(?:ling-2\.6|mimo-v2\.5(?!-asr))|(?<![\d.])\d(?:\.\d)?t(?=-|$)/i;

/** How many GPUs a model needs whose size is unknown. */
function gpusByName(model: Model): number {
  const isSmall = /lite|distill|tiny/i.test(model.id);
  const isLarge = LARGE.has(namedTypeOf(model) ?? "") || LARGE_NAMED.test(nameOf(model));
  return isLarge && !isSmall ? MOST : 1;
}
