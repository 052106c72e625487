// Records to test Core ML Tools on: packages and single files, several of them, none, and no list of files.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("coremltools", {
  "no files": { pipeline_tag: "object-detection" },
  "a package": files(
    "README.md",
    "coreml/detector.mlpackage/Data/com.apple.CoreML/model.mlmodel",
    "coreml/detector.mlpackage/Manifest.json",
  ),
  "a file": files("detector.mlmodel"),
  "several packages": files("encoder.mlpackage/Manifest.json", "decoder.mlpackage/Manifest.json"),
  compiled: files("detector.mlmodelc/model.mil"),
});
