// Records to test MatAnyone on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("matanyone", {
  "a video": {},
});
