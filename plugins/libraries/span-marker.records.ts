// Records to test SpanMarker on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("span-marker", {
  names: { pipeline_tag: "token-classification" },
  "own example": {
    pipeline_tag: "token-classification",
    widgetData: [{ text: "Grace Hopper was born in New York." }],
  },
});
