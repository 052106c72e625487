// ONNX Runtime: runs models of any kind from the open ONNX format, without the framework that trained them.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../shared/record.ts";
import { isNamed, NOT_SHOWN } from "./shared/inferred.ts";

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

// Only the file has the input shapes, so the program uses zeros of these shapes. Large weights are in files next to it,
// whose names begin with its name.
function run(model: Model): Code {
  return python`
    import numpy
    import onnxruntime
    from huggingface_hub import snapshot_download

    ${choose(model)}
    folder = snapshot_download(${model.id}, allow_patterns=path + "*")
    session = onnxruntime.InferenceSession(f"{folder}/{path}")
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

function choose(model: Model): Code<"python"> {
  const weights = filesOf(model)?.filter((path) => path.endsWith(".onnx")) ?? [];
  const named = weights.find((path) => /^(?:.*\/)?model\.onnx$/.test(path)) ?? weights[0];
  if (named === undefined) {
    return python`
      ${python.requires("huggingface_hub", "list_repo_files")}
      files = list_repo_files(${model.id})
      ${SEVERAL}
      path = next(file for file in files if file.endswith(".onnx"))
    `;
  }
  return python`
    ${weights.length === 1 ? python`` : SEVERAL}
    path = ${named}
  `;
}

const SEVERAL = python`# If the repository has several models, choose one.`;
