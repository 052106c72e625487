// Records to test Describe Anything on.
import { recordsOf } from "./shared/records-of.ts";

export default recordsOf("describe-anything", { "regions of images": {} });
