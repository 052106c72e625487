// Records to test OpenCLIP on.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("open_clip", {
  "a description alone": files("README.md"),
  "a score for each label": { tags: ["siglip2"] },
  "a text model of Transformers": { id: "acme/OtterCLIP-PubMedBERT" },
  "an X-ray": { tags: ["medical"] },
  "of clothes": { tags: ["fashion"] },
  "in Arabic": { tags: ["ar"] },
  "labels for an image": { pipeline_tag: "zero-shot-image-classification" },
});
