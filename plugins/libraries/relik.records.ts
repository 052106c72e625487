// Records to test ReLiK on: a pipeline, and a part of one.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("relik", {
  "a pipeline": { id: "example-org/relik-entity-linking-small" },
  "own example": { widgetData: [{ text: "Grace Hopper was born in New York." }] },
  "a part": { id: "example-org/relik-reader-deberta-v3-base" },
});
