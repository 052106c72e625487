// Records to test Lightning IR on: both kinds of models, and one that does not say.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("lightning-ir", {
  "bi-encoder": { tags: ["bi-encoder"] },
  "cross-encoder": { tags: ["cross-encoder"] },
  neither: {},
});
