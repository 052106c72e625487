// Records to test TF-Keras on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("tf-keras", {
  "a saved model": {},
  "weights for phones": { tags: ["tflite"] },
});
