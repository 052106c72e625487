// Files for LiteRT, formerly TensorFlow Lite.
import type { LoadCode, Model } from "hubsmith";
import { python } from "hubsmith/code";
import { downloaded } from "./choose-file.ts";

export const INSTALL = { pip: ["ai-edge-litert", "numpy", "huggingface_hub"] } as const;

/** Runs a file once. Only the file has the input shapes, so the program uses zeros of these shapes. */
export function runOnce(model: Model, weights: readonly string[]): LoadCode {
  const code = python`
    import numpy
    from ai_edge_litert.interpreter import Interpreter

    ${downloaded(model, weights[0], ".tflite")}
    interpreter = Interpreter(model_path=path)
    interpreter.allocate_tensors()
    for tensor in interpreter.get_input_details():
        zeros = numpy.zeros(tensor["shape"], tensor["dtype"])
        interpreter.set_tensor(tensor["index"], zeros)
    interpreter.invoke()

    print(interpreter.get_tensor(interpreter.get_output_details()[0]["index"]))
  `;
  return { purpose: "Run with dummy input", code, install: INSTALL };
}
