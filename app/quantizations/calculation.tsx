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
      ? `Each weight of ${main} is stored separately in ${block.bytes} bytes`
      : `${main} packs ${block.weights} weights into a block of ${block.bytes} bytes, including shared values`;
  return (
    <ol className="steps">
      <li>
        <strong>Block.</strong> {blocks}. A weight uses {block.bytes} × 8 ÷ {block.weights} ={" "}
        {layout} bits.
      </li>
      {bits.base !== undefined && (
        <li>
          <strong>Mixture.</strong> A file in {format.name} stores most weights in {main} and some
          with more bits, so {layout} is the minimum.{" "}
          {bits.measured === undefined
            ? "The average was not measured."
            : `Measured average: ${bits.measured} bits per weight.`}
        </li>
      )}
      <li>
        <strong>Size.</strong> {weightsText(weights)} weights × {layout} bits ÷ 8 is the minimum.{" "}
        More precise tensors and the file header are added. Bounds: {sizeText(size)}.
      </li>
      {bits.measured !== undefined && quantization.measuredOn !== undefined && (
        <li>
          <strong>Measured on</strong> <Words>{quantization.measuredOn}</Words>. Other models
          differ, mostly small ones, so sizes are shown as bounds.
        </li>
      )}
    </ol>
  );
}
