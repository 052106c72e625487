// Records to test ONNX Runtime on: one file, several, and none that is told.
import { files, recordsOf } from "./shared/records-of.ts";

export default recordsOf("onnxruntime", {
  "a file": files("README.md", "onnx/model.onnx"),
  "several files": files("decoder_model.onnx", "model.onnx", "model.onnx_data"),
  "several files, none of them the usual": files("decoder.onnx", "encoder.onnx"),
  "no file": {},
});
