// How many GPUs of a server hold the weights of a model and its context.
import { absent, type Absence, type Model } from "hubsmith";
import { oncePer } from "#core/base/freeze";
import { storedBytes } from "../formats/stored.ts";
import { gpusFor } from "../libraries/vllm.ts";

/** The GPUs of one server; without a note, those with 80 GB. @internal */
export interface Gpus {
  readonly count: number;
  readonly note?: string;
}

const GIB = 1024 ** 3;
// Usual servers have up to eight GPUs: H100, H200, B200 and B300.
const [USUAL, ...LARGER] = [80, 141, 180, 288] as const;
const MOST = 8;
// Servers leave a tenth of a GPU free, and need some memory for the context and for what they compute.
const SHARE = 0.9;
const BESIDE = 4 * GIB;

/** The GPUs that a model needs, a power of two, or why one server is not enough. @internal */
export const gpusOf: (model: Model) => Gpus | Absence = oncePer((model) => {
  const weights = storedBytes(model, undefined);
  if (weights === undefined) return { count: gpusFor(model) ?? 1 };
  // Between the bounds, if the sizes of the files are unknown.
  const bytes = Math.sqrt(weights.min * weights.max);
  const countOf = (size: number): number =>
    2 ** Math.max(0, Math.ceil(Math.log2(bytes / (size * GIB * SHARE - BESIDE))));
  if (countOf(USUAL) <= MOST) return { count: countOf(USUAL) };
  const size = LARGER.find((one) => countOf(one) <= MOST);
  return size === undefined
    ? absent({
        code: "several-servers",
        reason: `Its weights need ${Math.round(bytes / GIB).toLocaleString("en")} GiB, more than the GPUs of one server have.`,
        fix: "Call a provider, or divide it among several servers as its model card describes.",
      })
    : { count: MOST, note: `It needs ${MOST} GPUs with ${size} GB each.` };
});
