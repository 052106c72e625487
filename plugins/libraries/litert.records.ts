// Records to test LiteRT on: a file, several, none that it runs, and no list of files.
import { files, recordsOf, tagged } from "../kit/libraries/records-of.ts";

export default recordsOf("litert", {
  "no files": { pipeline_tag: "image-segmentation" },
  "a file": files("README.md", "detector.tflite"),
  "several files": files("encoder.tflite", "decoder.tflite"),
  "another format": files("README.md", "model.litertlm"),
  "another format, by its tag": tagged("litertlm"),
  "both, by their tags": tagged("tflite", "litertlm"),
});
