// Records to test UniDepth on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("unidepth", {
  "version 2": { id: "example-org/unidepth-v2-vitl14" },
  "version 1": { id: "example-org/unidepth-v1-vitl14" },
});
