// Records to test MatAnyone on.
import { recordsOf } from "./shared/records-of.ts";

export default recordsOf("matanyone", {
  "a video": {},
});
