// Keypoint detection. Input: an image. Output: meaningful points in it, such as joints.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "keypoint-detection",
  label: "Keypoint Detection",
  modality: "cv",
});
