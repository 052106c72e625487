// Records to test MeshAnything on.
import { recordsOf } from "./shared/records-of.ts";

export default recordsOf("mesh-anything", {
  "a shape": {},
});
