// Records to test OuteTTS on: models of each interface, as weights, as GGUF and as ONNX.
import { files, named, recordsOf } from "../kit/libraries/records-of.ts";

const pipeline_tag = "text-to-speech";
const widgetData = [{ text: "The shop opens at ten." }];

export default recordsOf("outetts", {
  "configured by the library": { id: "OuteAI/Llama-OuteTTS-1.0-1B", pipeline_tag },
  "configured by the library, small": { id: "OuteAI/OuteTTS-1.0-0.6B", pipeline_tag },
  "somebody's own": { id: "example-org/my-voice", pipeline_tag, widgetData },
  "version 0.1": { id: "example-org/OuteTTS-0.1-350M", pipeline_tag },
  "version 0.3": { id: "example-org/OuteTTS-0.3-500M", pipeline_tag },
  gguf: {
    id: "example-org/OuteTTS-1.0-0.6B-GGUF",
    pipeline_tag,
    tags: ["gguf"],
    ...files("OuteTTS-1.0-0.6B-Q4_K_M.gguf", "OuteTTS-1.0-0.6B-Q8_0.gguf"),
  },
  "gguf, one file": {
    id: "example-org/voice",
    pipeline_tag,
    tags: ["gguf"],
    ...files("voice.gguf"),
  },
  "gguf, no files": { id: "example-org/OuteTTS-0.2-500M-GGUF", pipeline_tag, tags: ["gguf"] },
  onnx: { id: "example-org/OuteTTS-0.2-500M-ONNX", pipeline_tag, tags: ["onnx"] },
  "onnx, own example": {
    id: "example-org/OuteTTS-0.2-500M",
    pipeline_tag,
    tags: ["onnx"],
    widgetData,
  },
  "onnx, which no package reads": named("example-org/OuteTTS-1.0-0.6B-ONNX", pipeline_tag, "onnx"),
});
