// ONNX Runtime: runs models of any kind from the open ONNX format, without the framework that trained them.
import { absent, type Absence, defineLibrary, type LoadCode, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example, filesOf, typesOf } from "../kit/tasks/record.ts";
import { gapFor, maskOf, textsFor } from "../kit/samples/texts.ts";
import { isNamed, NOT_SHOWN } from "../kit/libraries/inferred.ts";
import { isOnnxEmbedder, isOnnxExport } from "../kit/libraries/transformers/evidence.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "onnxruntime",
  aliases: ["onnx"],
  prettyLabel: "ONNX Runtime",
  repoName: "onnxruntime",
  repoUrl: "https://github.com/microsoft/onnxruntime",
  docsUrl: "https://onnxruntime.ai/docs/",
  isTriedUnnamed: true,
  install: { pip: ["onnxruntime", "numpy", "huggingface_hub"] },
  snippets: withWeights((model) =>
    isNamed(model, "onnxruntime") || isNamed(model, "onnx") || isShown(model)
      ? use(model)
      : NOT_SHOWN,
  ),
});

// Sentence Transformers loads exports of embedders.
const isShown = (model: Model): boolean => isOnnxExport(model) && !isOnnxEmbedder(model);

const READS: ReadonlySet<string> = new Set([
  "feature-extraction",
  "fill-mask",
  "sentence-similarity",
  "text-classification",
  "token-classification",
]);

// Types of models that read texts, in records without a task.
const ENCODERS: ReadonlySet<string> = new Set([
  "bert",
  "deberta-v2",
  "distilbert",
  "modernbert",
  "roberta",
  "xlm-roberta",
]);

// Libraries that create the inputs of the same model.
const LOADERS: ReadonlySet<string> = new Set([
  "diffusers",
  "gliner",
  "sentence-transformers",
  "timm",
  "tirex",
  "transformers",
  "transformers.js",
]);

const ONLY_ZEROS = absent({
  code: "only-zeros",
  reason: "ONNX Runtime needs the inputs that the library of the record creates.",
  fix: "Use the library of the record.",
});

function use(model: Model): LoadCode | Absence {
  const { library_name: library = "onnx" } = model;
  if (READS.has(model.pipeline_tag ?? "")) return read(model);
  if (LOADERS.has(library)) return ONLY_ZEROS;
  const isOfTexts = typesOf(model).some((type) => ENCODERS.has(type));
  if (isOfTexts && model.pipeline_tag === undefined) return read(model);
  return { purpose: "Run with dummy input", code: dummy(model) };
}

function read(model: Model): LoadCode {
  const text =
    model.pipeline_tag === "fill-mask"
      ? gapFor(model).join(maskOf(model))
      : textsFor(model).opinion;
  const code = python`
    ${load(model)}

    ${python.requires("transformers", "AutoTokenizer")}
    tokenizer = AutoTokenizer.from_pretrained(${model.id})
    inputs = tokenizer(${example(model, "text") ?? text}, return_tensors="np")
    names = [tensor.name for tensor in session.get_inputs()]
    outputs = session.run(None, {name: inputs[name] for name in names})

    ${shows(model)}
  `;
  const pip = ["onnxruntime", "transformers", "huggingface_hub"];
  return { purpose: "Run with a text", code, install: { pip } };
}

// Classes are numbers, whose names are in config.json.
function shows(model: Model): Code<"python"> {
  const config = python`
    ${python.requires("transformers", "AutoConfig")}
    labels = AutoConfig.from_pretrained(${model.id}).id2label
  `;
  switch (model.pipeline_tag) {
    case "text-classification":
      return python`
        ${config}

        print(labels[int(outputs[0].argmax())])
      `;
    case "token-classification":
      return python`
        ${config}
        tokens = tokenizer.convert_ids_to_tokens(inputs["input_ids"][0])

        for token, label in zip(tokens, outputs[0].argmax(-1)[0].tolist()):
            print(token, labels[label])
      `;
    case "fill-mask":
      return python`
        place = inputs["input_ids"] == tokenizer.mask_token_id
        print(tokenizer.decode(outputs[0][place].argmax(-1)))
      `;
    default:
      return python`print(outputs[0].shape)`;
  }
}

// Only the file has the input shapes, so the program uses zeros of these shapes.
const dummy = (model: Model): Code => python`
  import numpy
  ${load(model)}
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

// Large weights are in files next to the model, whose names begin with its name.
const load = (model: Model): Code<"python"> => python`
  import onnxruntime
  from huggingface_hub import snapshot_download

  ${choose(model)}
  folder = snapshot_download(${model.id}, allow_patterns=path + "*")
  session = onnxruntime.InferenceSession(f"{folder}/{path}")
`;

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
