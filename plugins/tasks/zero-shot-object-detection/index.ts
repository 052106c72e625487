// Zero-shot object detection: an image and your own names in, the objects with these names and their places out.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "zero-shot-object-detection",
  label: "Zero-Shot Object Detection",
  modality: "cv",
});
