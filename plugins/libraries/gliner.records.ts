// Records to test GLiNER on.
import { exampleOf, files, recordsOf } from "../kit/libraries/records-of.ts";

const pipeline_tag = "token-classification";

export default recordsOf("gliner", {
  names: { pipeline_tag },
  "names, own example": exampleOf(pipeline_tag, { text: "Grace Hopper was born in New York." }),
  "weights beside ONNX": { ...files("model.safetensors", "onnx/model.onnx") },
  "ONNX alone": { ...files("README.md", "onnx/model.onnx") },
  relations: { id: "example-org/gliner-relex-large" },
});
