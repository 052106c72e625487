// PaddleOCR: text, tables, formulas and layout of documents; a tag names the module of a model.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { ASKED_OF, DOCUMENT } from "../kit/samples/inputs.ts";
import { missingBut } from "../kit/libraries/missing.ts";

export default defineLibrary({
  id: "PaddleOCR",
  prettyLabel: "PaddleOCR",
  repoUrl: "https://github.com/PaddlePaddle/PaddleOCR",
  docsUrl: "https://www.paddleocr.ai/",
  filter: true,
  countDownloads: downloads.any(
    downloads.extension("safetensors"),
    downloads.path("inference.pdiparams"),
    downloads.path("inference.onnx"),
  ),
  install: { pip: ["paddleocr", "paddlepaddle"] },
  snippets: (model) => {
    const install = { pip: [...PARSER, ...engineOf(model).pip] };
    if (model.tags.includes("doc_vlm"))
      return { purpose: "Ask about a document", code: ask(model), install };
    if (model.tags.includes("document-parse"))
      return { purpose: "Parse a document", code: parse(model), install };
    const tag = model.tags.find((name) => Object.hasOwn(MODULES, name));
    const module = tag === undefined ? undefined : MODULES[tag];
    if (module === undefined) return missingBut(model, unknown);
    const { purpose, needs = ["paddleocr"] } = module;
    const pip = [...needs, ...engineOf(model).pip];
    return { purpose, code: predict(model, module), install: { pip } };
  },
});

const PARSER = ["paddleocr[doc-parser]"];

// Images of lines, charts and formulas, by PaddlePaddle.
const SAMPLES = "https://paddle-model-ecology.bj.bcebos.com/paddlex/imgs/demo_image";

interface Module {
  readonly purpose: string;
  readonly name: string;
  readonly needs?: readonly string[];
  /** The element that it reads, if that is not a whole page. */
  readonly image?: string;
  /** It accepts the image as a field, and draws nothing. */
  readonly isChat?: true;
}

const MODULES: Readonly<Record<string, Module>> = {
  textline_detection: { purpose: "Detect lines of text", name: "TextDetection" },
  textline_recognition: {
    purpose: "Read a line of text",
    name: "TextRecognition",
    image: `${SAMPLES}/general_ocr_rec_001.png`,
  },
  seal_text_detection: { purpose: "Detect text on seals", name: "SealTextDetection" },
  doc_img_unwarping: { purpose: "Straighten a page", name: "TextImageUnwarping" },
  doc_img_orientation_classification: {
    purpose: "Detect the orientation of a page",
    name: "DocImgOrientationClassification",
  },
  textline_orientation_classification: {
    purpose: "Detect the orientation of a page",
    name: "TextLineOrientationClassification",
  },
  chart_parsing: {
    purpose: "Read a chart as a table",
    name: "ChartParsing",
    image: `${SAMPLES}/chart_parsing_02.png`,
    needs: PARSER,
    isChat: true,
  },
  formula_recognition: {
    purpose: "Read a formula",
    name: "FormulaRecognition",
    image: `${SAMPLES}/general_formula_rec_001.png`,
    needs: PARSER,
  },
  layout_detection: { purpose: "Detect the layout of a page", name: "LayoutDetection" },
  table_cells_detection: { purpose: "Find the cells of a table", name: "TableCellsDetection" },
  wired_table_classification: {
    purpose: "Classify tables with or without lines",
    name: "TableClassification",
  },
  table_structure_recognition: {
    purpose: "Read the structure of a table",
    name: "TableStructureRecognition",
  },
};

const unknown = python`
  # The tags name no module of PaddleOCR; they are listed here:
  # https://www.paddleocr.ai/latest/en/version3.x/module_usage/module_overview.html
`;

// The end of a name is the format of the weights, which decides the engine.
function engineOf({ id }: Model): {
  readonly pip: readonly string[];
  readonly args: { readonly engine?: string };
} {
  if (id.endsWith("_onnx")) return { pip: ["onnxruntime"], args: { engine: "onnxruntime" } };
  if (id.endsWith("_safetensors"))
    return { pip: ["transformers", "torch", "torchvision"], args: { engine: "transformers" } };
  return { pip: ["paddlepaddle"], args: {} };
}

const isOfficial = ({ id }: Model): boolean => id.startsWith("PaddlePaddle/");

const nameOf = ({ id }: Model): string =>
  id.slice(id.indexOf("/") + 1).replace(/_(onnx|safetensors)$/, "");

// Models of others are loaded from a folder, under the name in its config.
function load(model: Model, name: string): Code<"python"> {
  const maker = python.name(name);
  const { args } = engineOf(model);
  if (isOfficial(model))
    return python`
      from paddleocr import ${maker}

      model = ${maker}(${python.args([], { model_name: nameOf(model), ...args })})
    `;
  const options = { model_name: python`name`, model_dir: python`folder` };
  return python`
    ${fromFolder(model, name)}
    model = ${maker}(${python.args([], { ...options, ...args })})
  `;
}

const fromFolder = (model: Model, name: string): Code<"python"> => python`
  import yaml
  from huggingface_hub import snapshot_download
  from paddleocr import ${python.name(name)}

  folder = snapshot_download(${model.id})
  with open(f"{folder}/inference.yml", encoding="utf-8") as file:
      name = yaml.safe_load(file)["Global"]["model_name"]
`;

const predict = (model: Model, { name, image = DOCUMENT, isChat }: Module): Code => python`
  ${load(model, name)}
  results = model.predict(${isChat ? { image } : image}, batch_size=1)

  for result in results:
      result.print()
      ${isChat ? python`` : python`result.save_to_img("output")`}
      result.save_to_json("output/result.json")
`;

const ask = (model: Model): Code => python`
  ${load(model, "DocVLM")}
  results = model.predict(${{ image: DOCUMENT, query: ASKED_OF.document }}, batch_size=1)

  for result in results:
      result.print()
      result.save_to_json("output/result.json")
`;

const parse = (model: Model): Code => python`
  ${isOfficial(model) ? official(model) : tuned(model)}
  results = pipeline.predict(${DOCUMENT})

  for result in results:
      result.print()
      result.save_to_json("output")
      result.save_to_markdown("output")
`;

function official(model: Model): Code<"python"> {
  const version = /^PaddleOCR-VL-(\d+\.\d+)$/.exec(nameOf(model))?.[1];
  return python`
    from paddleocr import PaddleOCRVL

    pipeline = PaddleOCRVL(pipeline_version=${version === undefined ? "v1" : `v${version}`})
  `;
}

const tuned = (model: Model): Code<"python"> => python`
  ${fromFolder(model, "PaddleOCRVL")}
  pipeline = PaddleOCRVL(vl_rec_model_name=name, vl_rec_model_dir=folder)
`;
