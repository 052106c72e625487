// Records to test LibreYOLO on: a picture alone, and what takes more.
import { recordsOf, tagged } from "../kit/libraries/records-of.ts";

export default recordsOf("libreyolo", {
  "a picture": { pipeline_tag: "image-segmentation" },
  "a picture and a text": tagged("grounding"),
  "a point in a picture": { id: "LibreYOLO/LibreShowUI2b", tags: ["grounding"] },
});
