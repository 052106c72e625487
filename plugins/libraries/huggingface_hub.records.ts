// Records to test huggingface_hub on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("huggingface_hub", { "any model": {} });
