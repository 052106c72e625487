// Image feature extraction: an image in, a vector that stands for it out.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "image-feature-extraction",
  label: "Image Feature Extraction",
  modality: "cv",
});
