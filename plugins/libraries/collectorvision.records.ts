// Records to test CollectorVision on.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("collectorvision", {
  "a detector": { id: "example-org/cornelius" },
  "an embedder": { id: "example-org/milo", ...files("README.md", "milo.onnx") },
  "no telling": {},
});
