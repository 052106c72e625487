// Records to test fastai on.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("fastai", {
  "a description alone": files("README.md"),
  "image classification": { pipeline_tag: "image-classification" },
  "text classification": { pipeline_tag: "text-classification" },
  "text classification, own example": {
    pipeline_tag: "text-classification",
    widgetData: [{ text: "The room was quiet and clean." }],
  },
  "no task": {},
  "no task, a name of images": { id: "acme/cats-or-otters" },
});
