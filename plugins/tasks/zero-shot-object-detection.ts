// Zero-shot object detection. Input: an image and your own names. Output: the objects with these names and their places.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "zero-shot-object-detection",
  label: "Zero-Shot Object Detection",
  modality: "cv",
});
