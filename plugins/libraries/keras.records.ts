// Records to test Keras on.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("keras", {
  "a model": { pipeline_tag: "image-classification" },
  "another library": { library_name: "kerasformers" },
  "a file": files("README.md", "weights/otter.keras"),
  "an older file": files("otter.h5"),
  "a SavedModel": { id: "keras-io/otter", pipeline_tag: "image-to-image" },
  "a folder": files("config.json", "metadata.json", "model.weights.h5"),
});
