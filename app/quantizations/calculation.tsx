// How bits and sizes are calculated, with the numbers of one format.
import type { QuantizationSpec } from "hubsmith";
import type { ReactNode } from "react";
import { sizeText, weightsText } from "./weights.ts";
import { exampleOf } from "./example.ts";
import { Words } from "./words.tsx";

interface Props {
  readonly of: QuantizationSpec;
  readonly weights: number;
}

/** The steps; nothing if no format has a layout. */
export function Calculation({ of: quantization, weights }: Props): ReactNode {
  const worked = exampleOf(quantization, weights);
  if (worked === undefined) return null;
  const { format, bits, main, block, size } = worked;
  const layout = bits.base ?? bits.exact!;
  const blocks =
    block.weights === 1
      ? `Each weight of ${main} stands by itself and takes ${block.bytes} bytes`
      : `${main} packs ${block.weights} weights into a block of ${block.bytes} bytes, with all that they share`;
  return (
    <ol className="steps">
      <li>
        <strong>Block.</strong> {blocks}. So a weight takes {block.bytes} × 8 ÷ {block.weights} ={" "}
        {layout} bits, exactly.
      </li>
      {bits.base !== undefined && (
        <li>
          <strong>Mixture.</strong> A file in {format.name} has most of its weights in {main} and
          keeps some in more bits, so {layout} is the least.{" "}
          {bits.measured === undefined
            ? "What files come to was not measured."
            : `Measured, such a file came to ${bits.measured} bits per weight.`}
        </li>
      )}
      <li>
        <strong>Size.</strong> {weightsText(weights)} weights × {layout} bits ÷ 8 is the least.{" "}
        {bits.base === undefined ? "Small tensors that stay" : "What is mixed in or stays"} more
        precise and the head of the file come on top. Bounds: {sizeText(size)}.
      </li>
      {bits.measured !== undefined && quantization.measuredOn !== undefined && (
        <li>
          <strong>Measured on</strong> <Words>{quantization.measuredOn}</Words>. Other models differ
          somewhat, small ones most, so sizes are shown as bounds.
        </li>
      )}
    </ol>
  );
}
