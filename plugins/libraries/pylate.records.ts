// Records to test PyLate on.
import { recordsOf, tagged } from "./shared/records-of.ts";

export default recordsOf("pylate", {
  "a model": { pipeline_tag: "sentence-similarity" },
  "code of its own": tagged("custom_code"),
});
