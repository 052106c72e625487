// Records to test Anemoi on.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("anemoi", {
  forecast: {},
  "older versions": { id: "acme/aifs-single-1.0" },
  "one checkpoint": files("README.md", "model.ckpt"),
  "a checkpoint in a folder": files("weights/model.ckpt"),
  "several checkpoints": files("model.ckpt", "model-small.ckpt"),
});
