// Records to test fastText on.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

const pipeline_tag = "text-classification";

export default recordsOf("fasttext", {
  "word vectors": { pipeline_tag: "feature-extraction" },
  "a file": files("README.md", "cc.en.300.bin"),
  "text classification": { pipeline_tag },
  "text classification, own example": {
    pipeline_tag,
    widgetData: [{ text: "The room was quiet\nand clean." }],
  },
});
