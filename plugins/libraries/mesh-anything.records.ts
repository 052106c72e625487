// Records to test MeshAnything on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("mesh-anything", {
  "a shape": {},
});
