// Zero-shot object detection: an image and names of one's own in, what they name in it and where out.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "zero-shot-object-detection",
  label: "Zero-Shot Object Detection",
  modality: "cv",
});
