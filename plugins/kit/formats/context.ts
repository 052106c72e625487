// Computes how many bytes the context takes: the keys and values that a language model stores for each token.
import { isConversational, type Model } from "hubsmith";
import { type Shape, shapeOf } from "./shape.ts";
import type { Bytes } from "./table.ts";

/** The size of a context, and how it was computed. @internal */
export interface ContextSize extends Bytes {
  readonly how: string;
}

// F16 is the default of the programs that run these models.
const BYTES = 2;
// A layer with a window also stores the tokens that are computed at once, in llama.cpp 512, rounded up to a multiple of 256.
const BATCH = 512;
const CELLS = 256;

/**
 * The context for so many tokens: exact if the record or the table of models has the dimensions, otherwise bounds by the
 * number of weights. Undefined if nothing is known, and 0 for models that store none.
 * @internal
 */
export function contextBytes(
  model: Model,
  tokens: number,
  weights: number | undefined,
): ContextSize | undefined {
  if (!generates(model)) return { min: 0, max: 0, how: "it stores none" };
  const shape = shapeOf(model);
  if (shape === undefined) return weights === undefined ? undefined : guess(weights, tokens);
  return sizeOf(shape, tokens);
}

function sizeOf({ layers, perLayer, formula, window, from }: Shape, tokens: number): ContextSize {
  const how = `${tokens} tokens × ${layers} layers × ${formula} × ${BYTES} bytes${from === undefined ? "" : `, as in ${from}`}`;
  const { tokens: seen = Infinity, whole, other } = window ?? {};
  const isAll = seen + BATCH >= tokens;
  const cells = isAll ? tokens : Math.min(tokens, Math.ceil((seen + BATCH) / CELLS) * CELLS);
  const bytes = (full: number): number =>
    BYTES * ((other?.perLayer ?? perLayer) * full * tokens + perLayer * (layers - full) * cells);
  const others = other === undefined ? "" : `, and ${other.formula} in the others`;
  if (whole === undefined && !isAll)
    return {
      min: bytes(0),
      max: bytes(layers),
      how: `${how}; less in layers that see ${seen} tokens`,
    };
  const size = bytes(whole ?? 0);
  const windows = `, with ${cells} tokens in the ${layers - (whole ?? 0)} layers that see ${seen}`;
  return { min: size, max: size, how: `${how}${isAll ? "" : windows}${others}` };
}

// What others print at once, such as a class or a vector, needs no keys and values of earlier tokens.
/** Does the memory of a model depend on the length of the context? @internal */
export const generates = (model: Model): boolean =>
  model.pipeline_tag === undefined || isConversational(model) || WRITING.has(model.pipeline_tag);

const WRITING: ReadonlySet<string> = new Set([
  "any-to-any",
  "audio-text-to-text",
  "image-text-to-text",
  "image-to-text",
  "text-generation",
  "text2text-generation",
  "video-text-to-text",
  "visual-question-answering",
]);

// A model has about 12 × layers × width² weights, and width is about 128 × layers. A layer stores 2 × width numbers for a
// token; shared or compressed heads store down to a sixty-fourth of that.
function guess(weights: number, tokens: number): ContextSize {
  const layers = Math.cbrt(weights / (12 * 128 ** 2));
  const max = Math.round(2 * layers * (128 * layers) * BYTES * tokens);
  return {
    min: Math.round(max / 64),
    max,
    how: `${tokens} tokens; the record has no dimensions, so these are bounds for this number of weights`,
  };
}
