// Records to test Flair on.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("flair", {
  "a description alone": files("README.md"),
  "token classification": { pipeline_tag: "token-classification" },
  "token classification, own example": {
    pipeline_tag: "token-classification",
    widgetData: [{ text: "Grace Hopper was born in New York." }],
  },
  "text classification": { pipeline_tag: "text-classification" },
  "text classification, own example": {
    pipeline_tag: "text-classification",
    widgetData: [{ text: "The room was quiet and clean." }],
  },
});
