// Records to test univa on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("univa", { "any to any": { pipeline_tag: "any-to-any" } });
