// Records to test COLIPRI on.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("colipri", {
  "zero-shot image classification": {},
  "own labels": { widgetData: [{ candidate_labels: "No effusion, Effusion" }] },
  "other weights": files("config.yaml", "weights.safetensors"),
  "several weights": files("a.safetensors", "model.safetensors"),
});
