// Docling: its repositories are parts of one converter of documents.
import type { LoadCode, Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";

/** Does the name say that the model is a part of Docling? */
export const isOfDocling = ({ id }: Model): boolean =>
  /(?:^|\/)docling-(?:models|layout-[\w-]+)$/i.test(id) && !/onnx/i.test(id);

/** Converts a document with the part. */
export function convert(model: Model): LoadCode {
  const code = python`
    from docling.document_converter import DocumentConverter

    ${converter(model)}
    result = converter.convert("https://arxiv.org/pdf/2408.09869")

    print(result.document.export_to_markdown())
  `;
  return { purpose: "Convert a document", code, install: { pip: ["docling"] } };
}

// The layout models that the converter does not use by default, by the names of its presets.
const LAYOUTS = /layout-(heron-101|egret-(?:medium|large|xlarge))$/i;

function converter(model: Model): Code<"python"> {
  const layout = LAYOUTS.exec(model.id)?.[1];
  if (layout === undefined) return python`converter = DocumentConverter()`;
  const preset = `layout_${layout.toLowerCase().replaceAll("-", "_")}`;
  return python`
    ${python.requires("docling.datamodel.base_models", "InputFormat")}
    ${python.requires("docling.datamodel.pipeline_options", "LayoutObjectDetectionOptions")}
    ${python.requires("docling.datamodel.pipeline_options", "PdfPipelineOptions")}
    ${python.requires("docling.document_converter", "PdfFormatOption")}
    layout = LayoutObjectDetectionOptions.from_preset(${preset})
    options = PdfPipelineOptions(layout_options=layout)
    converter = DocumentConverter(
        format_options={InputFormat.PDF: PdfFormatOption(pipeline_options=options)},
    )
  `;
}
