// Records to test PaddleOCR on: modules, formats, pipelines, and models of others.
import { recordsOf, tagged } from "../kit/libraries/records-of.ts";

const of = (id: string, ...tags: readonly string[]) => ({ id, ...tagged(...tags) });

export default recordsOf("PaddleOCR", {
  detection: of("PaddlePaddle/PP-OCRv5_server_det", "textline_detection"),
  recognition: of("PaddlePaddle/PP-OCRv5_server_rec", "textline_recognition"),
  seals: of("PaddlePaddle/PP-OCRv4_server_seal_det", "seal_text_detection"),
  unwarping: of("PaddlePaddle/UVDoc", "doc_img_unwarping"),
  "page orientation": of(
    "PaddlePaddle/PP-LCNet_x1_0_doc_ori",
    "doc_img_orientation_classification",
  ),
  "line orientation": of(
    "PaddlePaddle/PP-LCNet_x1_0_textline_ori",
    "textline_orientation_classification",
  ),
  chart: of("PaddlePaddle/PP-Chart2Table", "chart_parsing"),
  formula: of("PaddlePaddle/PP-FormulaNet_plus-L", "formula_recognition"),
  layout: of("PaddlePaddle/PP-DocLayoutV2", "layout_detection"),
  "table cells": of("PaddlePaddle/RT-DETR-L_wired_table_cell_det", "table_cells_detection"),
  "table kind": of("PaddlePaddle/PP-LCNet_x1_0_table_cls", "wired_table_classification"),
  "table structure": of("PaddlePaddle/SLANeXt_wired", "table_structure_recognition"),
  onnx: of("PaddlePaddle/PP-OCRv5_server_det_onnx", "textline_detection"),
  safetensors: of("PaddlePaddle/PP-OCRv5_server_det_safetensors", "textline_detection"),
  "of another owner": of("example-org/receipts_rec", "textline_recognition"),
  "document questions": of("PaddlePaddle/PP-DocBee2-3B", "doc_vlm"),
  "document parsing": of("PaddlePaddle/PaddleOCR-VL", "document-parse"),
  "document parsing, a version": of("PaddlePaddle/PaddleOCR-VL-1.5", "document-parse"),
  "document parsing, tuned": of("example-org/PaddleOCR-VL-Receipts", "document-parse"),
  "no module": {},
});
