// Files for LiteRT, formerly TensorFlow Lite.
import type { LoadCode, Model } from "hubsmith";
import { python } from "hubsmith/code";
import { downloaded } from "./choose-file.ts";

export const INSTALL = { pip: ["ai-edge-litert", "huggingface_hub"] } as const;

/** Loads a file. Only the file says what it reads, so no input can be written here. */
export function loadFile(model: Model, weights: readonly string[]): LoadCode {
  const code = python`
    from ai_edge_litert.interpreter import Interpreter

    ${downloaded(model, weights[0], ".tflite")}
    interpreter = Interpreter(model_path=path)
    interpreter.allocate_tensors()

    # Create these inputs as the model card says. Then set_tensor(), invoke() and get_tensor() run the model.
    for tensor in [*interpreter.get_input_details(), *interpreter.get_output_details()]:
        print(tensor["name"], tensor["dtype"], tensor["shape"])
  `;
  return { purpose: "Show the inputs and outputs", code, install: INSTALL };
}
