// Quantized weights: the bits of each, by the config, the name or the tags of a record.
import { type Model, textIn, valueIn } from "hubsmith";
import type { Value } from "hubsmith/code";

/** The bits of a quantized weight, without its scales; undefined if the weights are not quantized. @internal */
export function quantizedBits({ id, tags, config }: Model): number | undefined {
  const quantization = valueIn(config, "quantization_config") ?? null;
  const name = id.slice(id.indexOf("/") + 1);
  const named = bitsIn([name]) ?? bitsOfConfig(quantization);
  if (named !== undefined) return named;
  // The Hub adds the tag `8-bit` to formats with fewer bits, too.
  return bitsIn(tags) ?? ([name, ...tags].some((text) => FOUR_BITS.test(text)) ? 4 : undefined);
}

// Methods with almost always four bits.
const FOUR_BITS = /(?<![a-z])(?:auto)?(?:awq|gptq)(?![a-z])/i;

function bitsOfConfig(quantization: Value): number | undefined {
  const bits = valueIn(quantization, "bits") ?? valueIn(quantization, "w_bit");
  if (typeof bits === "number" && bits > 0) return bits;
  if (valueIn(quantization, "load_in_4bit") === true) return 4;
  if (valueIn(quantization, "load_in_8bit") === true) return 8;
  return bitsIn([textIn(quantization, "quant_method") ?? ""]);
}

/** The fewest bits in names such as `int4`, `NVFP4`, `w4a16`, `4-bit` and `4.75bit`. */
function bitsIn(names: readonly string[]): number | undefined {
  const bits = names.flatMap((name) =>
    [...name.matchAll(BITS)].map((match) => Number(match.slice(1).find(Boolean))),
  );
  return bits.length === 0 ? undefined : Math.min(...bits);
}

const BITS =
  /(?<![a-z\d])(?:int|nf|(?:nv|mx)?fp)([2-8])(?!\d)|(?<![a-z\d])w([2-8])(?:a|g)\d|(?<![\d.])([1-8](?:\.\d+)?)[- ]?bits?(?![a-z])/gi;
