// Records to test FlexTab on: nothing of a record is read.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("flextab", { tables: { pipeline_tag: "tabular-classification" } });
