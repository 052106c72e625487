// Records to test SAP RPT 1 on: both tasks, neither, and a file of weights.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("sap-rpt-1-oss", {
  classification: { pipeline_tag: "tabular-classification" },
  regression: { pipeline_tag: "tabular-regression" },
  both: {},
  "a file": files("README.md", "2025-11-04_sap-rpt-one-oss.pt"),
  "gated by its record": { pipeline_tag: "tabular-regression", gated: "manual" },
});
