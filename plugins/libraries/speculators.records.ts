// Records to test Speculators on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("speculators", {
  "a draft": { tags: ["speculative-decoding"] },
});
