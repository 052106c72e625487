// Records to test ICA Lens on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("icalens", { "a lens": {} });
