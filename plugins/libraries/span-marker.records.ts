// Records to test SpanMarker on.
import { exampleOf, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("span-marker", {
  names: { pipeline_tag: "token-classification" },
  "own example": exampleOf("token-classification", { text: "Grace Hopper was born in New York." }),
});
