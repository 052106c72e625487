// Records to test SetFit on: with a pickle and without, and an example of one's own.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

const pipeline_tag = "text-classification";

export default recordsOf("setfit", {
  "a description alone": files("README.md"),
  "files not listed": { pipeline_tag },
  "a classifier of scikit-learn": { pipeline_tag, ...files("model.safetensors", "model_head.pkl") },
  "own example": {
    pipeline_tag,
    widgetData: [{ text: "The room was quiet and clean." }],
    ...files("model.safetensors"),
  },
});
