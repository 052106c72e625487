// ONNX Runtime: runs models of any kind from the open ONNX format, without the framework that trained them.
import { absent, type Absence, defineLibrary, type LoadCode, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example, filesOf, typesOf } from "../kit/tasks/record.ts";
import { gapFor, maskOf } from "../kit/samples/gaps.ts";
import { opinionFor } from "../kit/samples/opinions.ts";
import { pictureFor } from "../kit/samples/pictures.ts";
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

const OTHER_INPUTS = absent({
  code: "other-library",
  reason: "ONNX Runtime needs the inputs that the library of the record creates.",
  fix: "Use the library of the record.",
});

function use(model: Model): LoadCode | Absence {
  const { library_name: library = "onnx" } = model;
  if (READS.has(model.pipeline_tag ?? "")) return read(model);
  if (!OWN_NAMES.has(library.toLowerCase())) return OTHER_INPUTS;
  if (SEES.test(model.pipeline_tag ?? "")) return see(model);
  const isOfTexts = typesOf(model).some((type) => ENCODERS.has(type));
  if (isOfTexts && model.pipeline_tag === undefined) return read(model);
  return { purpose: "Show the inputs and outputs", code: describe(model) };
}

function read(model: Model): LoadCode {
  const text =
    model.pipeline_tag === "fill-mask" ? gapFor(model).join(maskOf(model)) : opinionFor(model);
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

// Only the file says what it reads, so no input can be written here.
const describe = (model: Model): Code => python`
  ${load(model)}

  # Create these inputs as the model card says, and pass them to session.run().
  for tensor in [*session.get_inputs(), *session.get_outputs()]:
      print(tensor.name, tensor.type, tensor.shape)
`;

// Files that were made with TensorFlow have the colors last.
function see(model: Model): LoadCode {
  const code = python`
    import numpy
    from urllib.request import urlopen
    from PIL import Image
    ${load(model)}

    tensor = session.get_inputs()[0]
    _, *shape = [size if isinstance(size, int) else 224 for size in tensor.shape]
    is_last = shape[-1] == 3
    height, width = shape[:2] if is_last else shape[1:]
    file = urlopen(${pictureFor(model).image})
    image = Image.open(file).convert("RGB").resize((width, height))

    types = {"tensor(float)": "float32", "tensor(float16)": "float16"}
    dtype = types.get(tensor.type, "uint8")
    # Decimals are from 0 to 1: the model card says if it needs another scale.
    pixels = numpy.asarray(image) / (1 if dtype == "uint8" else 255)
    pixels = pixels if is_last else pixels.transpose(2, 0, 1)
    inputs = pixels[None].astype(dtype)
    outputs = session.run(None, {tensor.name: inputs})

    ${model.pipeline_tag === "image-classification" ? python`print(outputs[0].argmax())` : python`print([output.shape for output in outputs])`}
  `;
  return { purpose: "Run with a picture", code, install: { pip: PICTURED } };
}

const PICTURED = ["onnxruntime", "pillow", "numpy", "huggingface_hub"];
const SEES =
  /^(?:depth-estimation|image-(?:classification|feature-extraction|segmentation|to-image)|keypoint-detection|object-detection)$/;

// Other libraries create the inputs of their models themselves.
const OWN_NAMES: ReadonlySet<string> = new Set(["onnx", "onnxruntime"]);

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
