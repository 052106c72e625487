// Records to test Granite TSFM on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("granite-tsfm", {
  "a forecaster": { tags: ["tinytimemixer"] },
  "another model": { tags: ["tspulse"] },
});
