// LiteRT: runs TensorFlow Lite models on phones, boards and in browsers; here in Python.
import { absent, defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";
import { downloaded } from "../kit/libraries/choose-file.ts";

export default defineLibrary({
  id: "litert",
  aliases: ["tflite"],
  prettyLabel: "LiteRT",
  repoName: "LiteRT",
  repoUrl: "https://github.com/google-ai-edge/LiteRT",
  docsUrl: "https://ai.google.dev/edge/litert",
  filter: false,
  countDownloads: downloads.extension("tflite"),
  install: { pip: ["ai-edge-litert", "numpy", "huggingface_hub"] },
  snippets: (model) => {
    const weights = filesOf(model)?.filter((path) => path.endsWith(".tflite"));
    const has = (tag: string): boolean => model.tags.includes(tag);
    // Language models have another file type, for LiteRT-LM.
    if (weights === undefined ? has("litertlm") && !has("tflite") : weights.length === 0) {
      const reason = "The repository has no .tflite file, which LiteRT needs.";
      return absent({ code: "no-file", reason, fix: "Run a .litertlm file with LiteRT-LM." });
    }
    return { purpose: "Run with dummy input", code: run(model, weights ?? []) };
  },
});

// Only the file has the input shapes, so the program uses zeros of these shapes.
function run(model: Model, weights: readonly string[]): Code {
  return python`
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
}
