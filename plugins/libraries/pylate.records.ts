// Records to test PyLate on.
import { recordsOf, tagged } from "../kit/libraries/records-of.ts";

export default recordsOf("pylate", {
  "code for a known type": { tags: ["custom_code"], config: { model_type: "phi3" } },
  "a model": { pipeline_tag: "sentence-similarity" },
  "code of its own": tagged("custom_code"),
});
