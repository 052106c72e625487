// Records to test ONNX Runtime on: one file, several, and none that is told.
import { files, recordsOf, unnamed } from "../kit/libraries/records-of.ts";

const NAMED = recordsOf("onnxruntime", {
  "a file": files("README.md", "onnx/model.onnx"),
  "several files": files("decoder_model.onnx", "model.onnx", "model.onnx_data"),
  "several files, none of them the usual": files("decoder.onnx", "encoder.onnx"),
  "an image of another library": { library_name: "timm", pipeline_tag: "image-classification" },
  "an image": { pipeline_tag: "image-classification" },
  "an image with objects": { pipeline_tag: "object-detection" },
  "a text, by its type": { tags: ["bert"] },
  "a text": { pipeline_tag: "text-classification" },
  "a text of a known type": { pipeline_tag: "fill-mask", config: { model_type: "roberta" } },
  "a text with a gap": { pipeline_tag: "fill-mask", mask_token: "<mask>" },
  "an example": { pipeline_tag: "token-classification", widgetData: [{ text: "Ana is in Oslo." }] },
  "no file": {},
});

export default [
  ...NAMED,
  ...unnamed("onnxruntime", {
    "by its name": { id: "acme/otter-ONNX", pipeline_tag: "feature-extraction" },
    "an embedder": { id: "acme/otter-embed-ONNX", pipeline_tag: "feature-extraction" },
  }),
];
