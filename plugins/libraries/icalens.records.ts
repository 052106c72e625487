// Records to test ICA Lens on.
import { recordsOf } from "./shared/records-of.ts";

export default recordsOf("icalens", { "a lens": {} });
