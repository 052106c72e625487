// Records to test Describe Anything on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("describe-anything", { "regions of images": {} });
