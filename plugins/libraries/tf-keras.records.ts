// Records to test TF-Keras on.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("tf-keras", {
  "a description alone": files("README.md"),
  "a saved model": {},
  "a saved model among others": { tags: ["tflite"], ...files("saved_model.pb") },
  "weights for phones": { tags: ["tflite"] },
});
