// Image feature extraction. Input: an image. Output: a vector that represents it.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "image-feature-extraction",
  label: "Image Feature Extraction",
  modality: "cv",
});
