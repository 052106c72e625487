// Records to test docTR on: each part of reading, a model of unknown task, and one that it no longer loads.
import { recordsOf, tagged } from "../kit/libraries/records-of.ts";

export default recordsOf("doctr", {
  recognition: tagged("ocr", "recognition"),
  detection: tagged("ocr", "detection"),
  layout: tagged("ocr", "layout"),
  "no task": {},
  objects: { pipeline_tag: "object-detection" },
});
