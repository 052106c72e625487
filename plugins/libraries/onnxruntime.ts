// ONNX Runtime: runs models of any kind from the open ONNX format, without the framework that trained them.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../shared/record.ts";
import { isNamed, NOT_SHOWN } from "./shared/inferred.ts";
import { UNNAMED } from "./shared/warnings.ts";

export default defineLibrary({
  id: "onnxruntime",
  aliases: ["onnx"],
  prettyLabel: "ONNX Runtime",
  repoName: "onnxruntime",
  repoUrl: "https://github.com/microsoft/onnxruntime",
  docsUrl: "https://onnxruntime.ai/docs/",
  filter: false,
  isInferred: true,
  install: { pip: ["onnxruntime", "numpy", "huggingface_hub"] },
  snippets: (model) =>
    isNamed(model, "onnxruntime") || isNamed(model, "onnx") || isShown(model)
      ? { purpose: "Run with dummy input", code: run(model) }
      : NOT_SHOWN,
});

// Incomplete records have only the id.
const isShown = ({ id, tags }: Model): boolean =>
  /[-_.]onnx/i.test(id) && !id.startsWith("onnx-community/") && tags.length === 0;

// Only the file has the input shapes, so the program uses zeros of these shapes.
function run(model: Model): Code {
  const weights = filesOf(model)?.filter((path) => path.endsWith(".onnx")) ?? [];
  return python`
    import numpy
    import onnxruntime
    from huggingface_hub import hf_hub_download

    ${weights.length === 1 ? python`` : UNNAMED}
    path = hf_hub_download(${model.id}, ${weights[0] ?? "model.onnx"})
    session = onnxruntime.InferenceSession(path)
    types = {
        "tensor(int64)": "int64",
        "tensor(int32)": "int32",
        "tensor(float16)": "float16",
        "tensor(bool)": "bool",
    }
    inputs = {}
    for tensor in session.get_inputs():
        shape = [size if isinstance(size, int) else 1 for size in tensor.shape]
        inputs[tensor.name] = numpy.zeros(shape, types.get(tensor.type, "float32"))

    print(session.run(None, inputs))
  `;
}
